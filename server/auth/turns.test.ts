import { setImmediate as nextTick } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  test('never let more than their number run at once, whatever fails, and serve in order', async () => {
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
