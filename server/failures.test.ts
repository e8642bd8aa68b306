import { expect, test } from 'vitest';
import { DatabaseError } from '#database/database.ts';
import { createFailures } from './failures.ts';
import { createLog } from './log.ts';

test('failures are counted by kind, most common first, without their messages', () => {
  const failures = createFailures();
  const log = createLog('info', { write: () => {} }, failures);
  log.error({ err: new TypeError('Ada Example is not iterable') }, 'failed');
  for (const _ of [1, 2])
    log.child({ requestId: 'r' }).error({ err: new DatabaseError('gone', { code: '08006' }) }, 'failed');
  log.fatal('the disk is full');
  log.warn({ err: new Error('only a warning') }, 'failed');
  expect(failures.list()).toEqual([
    { kind: 'DatabaseError 08006', count: 2, lastAt: expect.any(Date) },
    { kind: 'TypeError', count: 1, lastAt: expect.any(Date) },
    { kind: 'the disk is full', count: 1, lastAt: expect.any(Date) },
  ]);
});

test('no more kinds are kept than fit a page', () => {
  const failures = createFailures();
  for (let index = 0; index < 1000; index += 1) failures.count(null, `kind ${index}`);
  expect(failures.list()).toHaveLength(50);
});
