import { numbersOfAWord } from '../concepts/concept-words.ts';
import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import type { ConceptPlace, SentenceWords } from '../concepts/find-concepts.ts';
import { findWorded, type Said } from '../concepts/find-worded.ts';
import { rarityOf } from '../extract/rarity.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { isFillWord } from '../text/fill-words.ts';
import { onceFor } from '../text/once-for.ts';
import type { ResumeText } from './index-resume.ts';
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
  return findWorded(saidBy(resume, asked), { ...words, counts: (word) => told[word] === 1 }, enough);
}

/** What each word of the resume says for the wanted concepts. */
function saidBy(resume: ResumeText, { concepts, wanted, posting, rarity }: Wanted): Map<string, Said[]> {
  const ofPosting = posting ? rootsOfPosting(posting, concepts.roots) : undefined;
  const { wordsOf, size, numberOf, rootOf, rootsIn } = concepts.conceptWords();
  const lemmasBy = lemmasByRoot(resume, (lemma) => rootsIn(lemma, concepts.index));
  const words = Array.from(wanted, (concept) => ({ concept, own: wordsOf(concept, concepts.index) }));
  // Most words of concepts are not in the resume: those are passed over by their numbers.
  const isTold = new Uint8Array(size());
  for (const root of lemmasBy.keys()) {
    const number = numberOf(root);
    if (number !== undefined) isTold[number] = 1;
  }
  const said = new Map<string, Said[]>();
  for (const { concept, own } of words)
    for (let at = 0; at < own.length; at += numbersOfAWord) {
      const number = own[at] ?? 0;
      if (isTold[number] !== 1) continue;
      const root = rootOf(number);
      const isNamed = own[at + 2] === 1;
      const share = !isNamed && ofPosting?.has(root) ? chosen.ofPosting : 1;
      for (const lemma of lemmasBy.get(root) ?? []) {
        const each = { concept, root, weight: (own[at + 1] ?? 0) * share * rarityOf(rarity, lemma) };
        const known = said.get(lemma);
        if (known) known.push(each);
        else said.set(lemma, [each]);
      }
    }
  return said;
}

/** The words that tell of jobs, marked with 1, and how many sentences have one. */
const toldBy = onceFor((resume: ResumeText) => {
  const told = markTold(resume);
  return { told, sentences: new Set(resume.sentenceOf.filter((_, word) => told[word] === 1)).size };
});

/** The told words of a resume by each of their roots. */
function lemmasByRoot(resume: ResumeText, rootsIn: (lemma: string) => readonly string[]): Map<string, string[]> {
  const { told } = toldBy(resume);
  const lemmas = new Set(resume.tokens.flatMap(({ lemma }, word) => (told[word] === 1 ? [lemma] : [])));
  const lemmasBy = new Map<string, string[]>();
  for (const lemma of lemmas) {
    if (isFillWord(lemma)) continue;
    for (const root of rootsIn(lemma)) {
      const known = lemmasBy.get(root);
      if (known) known.push(lemma);
      else lemmasBy.set(root, [lemma]);
    }
  }
  return lemmasBy;
}
