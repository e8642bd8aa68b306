import type { Token } from '../../../text/tokenise.ts';

/** "Zurich" is "Zürich". */
export function withoutAccents(lower: string): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/** "4" where the source has version v4. */
export function isVersion(lower: string, there: ReadonlySet<string>): boolean {
  return /^\d{1,3}$/.test(lower) && there.has(`v${lower}`);
}

/** The parts of a word that has marks in it: 3a and 3b of "3a+3b". */
export function partsOf(lower: string): string[] {
  const parts = lower.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  return parts.length > 1 ? parts : [];
}

/** Each part of "3a+3b" or "AutoCAD/Revit" stands by itself in the source, or is a part of one of its words. */
export function isOfParts(lower: string, there: ReadonlySet<string>, parts: ReadonlySet<string>): boolean {
  const own = partsOf(lower);
  return parts.has(lower) || (own.length > 0 && own.every((part) => there.has(part) || parts.has(part)));
}

/** "Year 4" where the source has Y4, "Level 2" where it has L2. */
export function isLevel({ lower }: Token, next: Token, there: ReadonlySet<string>): boolean {
  return /^\d{1,2}$/.test(next.lower) && /^\p{L}{4}/u.test(lower) && there.has(`${lower[0]}${next.lower}`);
}

/** "Y4" where the source has Year 4. */
export function isShortLevel(lower: string, words: readonly Token[]): boolean {
  const [, letter, digits] = /^(\p{L})(\d{1,2})$/u.exec(lower) ?? [];
  return words.some(
    (word, index) => words[index + 1]?.lower === digits && word.lower[0] === letter && word.lower.length > 3,
  );
}

const levelWord = /^(?:level|grade|stage|part|key)$/;

/** Words written together with their neighbours: "nvq2" of "NVQ 2" and of "NVQ Level 2". */
export function joinedOf(words: readonly Token[]): Set<string> {
  return new Set(
    words.flatMap(({ lower }, at) => [
      `${lower}${words[at + 1]?.lower ?? ''}`,
      ...(levelWord.test(words[at + 1]?.lower ?? '') ? [`${lower}${words[at + 2]?.lower ?? ''}`] : []),
    ]),
  );
}

/** How many words from `at` on are one of the source: "NVQ Level 2" of "NVQ2", "NVQ 2" as well; 0 where they are none. */
export function joinedFrom(tokens: readonly Token[], at: number, there: ReadonlySet<string>): number {
  const word = tokens[at]?.lower ?? '';
  const reach = levelWord.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
  const next = tokens[at + reach]?.lower ?? '';
  return next !== '' && there.has(`${word}${next}`) ? reach + 1 : 0;
}
