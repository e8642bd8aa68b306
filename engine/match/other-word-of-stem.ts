/** What such a word names is none of what its stem does or is: who writes "accounts", "the market", "bank holidays" or what a plan "won't pay for" tells of none of them. */
const apart: ReadonlySet<string> = new Set(
  'accounting banking building cashing catering housing marketing networking outing payment staffing'.split(' '),
);

/** Words with such an ending are of another kind: "executive" is no executing, and "objective" no objection. Who renewed has done a renewal. */
const ofAnotherKind = /(?:ive|(?:ic|i|on|ur|ent)al)s?$/;

/** Whether two words with the same stem, given as lemmas, are different words all the same. */
export function isOtherWordOfStem(asked: string, said: string): boolean {
  if (asked === said) return false;
  if (apart.has(asked) && !/ed$/.test(said)) return true;
  return ofAnotherKind.test(asked) !== ofAnotherKind.test(said);
}
