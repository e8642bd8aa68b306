import type { PostingTerm } from '../extract-terms.ts';

/** "Schichtdienst", "3-Schicht-Betrieb", "Früh-, Spät- und Nachtdienst": when one works, however it is called. */
const shift =
  /(?:schicht(?:-?(?:dienst|arbeit|betrieb|system|bereitschaft|modell))?|(?:früh|spät|nacht|wochenend)(?:dienste?n?|schichten?|arbeit))$/iu;

/** German terms with all that says in which shifts one works as one, by its surest name. */
export function withOneShift(terms: readonly PostingTerm[]): PostingTerm[] {
  const shifts = terms.filter(({ surface, kind }) => kind !== 'licence' && shift.test(surface));
  const [first, ...others] = shifts;
  if (first === undefined || others.length === 0) return [...terms];
  const mentions = shifts.flatMap((term) => term.mentions).sort((a, b) => a.start - b.start);
  return terms.filter((term) => !others.includes(term)).map((term) => (term === first ? { ...term, mentions } : term));
}
