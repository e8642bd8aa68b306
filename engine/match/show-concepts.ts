import type { AlikeConcept } from '../concepts/alike-names.ts';
import type { ConceptIndex } from '../concepts/concept-index.ts';
import { conceptsNamed, findNames } from '../concepts/concept-names.ts';
import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import { findConcepts, type SentenceWords } from '../concepts/find-concepts.ts';
import type { PostingTerm } from '../extract/extract-terms.ts';
import { tokenise } from '../text/tokenise.ts';
import type { ResumeText } from './index-resume.ts';
import type { TermMatchResult } from './match-term.ts';

/** Words `from` to before `to` of a resume. */
type Place = [from: number, to: number];

/** The concepts that a resume shows: by a name, and in other words. */
interface ShownConcepts {
  named: ReadonlyMap<number, Place[]>;
  meant: ReadonlyMap<number, Place[]>;
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
): (term: PostingTerm) => TermMatchResult[] {
  if (concepts === undefined) return () => [];
  const asked = conceptsOf(concepts, terms);
  const wanted = [...asked.values()].flatMap((each) => [...each.concepts, ...each.alike.map(({ concept }) => concept)]);
  const shown = showConcepts(concepts, resume, new Set(wanted));
  return (term) => waysOf(asked.get(term), shown);
}

/** Which of the wanted concepts the resume shows, and where. Linear in its length. */
function showConcepts(
  { names, index }: LanguageConcepts,
  resume: ResumeText,
  wanted: ReadonlySet<number>,
): ShownConcepts {
  const { tokens, negated } = resume;
  const named = new Map<number, Place[]>();
  const meant = new Map<number, Place[]>();
  const counts = (word: number) => negated[word] === 0;
  for (const { concept, from, to } of findNames(names, tokens, counts, wanted)) append(named, concept, [from, to]);
  for (const { concept, from, to } of findConcepts(index, { ...wordsOf(resume, index), wanted }))
    append(meant, concept, [from, to]);
  return { named, meant };
}

const wordsOfResumes = new WeakMap<ResumeText, { index: ConceptIndex; words: SentenceWords }>();

/** The words of a resume with their roots: the same for every posting. */
function wordsOf(resume: ResumeText, index: ConceptIndex): SentenceWords {
  const known = wordsOfResumes.get(resume);
  if (known?.index === index) return known.words;
  const { tokens, negated, sentenceOf } = resume;
  const lemmas = tokens.map(({ lemma }) => lemma);
  const own = { lemmas, sentenceOf, counts: (word: number) => negated[word] === 0 };
  const words = { ...own, families: index.familiesOf(own) };
  wordsOfResumes.set(resume, { index, words });
  return words;
}

/** What a posting's term asks for. */
interface AskedConcepts {
  concepts: readonly number[];
  /** Named, not worded as in a resume: "drawing blood" may be all of phlebotomy, "sous vide" is a small part of cooking. */
  isNamed: boolean;
  /** Of a term that is no name: concepts whose names have most of its words. */
  alike: readonly AlikeConcept[];
}

/** How many terms are remembered; each has a few numbers. Postings of a trade have most of their terms in common. */
const mostTerms = 4_000;

const remembered = new WeakMap<LanguageConcepts, Map<string, AskedConcepts>>();

/** The concepts that each of a posting's terms asks for: those it names, else those it words as a resume would. */
export function conceptsOf<Term extends AskingTerm>(
  concepts: LanguageConcepts,
  terms: readonly Term[],
): Map<Term, AskedConcepts> {
  const known = remembered.get(concepts) ?? new Map<string, AskedConcepts>();
  remembered.set(concepts, known);
  const idOf = ({ key, canonical }: AskingTerm) => `${key}\n${canonical}`;
  const unknown = terms.filter((term) => !known.has(idOf(term)));
  const read = unknown.length === 0 ? undefined : readTerms(concepts, unknown);
  const asked = new Map<Term, AskedConcepts>();
  for (const term of terms) {
    const of = read?.get(term) ?? known.get(idOf(term));
    if (of) asked.set(term, of);
  }
  if (known.size > mostTerms) known.clear();
  for (const [term, of] of read ?? []) known.set(idOf(term), of);
  return asked;
}

type AskingTerm = Pick<PostingTerm, 'key' | 'canonical'>;

function readTerms({ names, findAlike, index }: LanguageConcepts, terms: readonly AskingTerm[]) {
  const asked = new Map<AskingTerm, Set<number>>();
  const alike = new Map<AskingTerm, readonly AlikeConcept[]>();
  const unnamed: AskingTerm[] = [];
  const lemmas: string[] = [];
  const sentenceOf: number[] = [];
  for (const term of terms) {
    const byName = new Set([...conceptsNamed(names, term.key), ...conceptsNamed(names, keyOf(term.canonical))]);
    asked.set(term, byName);
    if (byName.size > 0) continue;
    const near = findAlike(term.key.split(' '));
    for (const { concept, likeness } of near) if (likeness === 1) byName.add(concept);
    if (byName.size > 0) continue;
    alike.set(term, near);
    // The terms become the sentences of one text, so that a single pass finds the concepts of all.
    for (const word of term.key.split(' ')) {
      lemmas.push(word);
      sentenceOf.push(unnamed.length);
    }
    unnamed.push(term);
  }
  for (const { concept, from } of findConcepts(index, { lemmas, sentenceOf, counts: () => true })) {
    const term = unnamed[sentenceOf[from] ?? 0];
    if (term) asked.get(term)?.add(concept);
  }
  return new Map(
    [...asked].map(([term, concepts]): [AskingTerm, AskedConcepts] => [
      term,
      { concepts: [...concepts], isNamed: !alike.has(term), alike: alike.get(term) ?? [] },
    ]),
  );
}

/** The ways in which a resume shows any of the concepts. A concept that the term is only part of counts as related. */
function waysOf(asked: AskedConcepts | undefined, { named, meant }: ShownConcepts): TermMatchResult[] {
  if (asked === undefined) return [];
  const places = (shown: ShownConcepts['named']) => asked.concepts.flatMap((concept) => shown.get(concept) ?? []);
  const ways: TermMatchResult[] = asked.isNamed
    ? [
        { strength: 'alias', places: places(named) },
        { strength: 'meaning', places: places(meant) },
      ]
    : [
        { strength: 'related', places: [...places(named), ...places(meant)] },
        ...asked.alike.map(
          ({ concept, likeness }): TermMatchResult => ({
            strength: 'partial',
            places: [...(named.get(concept) ?? []), ...(meant.get(concept) ?? [])],
            share: likeness,
          }),
        ),
      ];
  return ways.filter((way) => way.places.length > 0);
}

function keyOf(name: string): string {
  return tokenise(name)
    .map(({ lemma }) => lemma)
    .join(' ');
}

function append(shown: Map<number, Place[]>, concept: number, place: Place): void {
  const known = shown.get(concept);
  if (known) known.push(place);
  else shown.set(concept, [place]);
}
