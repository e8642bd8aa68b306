import { createAdversarialRunner } from './adversarial-runner.ts';
import { units } from './adversarial-texts.ts';

export const name = 'Texts that are made to take long: every public function of the engine and of server/ai';

const numbers = {
  /** Characters; the last is the longest text that is accepted. */
  lengths: [50_000, 100_000, 200_000],
  rounds: 5,
  /** Milliseconds that the longest may take, and how often as long twice the text. */
  most: 2_000,
  ratio: 2.5,
  /** Below this a ratio measures the garbage collector: it is not told. */
  short: 50,
  /** Milliseconds after which a call is ended. */
  limit: 20_000,
} as const;

/**
 * Milliseconds of the slowest text of each function, the median of five. Of a text that takes no time at its full length no more is
 * measured.
 */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const runner = await createAdversarialRunner(numbers.limit);
  const rows: Record<string, string | number>[] = [];
  const notes: string[] = [];
  for (const called of runner.names) {
    let slowest = { unit: '', times: [0, 0, 0] };
    let steepest = 0;
    for (const unit of units) {
      const first = await runner.measure(called, unit, 200_000);
      if (first < numbers.short) continue;
      const times: number[] = [];
      for (const length of numbers.lengths) times.push(await medianOf(() => runner.measure(called, unit, length)));
      const [one = 0, two = 0, four = 0] = times;
      const ratio = Math.max(
        ...(two < numbers.short ? [] : [two / one]),
        ...(four < numbers.short ? [] : [four / two]),
      );
      steepest = Math.max(steepest, ratio);
      if (four > (slowest.times[2] ?? 0)) slowest = { unit, times };
      if (ratio > numbers.ratio || four > numbers.most)
        notes.push(`${called}, ${JSON.stringify(unit)}: ${times.map((time) => time.toFixed(0)).join(', ')} ms.`);
    }
    const [one = 0, two = 0, four = 0] = slowest.times;
    rows.push({
      function: called,
      'slowest text': slowest.unit === '' ? `none over ${numbers.short} ms` : JSON.stringify(slowest.unit),
      '50 kB, ms': one.toFixed(0),
      '100 kB, ms': two.toFixed(0),
      '200 kB, ms': four.toFixed(0),
      'steepest, times for twice the text': steepest.toFixed(1),
    });
  }
  await runner.close();
  const told = `Beyond ${numbers.most} ms, or ${numbers.ratio} times the time for twice the text: ${notes.length} of ${runner.names.length * units.length}.`;
  return { rows, notes: [told, ...notes] };
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < numbers.rounds; round += 1) times.push(await measure());
  return times.sort((a, b) => a - b)[numbers.rounds >> 1] ?? 0;
}
