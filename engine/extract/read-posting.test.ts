import { describe, expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { sectionNumbers } from './lines/sections.ts';
import { judgeLines, outlinePosting, readPosting, wordsOfLine } from './read-posting.ts';

const { asks } = createModel();
const text = 'Nurse\n\n---\nRequirements\n- You must know wound care\n\nBenefits\n- Free <b>parking</b>';
const posting = readPosting(text, asks);
const lineWith = (words: string) => posting.lines.findIndex(({ content }) => content.includes(words));

describe('a posting that is read', () => {
  test('has every word in its line', () => {
    for (const line of posting.lines.keys()) {
      for (const token of wordsOfLine(posting, line)) expect(posting.lineOf[posting.tokens.indexOf(token)]).toBe(line);
    }
    const inLines = posting.lines.flatMap((_, line) => wordsOfLine(posting, line));
    expect(inLines).toEqual(posting.tokens);
  });

  test('has no words in a line without any', () => {
    expect(wordsOfLine(posting, lineWith('---'))).toEqual([]);
  });

  test('keeps the offsets of the text as given, without its markup', () => {
    const word = posting.tokens.find(({ lower }) => lower === 'parking');
    const at = posting.sourceOf?.[word?.start ?? 0];
    expect(at).toBe(text.indexOf('parking'));
    expect(posting.tokens.map(({ lower }) => lower)).not.toContain('b');
  });

  test('has the sections of its headings, as the tagger learned them and as they are settled', () => {
    expect(posting.sections[lineWith('wound care')]).toBe('requirements');
    expect(posting.contextOf[lineWith('wound care')]).toBe(sectionNumbers.requirements);
    expect(posting.sections[lineWith('parking')]).toBe('benefits');
  });

  test('has a probability for each line that it asks', () => {
    expect(posting.asks).toHaveLength(posting.lines.length);
    expect(posting.asks[lineWith('wound care')]).toBeGreaterThan(posting.asks[lineWith('parking')] ?? 1);
  });

  test('is the same whether it is read at once or outlined first', () => {
    expect(judgeLines(outlinePosting(text), asks)).toEqual(posting);
  });
});

test('German words are read with what they are made of', () => {
  const german = outlinePosting('Wir suchen eine Fachkraft für die Kinderkrankenpflege in der Klinik und im Haus.');
  expect(german.language.code).toBe('de');
  expect(german.tokens.find(({ lower }) => lower === 'kinderkrankenpflege')?.head).toBeDefined();
});
