import type { PostingTerm } from '../../extract/extract-terms.ts';
import { rarityOf } from '../../extract/words/rarity.ts';
import { formula } from '../../score/formula.ts';
import { isFillWord } from '../../text/fill-words.ts';
import { stem } from '../../text/roots/stem.ts';
import type { ResumeText } from '../index-resume.ts';
import type { TermMatchResult } from '../match-term.ts';
import { partialProof } from './partial-proof.ts';

/** How many places of a word are looked at: a word in more sentences does not distinguish them. */
const mostPlaces = 60;

/**
 * The sentence with most of a phrase's words, including its head, if no sentence has the phrase. Rarer words weigh more.
 * Undefined for things that only their name proves: tools, licences, languages, short forms.
 */
export function softProof(term: PostingTerm, resume: ResumeText, rarity: string): TermMatchResult | undefined {
  if (term.kind === 'tool' || term.kind === 'licence' || term.kind === 'language') return undefined;
  const words = term.key.split(' ').filter((word) => !isFillWord(word) && word.length > 2);
  const head = words.at(-1);
  if (head === undefined || words.length < 2) return undefined;
  const weights = words.map((word) => formula.softProof.least + rarityOf(rarity, word));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sentences = new Map<number, { weight: number; place: number; hasHead: boolean }>();
  for (const [at, word] of words.entries()) {
    const seen = new Set<number>();
    for (const place of (resume.stems.get(stem(word)) ?? []).slice(0, mostPlaces)) {
      const sentence = resume.sentenceOf[place] ?? 0;
      if (seen.has(sentence)) continue;
      seen.add(sentence);
      const known = sentences.get(sentence) ?? { weight: 0, place, hasHead: false };
      sentences.set(sentence, {
        weight: known.weight + (weights[at] ?? 0),
        place: known.place,
        hasHead: known.hasHead || word === head,
      });
    }
  }
  const enough = [...sentences.values()].filter(
    ({ hasHead, weight }) => hasHead && weight >= formula.softProof.enough * total,
  );
  return partialProof(enough.map(({ weight, place }) => ({ share: weight / total, place })));
}
