import { isFillWord } from '../../text/fill-words.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Evidence } from '../../types/match.ts';

/** "Ohio RN, active" before the "RN" behind a person's name: the line with most of the words of a credential's name. */
export function saysMostFirst(evidence: readonly Evidence[], name: string): Evidence[] {
  const own = new Set(tokenise(name).map(({ lemma }) => lemma));
  const said = ({ line }: Evidence) =>
    new Set(tokenise(line).flatMap(({ lemma }) => (own.has(lemma) && !isFillWord(lemma) ? [lemma] : []))).size;
  return evidence
    .map((each) => ({ each, said: said(each) }))
    .sort((a, b) => b.said - a.said)
    .map(({ each }) => each);
}
