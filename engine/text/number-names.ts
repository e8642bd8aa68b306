import { wordsIn } from './word-set.ts';

/** The numbers from zero to twenty in words, each at its own place. */
export const numberNames = {
  en: wordsIn(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`,
  ),
  de: wordsIn(
    `null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig`,
  ),
} as const;

/** What number each of them is. */
export const namedNumbers: ReadonlyMap<string, number> = new Map(
  [numberNames.en, numberNames.de].flatMap((names) => names.map((name, value): [string, number] => [name, value])),
);

/** "two|three|four": what a pattern takes from one number to another. */
export function numbersBetween(language: keyof typeof numberNames, first: number, last: number): string {
  return numberNames[language].slice(first, last + 1).join('|');
}
