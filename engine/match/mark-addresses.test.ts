import { expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { markAddresses } from './mark-addresses.ts';

function marked(text: string): string[] {
  const tokens = tokenise(text);
  const marks = markAddresses(text, tokens);
  return tokens.filter((_, index) => marks[index] === 1).map(({ surface }) => surface);
}

test('the words of an email address are marked, and none beside it', () => {
  expect(marked('Perrysburg, OH · d.kovacs.rn@example.com · nights')).toEqual(['d', 'kovacs', 'rn', 'example', 'com']);
  expect(marked('rhargreaves.teach@example.com')).not.toEqual([]);
});

test('an "@" that stands for "at" marks nothing', () => {
  expect(marked('Server @ The Copper Hen, 50 covers @ lunch')).toEqual([]);
});

test('the word before a telephone number is marked, and no telephone that is answered', () => {
  expect(marked('Telefon 0931 5550144')).toEqual(['Telefon']);
  expect(marked('Tel.: +49 (931) 555 0144, Mobile: 07700 900512')).toEqual(['Tel', 'Mobile']);
  expect(marked('Telefon und Empfang, 40 Anrufe am Tag')).toEqual([]);
  expect(marked('Mobile 4G networks')).toEqual([]);
});
