import { availableParallelism } from 'node:os';
import { type AdversarialRunner, createAdversarialRunner } from './adversarial-runner.ts';
import { units } from './adversarial-texts.ts';

export const name = 'Texts that are made to take long: every public function of the engine and of server/ai';

const numbers = {
  /** Characters; the last is the longest text that is accepted. */
  lengths: [50_000, 100_000, 200_000],
  rounds: 5,
  /** Milliseconds that the longest text may take, and how many times as long twice the text may take. */
  most: 2_000,
  ratio: 2.5,
  /** Below this a ratio measures the garbage collector, so it is not reported. */
  short: 50,
  /** If a first run on the whole text and on a quarter of it stays below these, nothing is in doubt and no more is measured. */
  plainMost: 1_000,
  plainRatio: 5,
  /** Milliseconds after which a call is ended, however busy the machine. */
  limit: 60_000,
} as const;

type Row = Record<string, string | number>;
/** Milliseconds for each of the lengths. */
type Times = readonly [one: number, two: number, four: number];

interface Measured {
  unit: string;
  times: Times;
  /** The highest ratio of the time for twice the text to the time for the text. */
  ratio: number;
}

/**
 * Milliseconds of processor time, which other work on the machine does not lengthen: for each function's slowest text, the median
 * of five. Most texts are measured once, at full length: those that take no time there are done.
 */
export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const runners = await Promise.all(
    Array.from({ length: Math.min(4, availableParallelism()) }, () => createAdversarialRunner(numbers.limit)),
  );
  const begun = process.cpuUsage();
  const waiting = [...(runners[0]?.names ?? [])];
  const byName = new Map<string, Measured[]>(waiting.map((called) => [called, []]));
  await Promise.all(
    runners.map(async (runner) => {
      for (let called = waiting.shift(); called !== undefined; called = waiting.shift()) {
        const measured = await measureAll(runner, called);
        byName.set(called, measured);
        console.log(Object.values(presentRow(called, measured)).join('  '));
        for (const fault of measured.filter(isFault)) console.log(`  ${tellFault(called, fault)}`);
      }
      await runner.close();
    }),
  );
  const { user, system } = process.cpuUsage(begun);
  const minutes = (user + system) / 60_000_000;
  const faults = [...byName].flatMap(([called, measured]) =>
    measured.filter(isFault).map((of) => tellFault(called, of)),
  );
  const told = `Beyond ${numbers.most} ms, or ${numbers.ratio} times the time for twice the text: ${faults.length} of ${byName.size * units.length}. The run took ${minutes.toFixed(0)} minutes of the processor, on ${runners.length} threads.`;
  return { rows: [...byName].map(([called, measured]) => presentRow(called, measured)), notes: [told, ...faults] };
}

async function measureAll(runner: AdversarialRunner, called: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const unit of units) {
    const four = await runner.measure(called, unit, numbers.lengths[2]);
    if (four < numbers.short) continue;
    const one = await runner.measure(called, unit, numbers.lengths[0]);
    if (four < numbers.plainMost && four / one < numbers.plainRatio) {
      measured.push({ unit, times: [one, Number.NaN, four], ratio: Math.sqrt(four / one) });
      continue;
    }
    const times = [];
    for (const length of numbers.lengths) times.push(await medianOf(() => runner.measure(called, unit, length)));
    const [first = 0, second = 0, third = 0] = times;
    const ratio = Math.max(second < numbers.short ? 0 : second / first, third < numbers.short ? 0 : third / second);
    measured.push({ unit, times: [first, second, third], ratio });
  }
  return measured;
}

function isFault({ times, ratio }: Measured): boolean {
  return ratio > numbers.ratio || times[2] > numbers.most;
}

function tellFault(called: string, { unit, times }: Measured): string {
  return `${called}, ${JSON.stringify(unit)}: ${times.map(present).join(', ')} ms.`;
}

function presentRow(called: string, measured: readonly Measured[]): Row {
  const slowest = measured.toSorted((a, b) => b.times[2] - a.times[2])[0];
  if (!slowest) return { function: called, 'slowest text': `none over ${numbers.short} ms` };
  const [one, two, four] = slowest.times.map(present);
  return {
    function: called,
    'slowest text': JSON.stringify(slowest.unit),
    '50 kB, ms': one ?? '',
    '100 kB, ms': two ?? '',
    '200 kB, ms': four ?? '',
    'steepest, times for twice the text': Math.max(...measured.map(({ ratio }) => ratio)).toFixed(1),
  };
}

/** Empty for what was not in doubt and so not measured. */
function present(time: number): string {
  return Number.isNaN(time) ? '' : time.toFixed(0);
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < numbers.rounds; round += 1) times.push(await measure());
  return times.sort((a, b) => a - b)[numbers.rounds >> 1] ?? 0;
}
