import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';
import type { PostingText } from '../read-posting.ts';
import { apprenticeship } from './licence-words.ts';

/** "Eine Ausbildung als Fachverkäufer freut uns": in prose a training is asked for by such words. */
export function learnedTrades(content: string, start: number): Span[] {
  if (!wishesFor.test(content)) return [];
  return allMatches(content, apprenticeship).map(({ 0: name, index }) => ({
    start: start + index,
    end: start + index + name.length,
  }));
}

const wishesFor = fewRanges(
  /(?<!\p{L})(?:freut uns|freuen wir uns|wünsch(?:en|t)|idealerweise|haben sie|hast du|du hast|sie haben|bring(?:en|st)|gern mit)(?!\p{L})/iu,
);

/** The first word of "Erste-Hilfe-Schein". */
export function hyphenedFrom({ text, tokens }: Pick<PostingText, 'text' | 'tokens'>, at: number, from: number): number {
  let first = at;
  while (first > from && text.charAt((tokens[first]?.start ?? 0) - 1) === '-') first -= 1;
  return first;
}
