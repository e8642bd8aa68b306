import { expect, test } from 'vitest';
import { RecentTexts } from './recent-texts.ts';

function counting() {
  const read: string[] = [];
  const recent = new RecentTexts<number>({ texts: 2, characters: 5 });
  const ask = (text: string) =>
    recent.get(text, () => {
      read.push(text);
      return text.length;
    });
  return { read, ask };
}

test('a text is read once', () => {
  const { read, ask } = counting();
  expect([ask('a'), ask('a')]).toEqual([1, 1]);
  expect(read).toEqual(['a']);
});

test('only those used last are kept', () => {
  const { read, ask } = counting();
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) ask(text);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

test('a long text is read each time', () => {
  const { read, ask } = counting();
  expect([ask('longer'), ask('longer')]).toEqual([6, 6]);
  expect(read).toHaveLength(2);
});
