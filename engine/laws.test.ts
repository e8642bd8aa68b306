import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from './index.ts';
import { laws } from './testing/laws.ts';
import { realPostings } from './testing/texts/real-postings.ts';
import { realResumes } from './testing/texts/real-resumes.ts';
import { tradeProbes } from './testing/trade-probes.ts';
import type { AnalysisInput } from './types/analysis.ts';

const engine = await loadEngine();
const score = (input: AnalysisInput) => engine.analyse(input).matchScore;

const resumes = [...realResumes, ...tradeProbes.flatMap(({ qualified, half, negated }) => [qualified, half, negated])];
const postings = [...realPostings, ...tradeProbes.map((probe) => probe.posting)];
const lines = resumes.flatMap((resume) => resume.split('\n'));

const posting = fc.constantFrom(...postings);
const pairs: readonly [string, fc.Arbitrary<AnalysisInput>][] = [
  [
    'for a posting of a trade and a resume of it',
    fc
      .constantFrom(...tradeProbes)
      .chain((probe) =>
        fc
          .constantFrom(probe.qualified, probe.half, probe.negated)
          .map((resumeText) => ({ resumeText, jobDescription: probe.posting })),
      ),
  ],
  [
    'for real postings and resumes of any trade',
    fc.record({ resumeText: fc.constantFrom(...resumes), jobDescription: posting }),
  ],
  [
    'for resumes put together from lines of many',
    fc.record({
      resumeText: fc.array(fc.constantFrom(...lines), { maxLength: 60 }).map((chosen) => chosen.join('\n')),
      jobDescription: posting,
    }),
  ],
];

describe.each(pairs)('%s', (_, pair) => {
  test.each(laws)('$name', (law) => {
    hold(
      fc.property(pair, fc.nat(), (input, choice) => {
        expect(law.break(engine, input, choice)).toBeUndefined();
      }),
    );
  });
});

describe('the score', () => {
  test('changes by at most one point when a synonym replaces a word', () => {
    const synonyms = [
      ['Kubernetes', 'k8s'],
      ['RN license', 'registered nurse'],
      ['account reconciliations', 'bank reconciliation'],
      ['PPC', 'pay per click'],
      ['Machine learning', 'ML'],
      ['order picking', 'pick and pack'],
      ['electronic health records', 'EHR'],
    ] as const;
    for (const [name, other] of synonyms) {
      const jobDescription = `Requirements\n- ${name}\n- Microsoft Excel\n- teamwork`;
      const written = (word: string) => ({
        jobDescription,
        resumeText: `Experience\n2019 - 2023\n- Used ${word} daily`,
      });
      expect(Math.abs(score(written(name)) - score(written(other))), `${name} and ${other}`).toBeLessThanOrEqual(1);
    }
  });

  test('exists for any two texts, however odd', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.stringMatching(/^[-•,.;:()/\s\dA-Z]{0,200}$/),
    );
    hold(
      fc.property(odd, odd, (resumeText, jobDescription) => {
        const { matchScore } = engine.analyse({ resumeText, jobDescription });
        expect(matchScore).toBeGreaterThanOrEqual(0);
        expect(matchScore).toBeLessThanOrEqual(100);
      }),
    );
  });

  test.each([
    'a',
    ' ',
    '\n',
    ',',
    'No ',
    '漢',
    'Java, ',
    '2019 - ',
    '- ',
    '(',
    'a-',
    'Skills: ',
    'done. ',
    'ab cd\n',
    '- Ran it\n',
    'Tools: a, b\n',
    'Java\t',
  ])(
    'takes about linear time for %j repeated for a tenth of a megabyte',
    (unit) => {
      const text = unit.repeat(100_000 / unit.length);
      const start = process.threadCpuUsage();
      engine.analyse({ resumeText: text, jobDescription: text });
      // In microseconds: two orders of magnitude above the usual time, and below what a quadratic step would take.
      expect(process.threadCpuUsage(start).user).toBeLessThan(8_000_000);
    },
    60_000,
  );
});

test('a text with one gap of a quarter of a million spaces takes no longer', () => {
  const text = `Java${' '.repeat(250_000)}developer`;
  const start = performance.now();
  engine.analyse({ resumeText: text, jobDescription: text });
  expect(performance.now() - start).toBeLessThan(20_000);
}, 60_000);

/** Tries a law on fifty cases, the same in every run, and shows the smallest that breaks it. */
function hold<Values>(law: fc.IProperty<Values>): void {
  expect(fc.defaultReportMessage(fc.check(law, { seed: 20_261_121, numRuns: 50 }))).toBeUndefined();
}
