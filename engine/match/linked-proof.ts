import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import type { PostingTerm } from '../extract/extract-terms.ts';
import { rarityOf } from '../extract/rarity.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { sentencesOf } from '../resume/quotable-sentences.ts';
import { formula } from '../score/formula.ts';
import { isFillWord } from '../text/fill-words.ts';
import { lineAt } from '../text/lines.ts';
import type { Span } from '../types/span.ts';
import type { ResumeText } from './index-resume.ts';
import type { TermMatchResult } from './match-term.ts';

/** For each root of a resume's words the sentences that have it, and where: a sentence, a word, and so on. */
type Places = ReadonlyMap<string, readonly number[]>;

/** How strongly sentences have a word, and where. */
type Strengths = ReadonlyMap<number, { strength: number; place: number }>;

/** From this share of a term's words on, by rarity, a sentence shows it in part. */
const enough = 0.5;

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
): (term: PostingTerm) => TermMatchResult | undefined {
  if (concepts === undefined || posting === undefined) return () => undefined;
  const { linksOf, roots } = concepts;
  const rootOf = (lemma: string) => roots.rootOf(lemma);
  const own = new Set(posting.tokens.map(({ lemma }) => rootOf(lemma)));
  let places: Places | undefined;
  const known = new Map<string, Strengths>();
  const strengthsOf = (root: string): Strengths => {
    const remembered = known.get(root);
    if (remembered) return remembered;
    places ??= gather(resume, concepts);
    const found = strengths(root, linksOf(root), places, own);
    known.set(root, found);
    return found;
  };
  return (term) => {
    if (term.kind === 'tool' || term.kind === 'licence' || term.kind === 'language') return undefined;
    const words = [...new Set(term.key.split(' '))].filter((word) => !isFillWord(word) && word.length > 1);
    if (words.length === 0) return undefined;
    const weights = words.map((word) => formula.softProof.least + rarityOf(rarity, word));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const found = new Map<number, { weight: number; place: number; isLinked: boolean }>();
    for (const [at, word] of words.entries()) {
      for (const [sentence, { strength, place }] of strengthsOf(rootOf(word))) {
        const known = found.get(sentence);
        const weight = (known?.weight ?? 0) + strength * (weights[at] ?? 0);
        const isLinked = (known?.isLinked ?? false) || strength < 1;
        found.set(sentence, { weight, place: Math.min(place, known?.place ?? place), isLinked });
      }
    }
    let best: { share: number; place: number } | undefined;
    for (const { weight, place, isLinked } of found.values()) {
      const share = weight / total;
      // The term's own words alone are for soft proof to judge.
      if (isLinked && share >= enough && share > (best?.share ?? 0)) best = { share, place };
    }
    return best && { strength: 'partial', places: [[best.place, best.place + 1]], share: Math.min(1, best.share) };
  };
}

/** How strongly each sentence has a word, or the word that goes best with it. */
function strengths(
  root: string,
  links: ReadonlyMap<string, number>,
  places: Places,
  own: ReadonlySet<string>,
): Strengths {
  const found = new Map<number, { strength: number; place: number }>();
  const take = (other: string, strength: number) => {
    const at = places.get(other) ?? [];
    for (let next = 0; next < at.length; next += 2) {
      const sentence = at[next] ?? 0;
      if (strength > (found.get(sentence)?.strength ?? 0)) found.set(sentence, { strength, place: at[next + 1] ?? 0 });
    }
  };
  take(root, 1);
  const others = links.size < places.size ? links.keys() : places.keys();
  for (const other of others) {
    const strength = links.get(other);
    if (strength !== undefined && !own.has(other)) take(other, strength);
  }
  return found;
}

/** Only what jobs and projects tell counts, sentence by sentence: a title or an employer's name shows no work. */
function gather(resume: ResumeText, { roots }: LanguageConcepts): Places {
  const isTold = markTold(resume);
  const places = new Map<string, number[]>();
  // A listed term counts as the words of all its names, so that a synonym changes nothing.
  for (const [lemma, indexes] of resume.lemmas) {
    if (isFillWord(lemma) || !/\p{L}/u.test(lemma)) continue;
    const told = indexes.filter((index) => isTold[index] === 1);
    if (told.length === 0) continue;
    for (const root of roots.rootsIn(lemma, () => true)) {
      const known = places.get(root) ?? [];
      for (const index of told) known.push(resume.sentenceOf[index] ?? 0, index);
      places.set(root, known);
    }
  }
  return places;
}

/** Marks the words of bullets, and of sentences in jobs and projects, with 1. */
function markTold({ tokens, resume, lines, negated, placements }: ResumeText): Uint8Array {
  const placementAt = (offset: number) => placements[lineAt(lines, offset)];
  const bullets = resume.sections
    .flatMap(({ items, entries }) => [...items, ...entries.flatMap((entry) => entry.items)])
    .filter(({ isBullet, start }) => isBullet && placementAt(start) !== 'listed');
  const sentences = sentencesOf(resume, (offset) => placementAt(offset) === 'shown');
  const telling: Span[] = [...bullets, ...sentences].sort((a, b) => a.start - b.start);
  return Uint8Array.from(tokens, ({ start }, index) => {
    // A bullet may be a sentence, too, which begins behind its mark.
    const at = lineAt(telling, start);
    const isTold = [telling[at], telling[at - 1]].some(
      (span) => span !== undefined && span.start <= start && start < span.end,
    );
    return isTold && negated[index] === 0 ? 1 : 0;
  });
}
