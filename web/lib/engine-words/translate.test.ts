import { describe, expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';
import { templates, translate } from './translate.de.ts';

/** What can stand in a gap that holds words of the engine's own. */
const fillings: Readonly<Record<string, string>> = {
  number: '12',
  all: '30',
  degree: 'a doctorate',
  years: '5 years of experience',
  licence: 'the CPA licence or certificate',
};
const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => fillings[name] ?? `Some ${name}: "x".`);

test.each(templates)('“%s” is found, and by no template before it', (sentence, german) => {
  const said = translate(fill(sentence));
  const literals = german.split(/\{\w+\}/);
  expect(said).toBeDefined();
  for (const literal of literals) expect(said).toContain(literal);
  expect(said).not.toContain('{');
});

describe('a sentence', () => {
  test('is told whole, with what it is worth', () => {
    expect(
      translate('If you hold the CPA licence or certificate, list it. It is a must-have, worth up to 3 points.'),
    ).toBe('Wenn Sie den Nachweis „CPA“ haben, führen Sie ihn auf. Das ist ein Muss und bringt bis zu 3 Punkte.');
    expect(translate('If you speak German, list it with your languages.')).toBe(
      'Wenn Sie Deutsch sprechen, führen Sie es bei Ihren Sprachen auf.',
    );
  });

  test('of a language model stays as it is, and so does every one on an English page', () => {
    expect(translate('Name the ward. It is where you worked, worth a line.')).toBeUndefined();
    expect(inLanguage('Have you used Epic? Where?')).toBe('Have you used Epic? Where?');
  });
});
