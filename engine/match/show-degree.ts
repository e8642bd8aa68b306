import { degreeLevelIn } from '../extract/credentials.ts';

/** How people tell of a degree without its title, by the rank that it has in postings. */
const told: readonly [number, RegExp][] = [
  [2, /\b(?:\p{L}{2,20} degree (?:from|at)|majored in|degree from|graduated in)(?![\p{L}])/iu],
  [
    1,
    /\b(?:[Gg]elernte[rn]?|[Aa]usgebildete[rn]?|[Gg]eprüfte[rn]?|[Ss]taatlich anerkannte[rn]?) \p{Lu}|\b(?:[Ss]erved my time|[Tt]ime-served)\b/u,
  ],
];

/** The level of the highest degree or training that a line of a resume tells of; -1 for none. */
export function degreeLevelShown(text: string): number {
  return Math.max(degreeLevelIn(text), told.find(([, pattern]) => pattern.test(text))?.[0] ?? -1);
}
