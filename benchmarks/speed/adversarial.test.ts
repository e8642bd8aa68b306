import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdversarialRunner, createAdversarialRunner } from './adversarial-runner.ts';
import { units } from './adversarial-texts.ts';

/** A call takes some milliseconds here; a step that is not linear takes minutes at a tenth of the benchmark's length. */
const limitMs = 20_000;
const length = 4_000;

let runner: AdversarialRunner;
beforeAll(async () => {
  runner = await createAdversarialRunner(limitMs);
});
afterAll(() => runner.close());

test('no function takes long for a text that is made to', { timeout: 300_000 }, async () => {
  const ended: string[] = [];
  for (const name of runner.names)
    for (const unit of units) {
      if ((await runner.measure(name, unit, length)) > limitMs) ended.push(`${name}, ${JSON.stringify(unit)}`);
    }
  expect(ended).toEqual([]);
});
