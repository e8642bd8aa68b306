import type { Span } from '../../../types/span.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { isAcronym, plainAcronym, spells } from '../../words/acronyms.ts';

/** What somebody does, in one word, with what it is done to behind it: "Pflege der Rückstellmuster" names no skill. */
const deed = /(?:ung|ungen|pflege|kontrolle|hilfe|arbeit|mitarbeit|aufbau|einkauf|verkauf|planung|betrieb|führung)$/;
const behind = /^(?:de[rs]|von|vom|eine[rs])$/;

/** A listed term that is only the noun of an action: its object says what was done. */
export function isDeedOfSomething({ tokens }: ResumeDocument, line: ResumeLine, { start, end }: Span): boolean {
  const index = tokens.findIndex((token, at) => at >= line.from && token.start === start);
  const { lower = '', end: wordEnd = 0 } = tokens[index] ?? {};
  return wordEnd === end && deed.test(lower) && index + 1 < line.to && behind.test(tokens[index + 1]?.lower ?? '');
}

/** The most words that a short form stands for, and the least letters of theirs for each of its own. */
const longest = 5;
const leastPerLetter = 3;

/** "Geldwäschegesetz (GwG)", "LVS (Lagerverwaltungssystem)": a short form in brackets beside the words that it is made of. */
export function isExplainedBeside(document: ResumeDocument, line: ResumeLine, { start, end }: Span): boolean {
  const { tokens, text } = document;
  const index = tokens.findIndex((token, at) => at >= line.from && token.start === start);
  const token = tokens[index];
  if (token === undefined || token.end !== end || !isShort(token.surface)) return false;
  const letters = plainAcronym(token.surface);
  const isMadeOf = (from: number, to: number) => {
    const words = tokens.slice(from, to).flatMap(({ lower }) => lower.split('-'));
    return words.join('').length >= letters.length * leastPerLetter && spells(words, letters);
  };
  if (text[start - 1] === '(')
    for (let from = index - 1; from >= Math.max(line.from, index - longest); from -= 1)
      if (isMadeOf(from, index)) return true;
  if (/^ ?\($/.test(text.slice(end, tokens[index + 1]?.start ?? end)))
    for (let to = index + 2; to <= Math.min(line.to, index + 1 + longest); to += 1)
      if (isMadeOf(index + 1, to)) return true;
  return false;
}

/** "HGA", "GwG". */
function isShort(surface: string): boolean {
  return isAcronym(surface) || /^\p{Lu}\p{L}{0,3}\p{Lu}$/u.test(surface);
}
