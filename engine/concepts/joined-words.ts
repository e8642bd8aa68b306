import type { Token } from '../text/tokenise.ts';

/** Marks that stand within the names of credentials: "City & Guilds", "B.Ed", "CPL(A)", "NVQ (Level 3)", "Sanitär-, Heizungs- und Klimatechnik". */
const marks: ReadonlySet<string> = new Set([' & ', '&', '.', ', ', '-, ', '(', ' (', ')', ') ', ': ']);
/** "Cat. I", "staatl. gepr.": behind a short form a full stop ends no sentence. */
const shortForm = /^\p{L}{1,7}$/u;
/** No mark within a name is longer. */
const longest = 3;

/** Whether two words with a mark between them may be of one name. */
export function isJoined(text: string, before: Token, after: Token): boolean {
  if (after.start - before.end > longest) return false;
  const gap = text.slice(before.end, after.start);
  return marks.has(gap) || (gap === '. ' && shortForm.test(before.surface));
}
