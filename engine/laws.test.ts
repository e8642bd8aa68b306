import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from './index.ts';
import { type TradeProbe, tradeProbes } from './testing/trade-probes.ts';

const engine = await loadEngine();

const probe = fc.constantFrom(...tradeProbes);
const resumeOf = ({ qualified, half, negated }: TradeProbe) => fc.constantFrom(qualified, half, negated);
/** A posting with one of its trade's resumes. */
const pair = probe.chain((trade) =>
  resumeOf(trade).map((resumeText) => ({ resumeText, jobDescription: trade.posting })),
);
/** A posting with a resume of any trade. */
const anyPair = fc
  .tuple(probe, probe.chain(resumeOf))
  .map(([trade, resumeText]) => ({ resumeText, jobDescription: trade.posting }));

const score = (input: { resumeText: string; jobDescription: string }) => engine.analyse(input).matchScore;
/** The score before rounding: laws that say "never" are held to it. */
const sum = (input: { resumeText: string; jobDescription: string }) =>
  engine.analyse(input).arithmetic.reduce((total, line) => total + line.earned, 0);

/** Scores move by rounding errors of their sums alone. */
const noise = 1e-9;

describe('the score', () => {
  test('is whole, from 0 to 100, and the rounded sum of its lines', () => {
    hold(
      fc.property(anyPair, (input) => {
        const { matchScore } = engine.analyse(input);
        expect(Number.isInteger(matchScore)).toBe(true);
        expect(matchScore).toBeGreaterThanOrEqual(0);
        expect(matchScore).toBeLessThanOrEqual(100);
        expect(matchScore).toBe(Math.min(100, Math.round(sum(input))));
      }),
    );
  });

  test('is the same for the same input', () => {
    hold(
      fc.property(anyPair, (input) => {
        expect(engine.analyse(input)).toEqual(engine.analyse(input));
      }),
    );
  });

  test('does not change with the order of the bullets of a job', () => {
    hold(
      fc.property(pair, fc.integer(), (input, seed) => {
        const resumeText = input.resumeText.replace(/(?:^- .*\n?)+/gm, (bullets) => shuffle(bullets, seed));
        expect(score({ ...input, resumeText })).toBe(score(input));
      }),
    );
  });

  test('rises when a must-have is truly added', () => {
    hold(
      fc.property(anyPair, fc.nat(), (input, pick) => {
        const missing = engine
          .analyse(input)
          .requirements.filter(
            ({ found, requirement }) =>
              !found && requirement.importance === 'must' && !['degree', 'years'].includes(requirement.kind),
          );
        const chosen = missing[pick % Math.max(1, missing.length)];
        fc.pre(chosen !== undefined);
        const name = chosen?.requirement.alternatives[0] ?? chosen?.requirement.surface ?? '';
        expect(sum({ ...input, resumeText: `${input.resumeText}\nSkills: ${name}` })).toBeGreaterThan(sum(input));
      }),
    );
  });

  test('never rises when a matched line is removed', () => {
    hold(
      fc.property(anyPair, fc.nat(), (input, pick) => {
        const lines = engine.analyse(input).requirements.flatMap((match) => match.evidence.map((item) => item.line));
        fc.pre(lines.length > 0);
        const line = lines[pick % lines.length] ?? '';
        const resumeText = input.resumeText.replace(line, '');
        expect(sum({ ...input, resumeText })).toBeLessThanOrEqual(sum(input) + noise);
      }),
    );
  });

  test('gains nothing from the posting’s boilerplate', () => {
    const boilerplate = [
      'Health insurance, 401(k) with match, paid time off.',
      'We are an equal opportunity employer. All qualified applicants will receive consideration without regard to race.',
    ];
    hold(
      fc.property(anyPair, fc.constantFrom(...boilerplate), (input, line) => {
        const jobDescription = `${input.jobDescription}\nBenefits\n${line}`;
        const echoed = { jobDescription, resumeText: `${input.resumeText}\n${line}` };
        expect(sum(echoed)).toBeLessThanOrEqual(sum({ ...input, jobDescription }) + noise);
      }),
    );
  });

  test('gains at most a point when a keyword is repeated ten times', () => {
    hold(
      fc.property(anyPair, fc.nat(), (input, pick) => {
        const shown = engine
          .analyse(input)
          .requirements.filter((match) => match.found && match.requirement.kind !== 'degree')
          .flatMap((match) => match.evidence);
        const span = shown[pick % Math.max(1, shown.length)]?.span;
        fc.pre(span !== undefined);
        const word = input.resumeText.slice(span?.start, span?.end);
        const resumeText = `${input.resumeText}\n${`${word}, `.repeat(10)}`;
        expect(sum({ ...input, resumeText })).toBeLessThanOrEqual(sum(input) + 1);
      }),
    );
  });

  test('changes by at most a point when a synonym is swapped in', () => {
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

  test('is near 100 for the posting itself and 0 for an empty text', () => {
    hold(
      fc.property(probe, ({ posting }) => {
        expect(score({ resumeText: posting, jobDescription: posting })).toBeGreaterThanOrEqual(90);
        expect(score({ resumeText: '', jobDescription: posting })).toBe(0);
      }),
    );
  });

  test('comes for any two texts, however odd', () => {
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

  test.each(['a', ' ', '\n', ',', 'No ', '漢', 'Java, ', '2019 - ', '- ', '(', 'a-', 'Skills: ', 'done. '])(
    'takes about linear time for %j repeated for a quarter of a megabyte',
    (unit) => {
      const text = unit.repeat(250_000 / unit.length);
      const start = performance.now();
      engine.analyse({ resumeText: text, jobDescription: text });
      // Two orders of magnitude above the usual time, and below what a quadratic step would take.
      expect(performance.now() - start).toBeLessThan(20_000);
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

/** Tries a law on a hundred cases, and shows the smallest that breaks it. */
function hold<Values>(law: fc.IProperty<Values>): void {
  expect(fc.defaultReportMessage(fc.check(law))).toBeUndefined();
}

/** The bullets of one run in another order: a rotation, so that the same seed gives the same order. */
function shuffle(bullets: string, seed: number): string {
  const lines = bullets.split('\n').filter((line) => line !== '');
  const turn = Math.abs(seed) % lines.length;
  return `${[...lines.slice(turn), ...lines.slice(0, turn)].join('\n')}${bullets.endsWith('\n') ? '\n' : ''}`;
}
