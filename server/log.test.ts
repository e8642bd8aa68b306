import { expect, test } from 'vitest';
import { DatabaseError } from '#database/database.ts';
import { createLog } from './log.ts';

test('an error is logged with its cause, but never with the row that a database error repeats', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const cause = new DatabaseError('new row violates check constraint', {
    code: '23514',
    detail: 'Failing row contains (Ada Example, ten years of plumbing).',
  });
  log.error({ err: new Error('saving failed', { cause }) }, 'saving failed');
  const [line] = lines.map((text) => JSON.parse(text));
  expect(line).toMatchObject({ msg: 'saving failed', err: { message: 'saving failed', cause: { code: '23514' } } });
  expect(lines.join()).not.toContain('plumbing');
});
