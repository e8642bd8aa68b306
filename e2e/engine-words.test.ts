import { beforeAll, describe, expect, test } from 'vitest';
import { german } from '#contract/words/de.ts';
import { sayingsIn } from '#contract/words/testing/sayings-in.ts';
import { render } from '#contract/words/words.ts';
import { analyseBasic, type Engine, loadEngine, quotedLine, type Saying } from '#engine';
import { fieldNames } from '../engine/lexicon/field-index.ts';
import { fieldTitle } from '../engine/score/field-titles.ts';
import { germanCases } from '../engine/testing/data/ledger-german.ts';
import { heldOutCases } from '../engine/testing/data/ledger-held-out.ts';
import { lastCases } from '../engine/testing/data/ledger-last.ts';
import { pairCases } from '../engine/testing/data/ledger-pairs.ts';
import { subtleCases } from '../engine/testing/data/ledger-subtle.ts';
import { germanProbes } from '../engine/testing/german-probes.ts';
import { tradeProbes } from '../engine/testing/trade-probes.ts';
import { readTexts, trades } from './data/trades.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** The sayings that are partly English, or lose a character of what they quote. */
function left(sayings: readonly Saying[]): string[] {
  const sentences = sayings.filter((saying) => {
    const sentence = render(saying, german);
    const params = new Map<string, unknown>(Object.entries(saying.params));
    const quoted = params.get('written') ?? params.get('text') ?? params.get('line') ?? '';
    const isWhole = sentence.includes(quotedLine(String(quoted)));
    return english.test(sentence.replace(/„.*“/gs, '')) || !isWhole;
  });
  return [...new Set(sentences.map((saying) => render(saying, german)))];
}

/** English words of the engine itself; keywords may contain "the", "of" and "list". */
const english = /\b([Yy]ours?|[Yy]ou|[Rr]esume|[Pp]osting|[Ii]t|[Ss]how|worth|If|Do|Have|undefined)\b/;

describe('on a German page every sentence is German, and quotes stay as they are:', () => {
  const pairs = [
    ...trades.map(readTexts),
    ...[...tradeProbes, ...germanProbes].flatMap(({ posting, qualified, half, negated }) =>
      [qualified, half, negated].map((resumeText) => ({ resumeText, jobDescription: posting })),
    ),
  ];

  test('in analyses of matching, other, broken and empty resumes', () => {
    const { resumeText, jobDescription } = readTexts({ folder: 'registered-nurse', jobTitle: '' });
    const broken = ['', 'Nurse', resumeText.toUpperCase(), resumeText.replaceAll('\n', ' ')];
    const odd = broken.map((text) => ({ resumeText: text, jobDescription }));
    const sayings = [...pairs, ...odd].flatMap((input) => sayingsIn(engine.analyse(input)));
    expect(sayings.length).toBeGreaterThan(1000);
    expect(left(sayings)).toEqual([]);
  });

  test('in each field of work', () => {
    const fields = fieldNames.map((_, field) => fieldTitle(field));
    expect(left([{ code: 'score.fit', params: { fit: 'hardly', fields }, spans: [] }])).toEqual([]);
  });

  test('in basic matching', () => {
    const sayings = pairs.slice(0, 5).flatMap((input) => sayingsIn(analyseBasic(input)));
    expect(sayings.length).toBeGreaterThan(20);
    expect(left(sayings)).toEqual([]);
  });

  test('in the claim ledger', () => {
    const cases = [...pairCases, ...subtleCases, ...germanCases, ...heldOutCases, ...lastCases];
    const sayings = cases.flatMap(({ original, improved }) =>
      sayingsIn(engine.compare({ originalText: original, improvedText: improved })),
    );
    expect(sayings.length).toBeGreaterThan(1000);
    expect(left(sayings)).toEqual([]);
  });
});
