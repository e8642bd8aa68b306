import type { Case } from '../lines/claim.ts';

/** The most words that may head a list. */
const longestLabel = 5;

/** The end of the words that head a list of skills: "Databases & caching: PostgreSQL, Redis" claims two things. */
export function labelEnd({ line, improved }: Case): number {
  if (line.role !== 'list') return line.from;
  for (let index = line.from; index < Math.min(line.to - 1, line.from + longestLabel); index += 1) {
    if (/^\s*:/.test(improved.text.slice(improved.tokens[index]?.end ?? 0, line.end))) return index + 1;
  }
  return line.from;
}

/** Words that head a part of a line: "Training: … | Languages: …". */
const partLabel =
  /^(?:languages?|skills?|tools?|software|systems?|training|courses?|certifications?|certificates?|licen[cs]es?|qualifications?|education|memberships?|awards?|volunteering|interests?|hobbies|availability|equipment|technical|other|it)$/;

/** Places of the words that head a part of the line. */
export function labelsIn({ line, improved }: Case): number[] {
  const labels: number[] = [];
  for (let index = line.from; index < line.to - 1; index += 1) {
    const { lower = '', end = 0 } = improved.tokens[index] ?? {};
    if (partLabel.test(lower) && improved.text[end] === ':') labels.push(index);
  }
  return labels;
}
