import type { Token } from '../text/tokenise.ts';

/** Marks that stand within names: "City & Guilds", "B.Ed", "CPL(A)", "NVQ (Level 3)", "Sanitär-, Heizungs- und Klimatechnik". */
const joining: ReadonlySet<string> = new Set([' & ', '&', '.', '-, ', '(', ' (', ')', ') ']);
/** "Cat. I", "staatl. gepr.": behind a short form a full stop ends no sentence. */
const shortForm = /^(?:kl|kat|cat|gepr|staatl|dipl|eidg|cert|dip|reg|st|nr|no)$/;
/** Within the name of a credential ("PST, FPFF", "NVQ Level 3: Care"); between other words these part two things. */
const parting: ReadonlySet<string> = new Set([', ', ': ']);
/** No mark within a name is longer. */
const longest = 3;

/** Whether two words with a mark between them may be of one name, of anything or of a credential only. */
export function joinOf(text: string, before: Token, after: Token): 'any' | 'credential' | undefined {
  if (after.start - before.end > longest) return undefined;
  const gap = text.slice(before.end, after.start);
  if (joining.has(gap) || (gap === '. ' && shortForm.test(before.lower))) return 'any';
  return parting.has(gap) ? 'credential' : undefined;
}
