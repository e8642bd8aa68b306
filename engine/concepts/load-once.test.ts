import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what is asked for twice loads once', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    return loads;
  });
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a failure is told to whoever asked, and the next call tries again', async () => {
  let isDown = true;
  const load = loadOnce(async () => {
    if (isDown) throw new Error('The chunk is gone.');
    return 'loaded';
  });
  const both = await Promise.allSettled([load(), load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await load()).toBe('loaded');
});
