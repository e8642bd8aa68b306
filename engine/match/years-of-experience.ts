/** "8 years of experience", said by the person. */
const statement =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\+\s*)?(?:years?|yrs?|jahren?)\b/gi;
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "2015 - 2019", "03/2016 to 03/2018", "Jan 2015 – present". */
const range =
  /\b((?:19|20)\d{2})\s*(?:-|–|—|to|until|bis)\s*(?:\p{L}{3,9}\.?\s+|\d{1,2}[/.])?((?:19|20)\d{2}|present|current|now|today|heute|date)\b/giu;
/** More years than this in one statement are somebody's age, or a company's. */
const mostYears = 45;

/**
 * Years of experience that a resume states or that its dated jobs cover together; overlaps count once. The engine knows
 * no clock: "present" is the latest year that the resume names.
 */
export function yearsOfExperience(text: string): number {
  const stated = [...text.matchAll(statement)]
    .map((hit) => countOf(hit[1] ?? ''))
    .filter((years) => years <= mostYears);
  const years = [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map((hit) => Number(hit[0]));
  const latest = years.reduce((a, b) => Math.max(a, b), 0);
  const covered = new Set<number>();
  for (const [, from, to = ''] of text.matchAll(range)) {
    const end = /^\d/.test(to) ? Number(to) : latest;
    const start = Number(from);
    // A job within one calendar year still counts as one.
    for (let year = start; year < Math.max(end, start + 1) && year < start + mostYears; year += 1) covered.add(year);
  }
  return Math.max(covered.size, ...stated.slice(0, 100), 0);
}

function countOf(word: string): number {
  const named = numberWords.indexOf(word.toLowerCase());
  return named < 0 ? Number(word) : named;
}
