import type { ConceptIndex, Family } from '../../concepts/concept-index.ts';
import { type ConceptNames, numberWords } from '../../concepts/concept-names.ts';
import type { SentenceWords } from '../../concepts/find-concepts.ts';
import type { Term } from '../../lexicon/lexicon.ts';
import { onceFor, onceForBoth } from '../../text/cache/once-for.ts';
import { isFillWord } from '../../text/fill-words.ts';
import { linesOfWords } from '../../text/lines.ts';
import type { Span } from '../../types/span.ts';
import type { ResumeText } from '../index-resume.ts';
import { hasOtherNames, wordsOfNames } from './listed-words.ts';

/**
 * The words of a resume: the same for every list. A job's title, an employer's name and a list of skills say nothing in other words: a chef de
 * partie need not have made sauces.
 */
const lemmasOf = onceFor(({ tokens, negated, sentenceOf, lineOf, resume }: ResumeText) => {
  const naming = resume.lines.filter(({ role }) => role === 'header' || role === 'list');
  const isIn = (line: Span | undefined, at: number) => line !== undefined && line.start <= at && at < line.end;
  const namingOf = linesOfWords(naming, tokens);
  const named = tokens.map(({ start }, word) => isIn(naming[namingOf[word] ?? 0], start));
  const tells = tellingLines({ tokens, lineOf });
  return {
    lemmas: tokens.map(({ lemma }) => lemma),
    sentenceOf,
    counts: (word: number) => negated[word] === 0 && named[word] !== true && tells.has(lineOf[word] ?? 0),
  };
});

/** The lines of more than one word: one alone, however often, can be put below any job and says nothing but itself. */
function tellingLines({ tokens, lineOf }: Pick<ResumeText, 'tokens' | 'lineOf'>): ReadonlySet<number> {
  const firstOf = new Map<number, string>();
  const telling = new Set<number>();
  for (const [word, { lemma }] of tokens.entries()) {
    const line = lineOf[word] ?? 0;
    if (telling.has(line) || isFillWord(lemma)) continue;
    const first = firstOf.get(line);
    if (first === undefined) firstOf.set(line, lemma);
    else if (first !== lemma) telling.add(line);
  }
  return telling;
}

/** The same with their roots: the same for every posting. A listed term has the roots of all its names, in the place of its first word. */
export const wordsOf = onceForBoth((resume: ResumeText, index: ConceptIndex): SentenceWords => {
  const own = lemmasOf(resume);
  const families = index.familiesOf(own);
  const manifold = new Uint8Array(families.length);
  for (const { term, from, to } of resume.found) {
    if (!own.counts(from) || !hasOtherNames(term)) continue;
    families.fill([], from, to);
    families[from] = familyOfTerm(index, term);
    manifold[from] = 1;
  }
  return { ...own, families, manifold };
});

const familiesOfTerms = new WeakMap<ConceptIndex, WeakMap<readonly string[], Family>>();

function familyOfTerm(index: ConceptIndex, term: Term): Family {
  const known = familiesOfTerms.get(index) ?? new WeakMap<readonly string[], Family>();
  familiesOfTerms.set(index, known);
  const lemmas = wordsOfNames(term).flat();
  const family = known.get(term.names) ?? [
    ...new Set(index.familiesOf({ lemmas, sentenceOf: lemmas.map(() => 0), counts: () => true }).flat()),
  ];
  known.set(term.names, family);
  return family;
}

/** The same as numbers of words in names. */
export const numbersOf = onceForBoth(({ tokens }: ResumeText, names: ConceptNames) => numberWords(names, tokens));
