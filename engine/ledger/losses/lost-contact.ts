import { dateRange } from '../../resume/date-range.ts';
import { say } from '../../say.ts';
import type { LostFact } from '../../types/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';

/** Email addresses, web pages and telephone numbers; these have at least ten characters, so that no year or range counts. */
const contact =
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+|(?:https?:\/\/|www\.)[^\s|,;]+|(?:linkedin\.com|github\.com)\/[^\s|,;]+|\+?\d[\d ()/.-]{8,}\d/gi;

/** "9606-1 (135" is the number of a standard. */
const leastDigits = 9;

/** How many contacts are looked for in the whole text: more than anybody has, and few enough to keep time linear. */
const mostContacts = 100;

/** A name has few words, capitalised except for particles, and none of them is a number. */
const longestName = 5;
const name =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:van|von|zu|de|der|den|da|di|du|la|le|bin|al|el|dos|del|ter)\s+)*\p{Lu}[\p{L}.'’-]*){1,4}$/u;

/** The person's name and contact details that the improved text no longer has, by line of the original. */
export function lostContact(original: ResumeDocument, improved: ResumeDocument): Map<number, LostFact[]> {
  const now = withoutMarks(improved.text);
  const lost = new Map<number, LostFact[]>();
  let looked = 0;
  for (const line of original.lines) {
    if (looked >= mostContacts) break;
    const parts = contactsIn(line, original.lines.length > 1).slice(0, mostContacts - looked);
    looked += parts.length;
    const facts = parts.filter(({ text }) => !now.includes(withoutMarks(text)));
    if (facts.length > 0) lost.set(line.index, facts);
  }
  return lost;
}

function contactsIn(line: ResumeLine, isWhole: boolean): LostFact[] {
  const isName =
    isWhole && line.index === 0 && line.content.split(/\s+/).length <= longestName && name.test(line.content);
  const found = isName ? [{ text: line.content, at: 0 }] : [];
  for (const { 0: text, index } of line.content.matchAll(contact)) {
    const isNumber = /^\+?[\d ()/.-]+$/.test(text);
    if (isNumber && text.replace(/\D/g, '').length < leastDigits) continue;
    if (!dateRange.test(text)) found.push({ text, at: index });
  }
  return found.map(({ text, at }) => {
    const span = { start: line.start + at, end: line.start + at + text.length };
    return { kind: 'contact', text, span, reason: say('lost.contact', { text }, span) };
  });
}

/** Only letters and digits: a telephone number may be spaced differently. */
function withoutMarks(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
