import { setImmediate as nextTick } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFairQueue, createTurns } from './fair-queue.ts';

const never = new AbortController().signal;

/** Work that ends when told to. */
function createWork() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { order, work, endNext };
}

describe('a fair queue', () => {
  test('runs no more at once than it may', async () => {
    const { order, work, endNext } = createWork();
    const queue = createFairQueue({ atOnce: 2 });
    const all = ['a1', 'b1', 'c1'].map((name) => queue.run(name[0] ?? '', never, work(name)));
    expect(order).toEqual(['a1', 'b1']);
    await endNext();
    expect(order).toEqual(['a1', 'b1', 'c1']);
    await endNext();
    await endNext();
    expect(await Promise.all(all)).toEqual(['a1', 'b1', 'c1']);
  });

  test('serves people in turn: one with many waiting delays the others by one', async () => {
    const { order, work, endNext } = createWork();
    const queue = createFairQueue({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void queue.run(name[0] ?? '', never, work(name));
    for (let times = 0; times < 5; times += 1) await endNext();
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  test('frees the place when work fails', async () => {
    const queue = createFairQueue({ atOnce: 1 });
    await expect(queue.run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run('b', never, async () => 'done')).resolves.toBe('done');
  });

  test('drops callers who leave while waiting, and loses no place', async () => {
    const { order, work, endNext } = createWork();
    const queue = createFairQueue({ atOnce: 1 });
    const leaving = new AbortController();
    void queue.run('a', never, work('a1'));
    const left = queue.run('b', leaving.signal, work('b1'));
    void queue.run('c', never, work('c1'));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await endNext();
    await endNext();
    expect(order).toEqual(['a1', 'c1']);
    await expect(queue.run('d', never, async () => 'done')).resolves.toBe('done');
  });

  test('gives one person their number of places, and other people the rest', async () => {
    const { order, work, endNext } = createWork();
    const queue = createFairQueue({ atOnce: 3, perPerson: 2 });
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => queue.run(name[0] ?? '', never, work(name)));
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await endNext();
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2']);
    await endNext();
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
    for (const _ of all) await endNext();
    await Promise.all(all);
  });

  test('refuses with 429 what one person queues beyond their limit, and nobody else’s', async () => {
    const { order, work, endNext } = createWork();
    const queue = createFairQueue({ atOnce: 1, waiting: 1 });
    const begun = [queue.run('a', null, work('a1')), queue.run('a', null, work('a2'))];
    await expect(queue.run('a', null, work('a3'))).rejects.toMatchObject({ status: 429, retryAfter: 1 });
    begun.push(queue.run('b', null, work('b1')));
    for (const _ of begun) await endNext();
    await Promise.all(begun);
    expect(order).toEqual(['a1', 'b1', 'a2']);
  });
});

describe('turns', () => {
  test('never exceed their number at once, whatever fails, and serve in order', async () => {
    const piece = fc.record({ ticks: fc.nat(4), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(piece, { maxLength: 20 }), async (count, pieces) => {
        const inTurn = createTurns(count);
        const begun: number[] = [];
        let running = 0;
        const outcomes = await Promise.allSettled(
          pieces.map(({ ticks, fails }, index) =>
            inTurn(async () => {
              begun.push(index);
              running += 1;
              expect(running).toBeLessThanOrEqual(count);
              for (let tick = 0; tick < ticks; tick += 1) await nextTick();
              running -= 1;
              if (fails) throw new Error(`piece ${index}`);
              return index;
            }),
          ),
        );
        expect(begun).toEqual(pieces.map((_, index) => index));
        const expected = pieces.map(({ fails }, index) => (fails ? `Error: piece ${index}` : index));
        const got = outcomes.map((outcome) =>
          outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason),
        );
        expect(got).toEqual(expected);
      }),
    );
  });
});
