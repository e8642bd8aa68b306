import { describe, expect, test } from 'vitest';
import { DatabaseError } from '#database/database.ts';
import { explainStartFailure } from './start-failure.ts';

const place = { PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data' };
const withServer = { ...place, DATABASE_URL: 'postgres://shortlist:hunter2@db.example:5432/shortlist' };
const failure = (code: string) => Object.assign(new Error(`raw ${code}`), { code });

describe('explainStartFailure', () => {
  test('a port in use names the port and how to take another', () => {
    expect(explainStartFailure(failure('EADDRINUSE'), place)).toBe(
      'Port 3000 on 127.0.0.1 is already in use. Stop the program that holds it, or choose another: PORT=3001 npm start',
    );
  });

  test('a folder that cannot be written names the folder', () => {
    expect(explainStartFailure(failure('EACCES'), place)).toContain('No permission to write in ./data.');
    expect(explainStartFailure(failure('EROFS'), place)).toContain('read-only disk');
    expect(explainStartFailure(failure('ENOSPC'), place)).toContain('The disk of ./data is full.');
  });

  test('an unreachable server is named without its password', () => {
    const message = explainStartFailure(new DatabaseError('connection refused', { code: '08006' }), withServer);
    expect(message).toBe(
      'The database at db.example:5432/shortlist cannot be used: connection refused. Check DATABASE_URL, and that PostgreSQL is running and reachable.',
    );
  });

  test('a refused login points to user and password', () => {
    const message = explainStartFailure(
      new DatabaseError('password authentication failed', { code: '28P01' }),
      withServer,
    );
    expect(message).toContain('Check the user and password in DATABASE_URL.');
    expect(message).not.toContain('hunter2');
  });

  test('any other error shows its own sentence and no stack', () => {
    expect(explainStartFailure(new Error('The folder ./data is in use by process 4711.'), place)).toBe(
      'The folder ./data is in use by process 4711.',
    );
  });
});
