import { beforeAll, describe, expect, test } from 'vitest';
import { type Analysis, analyseBasic, type Engine, loadEngine, type RequirementKind } from '#engine';
import { invalidFormatMessage, unavailableMessage } from '#web/features/analyzer/local-analysis.ts';
import { unreachable } from '#web/features/analyzer/request-analysis.ts';
import { translate } from '#web/lib/engine-words/translate.de.ts';
import { adviceOf, questionOf, worth } from '../engine/explain/wording.ts';
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

/** All that an analysis says in words. */
function sentencesOf(analysis: Analysis): string[] {
  return [
    ...analysis.arithmetic.flatMap(({ label, reason }) => [label, reason]),
    ...analysis.knockOuts.map(({ reason }) => reason),
    ...analysis.parseHealth.findings.map(({ message }) => message),
    ...analysis.writingQuality.findings.map(({ message }) => message),
    ...analysis.recommendations.map(({ message }) => message),
    ...analysis.missingKeywordsInContext.map(({ suggestedContext }) => suggestedContext),
    ...analysis.proposals.map(({ reason }) => reason),
    ...analysis.questions.map(({ text }) => text),
  ];
}

/** The sentences that stay English, or lose a letter of what they quote. */
function left(sentences: Iterable<string>): string[] {
  return [...new Set(sentences)].filter((sentence) => {
    const german = translate(sentence);
    const quotes = [...sentence.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote);
    return (
      german === undefined ||
      english.test(german.replace(/„.*“/gs, '')) ||
      !quotes.every((quote) => german.includes(quote))
    );
  });
}

/** English of the engine's own; keywords may hold "the", "of" and "list". */
const english = /\b([Yy]ours?|[Yy]ou|[Rr]esume|[Pp]osting|[Ii]t|[Ss]how|worth|If|Do|Have)\b/;

describe('on a German page every sentence is German, and quotes stay letter by letter:', () => {
  const pairs = [
    ...trades.map(readTexts),
    ...[...tradeProbes, ...germanProbes].flatMap(({ posting, qualified, half, negated }) =>
      [qualified, half, negated].map((resumeText) => ({ resumeText, jobDescription: posting })),
    ),
  ];

  test('of an analysis of fitting and other resumes, broken and empty ones', () => {
    const { resumeText, jobDescription } = readTexts({ folder: 'registered-nurse', jobTitle: '' });
    const broken = ['', 'Nurse', resumeText.toUpperCase(), resumeText.replaceAll('\n', ' ')];
    const odd = broken.map((text) => ({ resumeText: text, jobDescription }));
    const sentences = [...pairs, ...odd].flatMap((input) => sentencesOf(engine.analyse(input)));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(left(sentences)).toEqual([]);
  });

  test('of what is said of each kind of requirement, importance and field of work', () => {
    const kinds: RequirementKind[] = ['skill', 'tool', 'knowledge', 'licence', 'language', 'soft', 'title'];
    const spoken = kinds.flatMap((kind) => [adviceOf[kind]('ABC'), questionOf[kind]('ABC')]);
    const degrees = ['doctorate', "master's degree", "bachelor's degree", "associate's degree", 'high school diploma'];
    const counted = ['1 years of experience', '5 years of experience'];
    const all = [
      ...spoken,
      ...degrees.flatMap((name) => [adviceOf.degree(name), questionOf.degree(name)]),
      ...counted.flatMap((years) => [adviceOf.years(years), questionOf.years(years)]),
      ...fieldNames.map((_, field) => `Your resume hardly mentions the posting's work: ${fieldTitle(field)}`),
    ];
    const gains = [0.3, 1, 7].flatMap((gain) =>
      (['must', 'preferred', 'nice'] as const).map((name) => worth(name, gain)),
    );
    expect(left([...all, ...gains.map((gain) => `${adviceOf.tool('ABC')} ${gain}`)])).toEqual([]);
  });

  test('of basic matching, and of why there is no more', () => {
    const sentences = pairs.slice(0, 5).flatMap((input) => sentencesOf(analyseBasic(input)));
    const notes = [unavailableMessage(`Error analyzing resume: ${unreachable}`), invalidFormatMessage];
    expect(left([...sentences, ...notes])).toEqual([]);
    expect(translate(notes[0] ?? '')).toBe(
      'KI-Analyse nicht möglich: Fehler bei der Analyse: Der Server war nicht zu erreichen oder brauchte zu lange.',
    );
  });

  test('of the claim ledger', () => {
    const cases = [...pairCases, ...subtleCases, ...germanCases, ...heldOutCases, ...lastCases];
    const sentences = cases.flatMap(({ original, improved }) => {
      const { changes } = engine.compare({ originalText: original, improvedText: improved });
      return changes.flatMap(({ claims, lost }) => [
        ...claims.flatMap(({ reason, question }) => [reason, question ?? reason]),
        ...lost.map(({ reason }) => reason),
      ]);
    });
    expect(sentences.length).toBeGreaterThan(1000);
    expect(left(sentences)).toEqual([]);
  });
});
