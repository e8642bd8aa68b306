import { describe, expect, test } from 'vitest';
import { mendWords } from './mend-words.ts';

const usual = new Set(['full', 'time', 'self', 'motivated', 'qualified', 'nurse']);
const rarityOfWord = (word: string) => (usual.has(word) ? 0.4 : 1);
const mend = (text: string) => mendWords(text, rarityOfWord);
const german = 'Ich habe mit der Ausbildung und dem Schein in einer Firma für die Kunden gearbeitet.\n';

describe('a word that was broken at the end of a line', () => {
  test.each([
    ['a licence', 'Flurförderzeug-\nschein nach DGUV 308', 'Flurförderzeugschein nach DGUV 308'],
    ['with indented lines of Windows', '- quali-\r\n  fied nurse', '- qualified nurse'],
    ['at a soft hyphen', 'counterbal\u00AD\nance ticket', 'counterbalance ticket'],
    ['within a line', 'Führer\u00ADschein der Klasse B', 'Führerschein der Klasse B'],
    ['a word that has its hyphen', 'a full-\ntime post', 'a full-time post'],
    ['one of a list that leaves its end out', 'Früh-\nund Spätdienst', 'Früh- und Spätdienst'],
    ['two German adjectives', `${german}technisch-\nadministrativ`, `${german}technisch-administrativ`],
    ['a German word of two that English has', `${german}Team-\ntime`, `${german}Teamtime`],
  ])('is one: %s', (_, text, read) => {
    const mended = mend(text);
    expect(mended.text.trimEnd()).toBe(read);
    expect(mended.text).toHaveLength(text.length);
  });

  test.each([
    'Skills -\nteamwork',
    'Cashier-\nServed customers',
    '- Early-\n- late',
    '2019-\nheute',
    'a well-kept list\nof names',
  ])('is none here: %j', (text) => expect(mend(text)).toEqual({ text, sourceOf: undefined }));

  test('and each letter knows where it stood', () => {
    const text = 'Flurförderzeug-\nschein nach DGUV\nnext';
    const { text: read, sourceOf } = mend(text);
    const at = read.indexOf('nach');
    expect(text.slice(sourceOf?.[at], (sourceOf?.[at + 3] ?? 0) + 1)).toBe('nach');
    expect(read.indexOf('next')).toBe(text.indexOf('next'));
  });
});

test.each([
  ['R.N., Ohio', 'RN, Ohio'],
  ['B.L.S. / A.C.L.S (AHA)', 'BLS / ACLS (AHA)'],
  ['B.S. in Nursing', 'B.S. in Nursing'],
  ['the U.S. at 9 A.M.', 'the U.S. at 9 A.M.'],
  ['Node.js 1.2.A', 'Node.js 1.2.A'],
  ['§ 34 a GewO und § 43 a', '§ 34a GewO und § 43a'],
])('short forms have no full stops, and paragraphs no space: %s', (text, read) =>
  expect(mend(text).text.trimEnd()).toBe(read),
);

test('a text of nothing but broken words is read in linear time', () => {
  const start = process.cpuUsage();
  for (const text of [
    'aa-\n'.repeat(200_000),
    `a-${' '.repeat(1_000_000)}`,
    'A.'.repeat(300_000),
    'ab\u00AD'.repeat(200_000),
  ])
    mend(text);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
