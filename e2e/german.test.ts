import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');
const germanFiles = globSync('**/*texts.de.ts', { cwd: web }).sort();

/** Words that are the same in both languages. */
const shared =
  /^(Shortlist|Name|Code|Original|Admin|Administrator|Premium|SMTP|Stripe|Filter|Authenticator \d|API|JSON|E-Mail|\W|\d|%|\+)*$/;
/** English that no German sentence holds. */
const english =
  /\b(the|your|you|and|with|please|could|failed|resume|not|this|that|loading|account|delete|save|cancel)\b/i;

type Text = (...values: unknown[]) => unknown;

/** Every text of a file with its place; functions are called with what makes them answer. */
function* leaves(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (isText(value)) yield* leaves(callWithAnything(value), place);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${place}.${key}`);
  }
}

const isText = (value: unknown): value is Text => typeof value === 'function';

/** Texts take a date, a list of names or the numbers and words of their sentence. */
function callWithAnything(text: Text): unknown {
  for (const first of [3, 'fr', new Date(0), ['x', 'y']]) {
    try {
      return text(first, 3, 3);
    } catch {
      // The next kind of value.
    }
  }
  throw new Error('A text that takes something else.');
}

describe.each(germanFiles)('%s', (file) => {
  test('says everything in German', async () => {
    const load = async (name: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(web, name)).href);
    const englishTexts = await load(file.replace('.de.ts', '.ts'));
    const germanTexts = await load(file);
    const name = 'texts' in germanTexts ? 'texts' : 'authTexts';
    const inEnglish = new Map(leaves(englishTexts[name], name));
    const left: string[] = [];
    let texts = 0;
    for (const [place, text] of leaves(germanTexts[name], name)) {
      texts += 1;
      if (english.test(text) || (text === inEnglish.get(place) && !shared.test(text))) left.push(`${place}: ${text}`);
    }
    expect(texts).toBe(inEnglish.size);
    expect(left).toEqual([]);
  });
});

test('every feature has its texts in German', () => {
  const englishFiles = globSync('**/{texts,auth-texts}.ts', { cwd: web }).sort();
  expect(germanFiles).toEqual(englishFiles.map((file) => file.replace(/\.ts$/, '.de.ts')));
});
