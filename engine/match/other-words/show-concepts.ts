import type { AlikeConcept } from '../../concepts/alike-names.ts';
import type { ConceptIndex } from '../../concepts/concept-index.ts';
import {
  conceptsNamed,
  findNames,
  isShownInOtherWords,
  type NamedConcept,
  whole,
} from '../../concepts/concept-names.ts';
import type { LanguageConcepts } from '../../concepts/create-concepts.ts';
import { findConcepts } from '../../concepts/find-concepts.ts';
import { conceptsOfTerm } from '../../concepts/names-of-terms.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { ResumeText } from '../index-resume.ts';
import type { TermMatchResult } from '../match-term.ts';
import { hasOtherNames } from './listed-words.ts';
import { namesAround } from './names-around.ts';
import { type MeantPlace, saysSibling } from './says-sibling.ts';
import { showWorded } from './show-worded.ts';
import { findSpreadNames } from './spread-names.ts';
import { numbersOf, wordsOf } from './told-words.ts';
import { withoutLower } from './without-lower.ts';

/** Words `from` to before `to` of a resume. */
type Place = [from: number, to: number];

/** A name in a resume. */
interface NamedPlace {
  part: number;
  place: Place;
}

/** The concepts that a resume shows: by a name of theirs or of a part, and in other words. */
interface ShownConcepts {
  named: ReadonlyMap<number, NamedPlace[]>;
  meant: ReadonlyMap<number, MeantPlace[]>;
}

/** What is known beside concepts. */
interface PostingKnowledge {
  /** The posting that asks, when there is one. */
  posting?: PostingText | undefined;
  rarity: string;
}

/**
 * For each of a posting's terms the ways in which the resume shows it through a concept.
 *
 * @param concepts none when those of the posting's language are not loaded: then nothing is shown
 */
export function lookUpConcepts(
  concepts: LanguageConcepts | undefined,
  terms: readonly PostingTerm[],
  resume: ResumeText,
  knowledge: PostingKnowledge,
): (term: PostingTerm) => TermMatchResult[] {
  if (concepts === undefined) return () => [];
  const asked = conceptsOf(concepts, terms, knowledge.posting);
  const wanted = new Set([...asked.values()].flatMap((each) => [...askedByName(each), ...each.worded]));
  const shown = showConcepts(concepts, resume, wanted, knowledge);
  return (term) => waysOf(asked.get(term), shown, saysSibling(term.key, resume, concepts.index));
}

/** The chunks whose phrasings these terms ask for by names: known before any phrasing. */
export function chunksAsked(concepts: LanguageConcepts, terms: readonly AskingTerm[], posting?: PostingText): number[] {
  const asked = [...conceptsOf(concepts, terms, posting).values()].flatMap(askedByName);
  const chunks = new Set(asked.map(concepts.chunkOf));
  return [...chunks].filter((chunk) => chunk !== undefined).sort((a, b) => a - b);
}

/** The concepts without the phrasings that are loaded for other postings, so that what is loaded changes no answer. */
export function conceptsAsked(
  concepts: LanguageConcepts,
  terms: readonly AskingTerm[],
  posting?: PostingText,
): LanguageConcepts {
  return { ...concepts, chunks: new Set(chunksAsked(concepts, terms, posting)) };
}

function askedByName({ named, kin, alike }: AskedConcepts): number[] {
  return [...named.map(({ concept }) => concept), ...kin, ...alike.map(({ concept }) => concept)];
}

/** Which of the wanted concepts the resume shows, and where. Linear in its length. */
function showConcepts(
  concepts: LanguageConcepts,
  resume: ResumeText,
  wanted: ReadonlySet<number>,
  { posting, rarity }: PostingKnowledge,
): ShownConcepts {
  const { names, index } = concepts;
  const { text, tokens, negated } = resume;
  const named = new Map<number, NamedPlace[]>();
  const meant = new Map<number, MeantPlace[]>();
  const counts = (word: number) => negated[word] === 0;
  const numbers = numbersOf(resume, names);
  for (const { concept, part, from, to } of findNames(names, { text, tokens, numbers, counts }, wanted))
    append(named, concept, { part, place: [from, to] });
  for (const { concept, part, from, to } of findSpreadNames(names, resume, numbers, wanted))
    append(named, concept, { part, place: [from, to] });
  for (const { term, from, to } of resume.found)
    if (counts(from) && hasOtherNames(term))
      for (const { concept, part } of conceptsOfTerm(term, names))
        if (wanted.has(concept)) append(named, concept, { part, place: [from, to] });
  const words = wordsOf(resume, index);
  for (const { concept, from, to, phrasing } of [
    ...findConcepts(index, { ...words, wanted }),
    ...showWorded(words, resume, { concepts, wanted, posting, rarity }),
  ])
    append(meant, concept, { place: [from, to], phrasing });
  return { named, meant };
}

/** What a posting's term asks for. */
interface AskedConcepts {
  /** By a name of theirs, or of a part. */
  named: readonly NamedConcept[];
  /** Further concepts that are about the same as those named. */
  kin: readonly number[];
  /** Worded as in a resume: "drawing blood" may be all of phlebotomy, "sous vide" is a small part of cooking. */
  worded: readonly number[];
  /** Concepts whose names have most of its words. */
  alike: readonly AlikeConcept[];
}

/** How many terms are remembered; each has a few numbers. Postings of a trade have most of their terms in common. */
const mostTerms = 4_000;

/** By the phrasings that are loaded, which some terms are worded as. */
const remembered = new WeakMap<ConceptIndex, Map<string, AskedConcepts>>();

/** The concepts that each of a posting's terms asks for: those it names, or is cut out of the name of, else those it words as a resume would. */
export function conceptsOf<Term extends AskingTerm>(
  concepts: LanguageConcepts,
  terms: readonly Term[],
  posting?: PostingText,
): Map<Term, AskedConcepts> {
  const known = remembered.get(concepts.index) ?? new Map<string, AskedConcepts>();
  remembered.set(concepts.index, known);
  const idOf = ({ key, canonical }: AskingTerm) => `${key}\n${canonical}`;
  const ids = terms.map(idOf);
  const unknown = terms.filter((_, at) => !known.has(ids[at] ?? ''));
  const read = unknown.length === 0 ? undefined : readTerms(concepts, unknown);
  const asked = new Map<Term, AskedConcepts>();
  for (const [at, term] of terms.entries()) {
    const of = read?.get(term) ?? known.get(ids[at] ?? '');
    if (of === undefined) continue;
    const around = posting ? namesAround(concepts, posting, term) : [];
    asked.set(term, {
      ...of,
      named: eachOnce([...of.named, ...around]),
      kin: [...of.kin, ...around.flatMap(({ concept }) => concepts.kinOf(concept))],
      worded: of.worded.filter((concept) => isLookedFor(concepts, concept)),
    });
  }
  if (known.size > mostTerms) known.clear();
  for (const [term, of] of read ?? []) known.set(idOf(term), of);
  return asked;
}

/** Whether what shows a concept in other words is looked for. */
export function isLookedFor({ chunks, chunkOf }: LanguageConcepts, concept: number): boolean {
  return chunks.has(chunkOf(concept) ?? -1);
}

type AskingTerm = Pick<PostingTerm, 'key' | 'canonical' | 'mentions'>;

/** A term that names a concept asks for it alone, unless that is a further one: their phrasings are few, and say less. */
function readTerms(concepts: LanguageConcepts, terms: readonly AskingTerm[]) {
  const { names, findAlike, index, isFurther, kinOf } = concepts;
  const asked = new Map<AskingTerm, { named: NamedConcept[]; worded: Set<number>; alike: readonly AlikeConcept[] }>();
  const unnamed: AskingTerm[] = [];
  const lemmas: string[] = [];
  const sentenceOf: number[] = [];
  for (const term of terms) {
    const byName = [...conceptsNamed(names, term.key), ...conceptsNamed(names, keyOf(term.canonical))];
    const isEnough = (all: readonly NamedConcept[]) => all.some(({ concept }) => !isFurther(concept));
    const near = isEnough(byName) ? [] : findAlike(term.key.split(' '));
    const same = near.filter(({ likeness }) => likeness === 1).map(({ concept }) => ({ concept, part: whole }));
    const named = withoutLower(eachOnce([...byName, ...same]), concepts);
    const alike = isEnough(named) ? [] : near.filter(({ likeness }) => likeness < 1);
    asked.set(term, { named, worded: new Set(), alike });
    if (isEnough(named)) continue;
    // The terms become the sentences of one text, so that a single pass finds the concepts of all.
    for (const word of term.key.split(' ')) {
      lemmas.push(word);
      sentenceOf.push(unnamed.length);
    }
    unnamed.push(term);
  }
  // Kin are for terms that no further list names; where one does, they are its neighbours.
  const kinFor = (named: readonly NamedConcept[]) =>
    named.some(({ concept }) => isFurther(concept)) ? [] : named.flatMap(({ concept }) => kinOf(concept));
  for (const { concept, from } of findConcepts(index, { lemmas, sentenceOf, counts: () => true })) {
    const term = unnamed[sentenceOf[from] ?? 0];
    if (term && !isFurther(concept)) asked.get(term)?.worded.add(concept);
  }
  return new Map(
    [...asked].map(([term, { worded, ...each }]): [AskingTerm, AskedConcepts] => [
      term,
      { ...each, kin: kinFor(each.named), worded: [...worded] },
    ]),
  );
}

/**
 * The ways in which a resume shows any of the concepts. A concept that the term is only part of counts as related, as do one about the same and
 * another part of the concept than the one that is asked for.
 */
function waysOf(
  asked: AskedConcepts | undefined,
  { named, meant }: ShownConcepts,
  isSibling: (place: MeantPlace) => boolean,
): TermMatchResult[] {
  if (asked === undefined) return [];
  const namedBy = (concept: number, isShown: (part: number) => boolean = () => true) =>
    (named.get(concept) ?? []).filter(({ part }) => isShown(part)).map(({ place }) => place);
  const meantBy = (concept: number, isShown: (place: MeantPlace) => boolean = () => true) =>
    (meant.get(concept) ?? []).filter(isShown).map(({ place }) => place);
  /** The thing itself is shown by all its phrasings, a part only where no other one is named. */
  const isMeant = (part: number) => (place: MeantPlace) =>
    isShownInOtherWords(part) && (part === whole || !isSibling(place));
  const shownBy = (concept: number) => [...namedBy(concept), ...meantBy(concept)];
  const ways: TermMatchResult[] = [
    {
      strength: 'named',
      places: asked.named.flatMap(({ concept, part }) => namedBy(concept, (shown) => proves(shown, part))),
    },
    {
      strength: 'meaning',
      places: asked.named.flatMap(({ concept, part }) => meantBy(concept, isMeant(part))),
    },
    {
      strength: 'related',
      places: [
        ...asked.named.flatMap(({ concept, part }) => [
          ...namedBy(concept, (shown) => !proves(shown, part)),
          ...meantBy(concept, (place) => !isMeant(part)(place)),
        ]),
        ...asked.kin.flatMap((concept) => meantBy(concept)),
        ...asked.worded.flatMap((concept) => shownBy(concept)),
      ],
    },
    ...asked.alike.map(
      ({ concept, likeness }): TermMatchResult => ({ strength: 'partial', places: shownBy(concept), share: likeness }),
    ),
  ];
  return ways.filter((way) => way.places.length > 0);
}

/**
 * Any part shows the thing, but neither the thing nor another part shows a part: bore gauges are precision measurement, and not everybody who
 * measures precisely has used one. The same holds of what only goes with the thing.
 */
function proves(shown: number, asked: number): boolean {
  return asked === whole || shown === asked;
}

function eachOnce(named: readonly NamedConcept[]): NamedConcept[] {
  return named.filter((each, at) => named.findIndex(({ concept }) => concept === each.concept) === at);
}

function keyOf(name: string): string {
  return tokenise(name)
    .map(({ lemma }) => lemma)
    .join(' ');
}

function append<Shown>(shown: Map<number, Shown[]>, concept: number, place: Shown): void {
  const known = shown.get(concept);
  if (known) known.push(place);
  else shown.set(concept, [place]);
}
