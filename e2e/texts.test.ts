import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createFormat, type Format } from '#contract/format.ts';
import { isLanguage, type Language, languageNames, languages } from '#contract/languages.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{web,server}/**/texts/*.ts', { cwd: root }).sort();
const folders = [...new Set(files.map((file) => dirname(file)))];
const translations = files.filter((file) => languageOf(file) !== 'en');

/** Names, numbers and symbols, which are the same in every language. */
const shared =
  /^(Shortlist|Code|Original|Admin|Premium|SMTP|Stripe|Authenticator \d|API|JSON|JSON Resume|CSV|PDF|DOCX|Word|Markdown|MB|\W|\d|%|\+)*$/;

/** Words that a language has in common with English. */
const common: Partial<Record<Language, RegExp>> = {
  de: /^(Format|Name|Normal|Administrator|Filter|E-Mail|Original|Version|optional|\W)*$/,
  fr: /^(Menu|[Aa]nalyses|points|Sources|Score|Dates?|Format|Compact|Normal|Actions|[Pp]ages?|Notification|Versions?|Type|Description|\W|\d)*$/,
  es: /^(No|Normal|Error|Panel|\W)*$/,
  nl: /^(Compact|Menu|Account|Score|Filters?|App|[Aa]nalyses|Browser|Plan|Status|Optimized|\W|\d)*$/,
};

/** English words that appear in no sentence of another language. */
const english = /\b(the|your|you|and|with|please|could|failed|this|that|loading|delete|save)\b/i;

type Text = (...values: unknown[]) => unknown;

/** Every text in a file with its place; functions are called with arguments that work. */
function* leaves(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (isText(value)) yield* leaves(callWithAnything(value), place);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${place}.${key}`);
  }
}

const isText = (value: unknown): value is Text => typeof value === 'function';

/** Texts take a date, a list of names, or the numbers and words in their sentence. */
function callWithAnything(text: Text): unknown {
  for (const first of [3, 'fr', new Date(0), ['x', 'y']]) {
    try {
      return text(first, 3, 3);
    } catch {
      // Try the next kind of value.
    }
  }
  throw new Error('A text takes arguments of another kind.');
}

function languageOf(file: string): Language {
  const name = basename(file, '.ts');
  if (!isLanguage(name)) throw new Error(`${file} belongs to no language in contract/languages.ts.`);
  return name;
}

/** The texts in a file by place, in the language of `writes`. */
async function read(file: string): Promise<Map<string, string>> {
  const { texts }: { texts: (format: Format) => unknown } = await import(pathToFileURL(join(root, file)).href);
  return new Map(leaves(texts(createFormat(languages[languageOf(file)].locale)), 'texts'));
}

test.each(folders)('%s has a file for every language', (folder) => {
  const found = files.filter((file) => dirname(file) === folder).map((file) => basename(file, '.ts'));
  expect(found.toSorted()).toEqual([...languageNames].toSorted());
});

test('folders of texts were found', () => expect(folders.length).toBeGreaterThan(18));

describe.each(translations)('%s', (file) => {
  test('says everything, and in its language', async () => {
    const inEnglish = await read(join(dirname(file), 'en.ts'));
    const translated = await read(file);
    expect([...translated.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted());
    const isOfBoth = (text: string) => shared.test(text) || common[languageOf(file)]?.test(text);
    const left = [...translated].filter(
      ([place, text]) => english.test(text) || (text === inEnglish.get(place) && !isOfBoth(text)),
    );
    expect(left).toEqual([]);
  });
});
