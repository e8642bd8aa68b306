import { type GermanWords, germanStem } from '../text/roots/german.ts';
import { tokenise } from '../text/tokenise.ts';
import { aliases } from './aliases.ts';
import { indexFields } from './field-index.ts';
import { germanAliases, germanFields } from './german.ts';

let words: GermanWords | undefined;

/** The German words of the lexicon and the fields; built when the first German posting is read, in about 10 ms. */
export function germanWords(): GermanWords {
  words ??= createGermanWords();
  return words;
}

function createGermanWords(): GermanWords {
  const german = [...Object.values(germanAliases), ...Object.values(germanFields)].flatMap(lemmasOf);
  const others = Object.values(aliases).flatMap(lemmasOf);
  const fields = [...indexFields().keys()].flatMap((key) => key.split(' '));
  const byStem = new Map<string, string>();
  for (const word of german) {
    const stem = germanStem(word);
    if (!byStem.has(stem)) byStem.set(stem, word);
  }
  const single = Object.values(germanAliases).flatMap((lines) =>
    lines.split(/[\n=]/).filter((name) => !name.includes(' ')),
  );
  const parts = new Set([...single.flatMap(lemmasOf), ...Object.values(germanFields).flatMap(lemmasOf), ...plainParts]);
  return { known: new Set([...german, ...others, ...fields]), byStem, parts };
}

/** German words of the fields that are listed with the English ones (fields.ts). */
const plainParts = [
  'pflege',
  'buchhaltung',
  'vertrieb',
  'verkauf',
  'werbung',
  'kueche',
  'elektrotechnik',
  'fertigung',
  'lager',
];

function lemmasOf(text: string): string[] {
  return tokenise(text).map((token) => token.lemma);
}
