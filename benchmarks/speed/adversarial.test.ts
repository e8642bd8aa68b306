import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdversarialRunner, createAdversarialRunner } from './adversarial-runner.ts';
import { units } from './adversarial-texts.ts';

/** A call takes a few milliseconds here; a step that is not linear takes minutes even at a tenth of the benchmark's length. */
const limitMs = 20_000;
const length = 4_000;

let runner: AdversarialRunner;
beforeAll(async () => {
  runner = await createAdversarialRunner(limitMs);
});
afterAll(() => runner.close());

test('no function takes long on a text made to slow it down', { timeout: 300_000 }, async () => {
  const ended: string[] = [];
  for (const name of runner.names)
    for (const unit of units) {
      if ((await runner.measure(name, unit, length)) > limitMs) ended.push(`${name}, ${JSON.stringify(unit)}`);
    }
  expect(ended).toEqual([]);
});
