import { numbersOfAWord } from '../../concepts/concept-words.ts';
import type { LanguageConcepts } from '../../concepts/create-concepts.ts';
import type { ConceptPlace, SentenceWords } from '../../concepts/find-concepts.ts';
import { findWorded, type Said } from '../../concepts/find-worded.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { rarityOf } from '../../extract/words/rarity.ts';
import type { Term } from '../../lexicon/lexicon.ts';
import { onceFor } from '../../text/cache/once-for.ts';
import { isFillWord } from '../../text/fill-words.ts';
import type { ResumeText } from '../index-resume.ts';
import { hasOtherNames, wordsOfNames } from './listed-words.ts';
import { markTold } from './mark-told.ts';
import { rootsOfPosting } from './roots-of-posting.ts';

const chosen = {
  /**
   * The sum of weights from which a sentence of a short resume shows a concept: two rare words, or three. With 0.95 half-qualified people of 53
   * trades stood 1.2 points higher and people in own words 0.3, with 1.2 they stand 0.4 and 0.3 lower.
   */
  enough: 1.05,
  /** Of many sentences some have the words by chance: so much more is asked for e times as many. */
  perSentences: 0.3,
  /** A resume with as many sentences is short. */
  short: 20,
  /** What a word of the posting counts that is not of the concept's names: half-qualified people write it as well. */
  ofPosting: 0.3,
} as const;

/** What is looked for. */
interface Wanted {
  concepts: LanguageConcepts;
  wanted: ReadonlySet<number>;
  posting: PostingText | undefined;
  rarity: string;
}

/** The sentences of jobs and projects that show a concept by words of several of its phrasings. */
export function showWorded(words: SentenceWords, resume: ResumeText, asked: Wanted): ConceptPlace[] {
  const { told, sentences } = toldBy(resume);
  const enough = chosen.enough + chosen.perSentences * Math.log(Math.max(1, sentences / chosen.short));
  const lemmas = withTerms(resume);
  return findWorded(saidBy(resume, asked), { ...words, lemmas, counts: (word) => told[word] === 1 }, enough);
}

/** What each word of the resume says for the wanted concepts. */
function saidBy(resume: ResumeText, { concepts, wanted, posting, rarity }: Wanted): Map<string, Said[]> {
  const ofPosting = posting ? rootsOfPosting(posting, concepts.roots) : undefined;
  const { wordsOf, size, numberOf, rootOf, rootsIn } = concepts.conceptWords();
  const { lemmasBy, namesBy } = wordsByRoot(resume, (lemma) => rootsIn(lemma, concepts.index));
  const words = Array.from(wanted, (concept) => ({ concept, own: wordsOf(concept, concepts.index) }));
  // Most words of concepts are not in the resume: those are passed over by their numbers.
  const isTold = new Uint8Array(size());
  for (const root of [...lemmasBy.keys(), ...namesBy.keys()]) {
    const number = numberOf(root);
    if (number !== undefined) isTold[number] = 1;
  }
  const said = new Map<string, Said[]>();
  const say = (lemma: string, each: Said) => {
    const known = said.get(lemma);
    if (known) known.push(each);
    else said.set(lemma, [each]);
  };
  for (const { concept, own } of words) {
    const byTerms = new Map<string, Map<readonly string[], number>>();
    for (let at = 0; at < own.length; at += numbersOfAWord) {
      const number = own[at] ?? 0;
      if (isTold[number] !== 1) continue;
      const root = rootOf(number);
      const isNamed = own[at + 2] === 1;
      const share = !isNamed && ofPosting?.has(root) ? chosen.ofPosting : 1;
      const weightOf = (lemma: string) => (own[at + 1] ?? 0) * share * rarityOf(rarity, lemma);
      for (const lemma of lemmasBy.get(root) ?? []) say(lemma, { concept, root, weight: weightOf(lemma) });
      for (const { term, name, lemma } of namesBy.get(root) ?? []) {
        const ofNames = byTerms.get(term) ?? new Map<readonly string[], number>();
        byTerms.set(term, ofNames.set(name, (ofNames.get(name) ?? 0) + weightOf(lemma)));
      }
    }
    for (const [term, ofNames] of byTerms) say(term, { concept, root: term, weight: Math.max(...ofNames.values()) });
  }
  return said;
}

/** A listed term stands for all its names in one word of its own, which says as much as the name that says most. */
const keyOfTerm = ({ name }: Term) => `\n${name}`;

/** The words of a resume, with one for each listed term in the place of its first, and nothing in those of the others. */
const withTerms = onceFor(({ tokens, found }: ResumeText): readonly string[] => {
  const lemmas = tokens.map(({ lemma }) => lemma);
  for (const { term, from, to } of found) {
    if (!hasOtherNames(term)) continue;
    lemmas.fill('', from, to);
    lemmas[from] = keyOfTerm(term);
  }
  return lemmas;
});

/** The words that tell of jobs, marked with 1, and how many sentences have one. */
const toldBy = onceFor((resume: ResumeText) => {
  const told = markTold(resume);
  return { told, sentences: new Set(resume.sentenceOf.filter((_, word) => told[word] === 1)).size };
});

/** A word of one of a listed term's names. */
interface NameWord {
  term: string;
  name: readonly string[];
  lemma: string;
}

/** The told words of a resume by each of their roots, and those of listed terms' names. */
function wordsByRoot(resume: ResumeText, rootsIn: (lemma: string) => readonly string[]) {
  const { told } = toldBy(resume);
  const isTold = (_: unknown, word: number) => told[word] === 1;
  const lemmasBy = new Map<string, string[]>();
  const rootsOf = (lemma: string) => (isFillWord(lemma) ? [] : rootsIn(lemma));
  for (const lemma of new Set(withTerms(resume).filter(isTold)))
    for (const root of rootsOf(lemma)) append(lemmasBy, root, lemma);
  const namesBy = new Map<string, NameWord[]>();
  const terms = new Map(
    resume.found.flatMap(({ term, from }) =>
      told[from] === 1 && hasOtherNames(term) ? [[keyOfTerm(term), term] as const] : [],
    ),
  );
  for (const [key, term] of terms)
    for (const name of wordsOfNames(term))
      for (const lemma of new Set(name))
        for (const root of rootsOf(lemma)) append(namesBy, root, { term: key, name, lemma });
  return { lemmasBy, namesBy };
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}
