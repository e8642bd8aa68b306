import { lineAt } from '../text/lines.ts';
import { isAboutOthers } from './about-others.ts';
import type { PostingTerm } from './extract-terms.ts';
import type { Knowledge } from './features.ts';
import type { PostingText } from './read-posting.ts';

/** A single word that no list and no field of work knows is a word of the sentence unless it is this likely to be asked for. */
const leastOfWord = 0.25;

/** Feelings, remarks and numbers, which lines that ask are full of, and nouns that name nothing alone. */
const never =
  /^(?:sorry|delighted|jerk|sharp|know|come|last|oh|angry|frightened|grumpy|greedy|guessing|wrong|shouting|hurts?|sweat|maniac|scare[ds]?|stranger|strangers|stories|ugly|sum|sums|equal|sign|sense|straps?|fortnight|fourteen|ten|dozen|date|dark|rain|late|right|bigger|fault|warning|rest|cause|box|lines?|station|command|production|process|processes|operations?|participation|confidence|judgment|photos?|picture|voice|gifts?|dignity|registration|permits?|licen[cs]es?|card|cards|class|category|unrestricted|compulsory|consistent|min|m\/w\/d|w\/m\/d|d\/m\/w|gültige[nrs]?|gut|danach|ort|mann|womit|worauf|bereitschaft|kenntnisse|erfahrung|praxis|diskussion|austausch|std)$/i;

/** A posting with fewer than this is read as it is. */
const fewest = 8;

/** The terms without the words of its sentences; all of them where little would be left. */
export function worthAsking(
  terms: readonly PostingTerm[],
  posting: PostingText,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
): readonly PostingTerm[] {
  const kept = terms.filter((term) => isWorthAsking(term, posting, knowledge));
  return kept.length < fewest ? terms : kept;
}

/** Whether a term asks for something that a resume could show. What is told of the boss or the company asks for nothing. */
function isWorthAsking(
  { surface, key, kind, probability, mentions }: PostingTerm,
  posting: PostingText,
  { fieldsOf }: Pick<Knowledge, 'fieldsOf'>,
): boolean {
  const isOthers = mentions.every(({ start }) => {
    const line = posting.lines[lineAt(posting.lines, start)];
    return line !== undefined && isAboutOthers(line.content, start - line.start);
  });
  if (isOthers) return false;
  if (kind !== undefined || key.includes(' ')) return true;
  if (never.test(surface)) return false;
  const isPlain =
    posting.language.code === 'en' && !/[\p{Lu}\d]/u.test(surface.slice(1)) && fieldsOf(key) === undefined;
  return !isPlain || probability >= leastOfWord;
}
