import type { LanguageConcepts } from '../../concepts/create-concepts.ts';
import type { Links } from '../../concepts/word-links.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { functionWords } from '../../extract/words/chunk-words.ts';
import { rarityOf } from '../../extract/words/rarity.ts';
import { formula } from '../../score/formula.ts';
import { onceForBoth } from '../../text/cache/once-for.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { isFillWord } from '../../text/fill-words.ts';
import { numbersBetween } from '../../text/number-names.ts';
import type { WordRoots } from '../../text/roots/word-roots.ts';
import type { ResumeText } from '../index-resume.ts';
import type { TermMatchResult } from '../match-term.ts';
import { hasOtherNames, wordsOfNames } from './listed-words.ts';
import { markTold } from './mark-told.ts';
import { partialProof } from './partial-proof.ts';
import { rootsOfPosting } from './roots-of-posting.ts';
import { wordsOfTools } from './words-of-tools.ts';

/** Where a resume has a root: a sentence, a word, and so on. */
type Place = readonly number[];

/** The roots of a resume's words, as far as another word may stand for them. */
interface Told {
  /** Where each root is. */
  places: ReadonlyMap<string, Place>;
  /** Where the roots are that the posting does not use itself, in the resume's order. */
  others: readonly Place[];
  /** By the number of a root its place among the others, counted from one; 0 for roots that the resume does not tell. */
  orderOf: Uint32Array;
}

/** How strongly sentences have a word, and where. */
type Strengths = ReadonlyMap<number, { strength: number; place: number }>;

/** From this share of a term's words on, by rarity, a sentence shows it in part. */
const enough = 0.5;

export interface LinkedProof {
  prove(term: PostingTerm): TermMatchResult | undefined;
  /** How strongly any sentence has a word of the posting, given as a lemma, or one that goes with it: 0 to 1. */
  strengthOf(lemma: string): number;
}

/**
 * Shows a term by words that go with its own: "autoclave" and "spore tests" for "sterilise instruments". Words that the posting uses
 * itself stand only for themselves, else whoever writes "payroll" would show "maternity pay".
 *
 * @param concepts none when those of the posting's language are not loaded: then nothing is shown
 */
export function linkedProof(
  concepts: LanguageConcepts | undefined,
  resume: ResumeText,
  posting: PostingText | undefined,
  rarity: string,
): LinkedProof {
  if (concepts === undefined || posting === undefined) return { prove: () => undefined, strengthOf: () => 0 };
  const rootOf = (lemma: string) => concepts.roots.rootOf(lemma);
  const links = concepts.wordLinks();
  let gathered: Told | undefined;
  const told = (): Told => {
    gathered ??= gather(resume, concepts, posting);
    return gathered;
  };
  const strengthsOf = remembering((root: string) => strengths(root, links.linksOf(root), told()));
  const mostOf = remembering((root: string) => strongest(root, links.linksOf(root), told()));
  const prove: LinkedProof['prove'] = (term) => {
    if (term.kind === 'tool' || term.kind === 'licence' || term.kind === 'language') return undefined;
    // The German lists have too few words for what people are like: "Teile verpackt" stood below "Teamfähigkeit".
    if (term.kind === 'soft' && posting.language.code === 'de') return undefined;
    const words = [...new Set(term.key.split(' '))].filter((word) => !isFillWord(word) && word.length > 1);
    if (words.length === 0) return undefined;
    const weights = words.map((word) => formula.softProof.least + rarityOf(rarity, word));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const found = new Map<number, { weight: number; place: number; most: number; isLinked: boolean }>();
    for (const [at, word] of words.entries()) {
      for (const [sentence, { strength, place }] of strengthsOf(rootOf(word))) {
        const weight = strength * (weights[at] ?? 0);
        const known = found.get(sentence);
        if (known === undefined) found.set(sentence, { weight, place, most: strength, isLinked: strength < 1 });
        else {
          known.weight += weight;
          // Of the words that show it the page marks the one that says most: the term's own before one that goes with it.
          if (strength > known.most || (strength === known.most && place < known.place)) known.place = place;
          known.most = Math.max(strength, known.most);
          known.isLinked ||= strength < 1;
        }
      }
    }
    // The term's own words alone are for soft proof to judge.
    const linked = [...found.values()].filter(({ isLinked, weight }) => isLinked && weight >= enough * total);
    return partialProof(linked.map(({ weight, place }) => ({ share: weight / total, place })));
  };
  // Nine hundred German concepts are too few to cover other words by: it cost the freelancers' pairs .013.
  const isCovered = posting.language.code !== 'de';
  const strengthOf = (lemma: string) => (isCovered ? mostOf(rootOf(lemma)) : 0);
  return { prove, strengthOf };
}

/** A function of a root that is asked for again and again while one pair is matched. */
function remembering<Answer>(compute: (root: string) => Answer): (root: string) => Answer {
  const known = new Map<string, Answer>();
  return (root) => {
    const remembered = known.get(root);
    if (remembered !== undefined) return remembered;
    const answer = compute(root);
    known.set(root, answer);
    return answer;
  };
}

/** How strongly each sentence has a word, or another one that goes with it best. */
function strengths(root: string, links: Links, { places, others, orderOf }: Told): Strengths {
  const found = new Map<number, { strength: number; place: number }>();
  const take = (at: Place | undefined, strength: number) => {
    for (let next = 0; next < (at?.length ?? 0); next += 2) {
      const sentence = at?.[next] ?? 0;
      if (strength > (found.get(sentence)?.strength ?? 0))
        found.set(sentence, { strength, place: at?.[next + 1] ?? 0 });
    }
  };
  take(places.get(root), 1);
  const linked: { order: number; strength: number }[] = [];
  for (let at = 0; at < links.roots.length; at += 1) {
    const order = orderOf[links.roots[at] ?? 0] ?? 0;
    if (order > 0) linked.push({ order, strength: links.strengths[at] ?? 0 });
  }
  // Of two words that go equally well, the first one is taken: of the fewer links, or of the fewer words.
  if (links.roots.length >= others.length) linked.sort((a, b) => a.order - b.order);
  for (const { order, strength } of linked) take(others[order - 1], strength);
  return found;
}

/** How strongly any sentence has a word, or another one that goes with it. */
function strongest(root: string, { roots, strengths }: Links, { places, orderOf }: Told): number {
  if (places.has(root)) return 1;
  let most = 0;
  for (let at = 0; at < roots.length; at += 1)
    if ((orderOf[roots[at] ?? 0] ?? 0) > 0) most = Math.max(most, strengths[at] ?? 0);
  return most;
}

/** Where a resume tells of its jobs with each root, sentence by sentence: the same for every posting. */
const placesByRoot = onceForBoth((resume: ResumeText, { rootOf }: WordRoots): ReadonlyMap<string, Place> => {
  const isTold = withoutLongNames(resume, markTold(resume));
  const places = new Map<string, number[]>();
  // A listed term counts as the words of all its names, so that a synonym changes nothing.
  for (const [lemma, indexes] of resume.lemmas) {
    if (isFillWord(lemma) || functionWords.has(lemma) || lemma.length < 2) continue;
    const told: number[] = [];
    for (const index of indexes) if (isTold[index] === 1) told.push(resume.sentenceOf[index] ?? 0, index);
    if (told.length === 0 || isNumeral.test(lemma) || !/\p{L}/u.test(lemma)) continue;
    const root = rootOf(lemma);
    const known = places.get(root);
    if (known === undefined) places.set(root, told);
    else for (const number of told) known.push(number);
  }
  return places;
});

/** A tool by its longer name says no more than by its shorter one: "Apache Maven" is no Apache. */
function withoutLongNames({ tokens, found }: ResumeText, told: Uint8Array): Uint8Array {
  const marks = told.slice();
  for (const { term, from, to } of found) {
    if (term.kind !== 'tool' || !hasOtherNames(term)) continue;
    const [short = []] = wordsOfNames(term);
    for (let word = from; word < to; word += 1) if (!short.includes(tokens[word]?.lemma ?? '')) marks[word] = 0;
  }
  return marks;
}

/** How many there are says nothing of what they are. */
const isNumeral = fewRanges(
  new RegExp(
    `^(?:${numbersBetween('en', 1, 12)}|dozens?|hundreds?|thousands?|first|second|third|half|double|once|twice|${numbersBetween('de', 2, 12)}|hundert|tausend|erste[nrs]?|zweite[nrs]?|dritte[nrs]?)$`,
    'u',
  ),
);

function gather(resume: ResumeText, { roots, wordLinks }: LanguageConcepts, posting: PostingText): Told {
  const places = placesByRoot(resume, roots);
  const own = rootsOfPosting(posting, roots);
  const { numberOf, size } = wordLinks();
  const orderOf = new Uint32Array(size);
  const others: Place[] = [];
  const isName = wordsOfTools(resume);
  for (const [root, all] of places) {
    if (own.has(root)) continue;
    const at = withoutNames(all, isName);
    if (at.length === 0) continue;
    others.push(at);
    const number = numberOf(root);
    if (number !== undefined) orderOf[number] = others.length;
  }
  return { places, others, orderOf };
}

function withoutNames(places: Place, isName: Uint8Array): Place {
  if (!places.some((number, at) => at % 2 === 1 && isName[number] === 1)) return places;
  return places.filter((_, at) => isName[places[at - (at % 2) + 1] ?? 0] !== 1);
}
