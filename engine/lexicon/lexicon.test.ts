import { describe, expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { Lexicon } from './lexicon.ts';

function lexicon(): Lexicon {
  const words = new Lexicon();
  words.add('tool', true, 'Go', ['Golang']);
  words.add('tool', true, 'Google Analytics', ['GA']);
  words.add('tool', true, 'Google');
  words.add('skill', true, 'care planning');
  words.add('tool', false, 'Golang');
  words.add('tool', true, 'R');
  return words;
}

const find = (text: string) =>
  lexicon()
    .find(tokenise(text))
    .map(({ term }) => term.name);

describe('the names of a lexicon', () => {
  test('are found in a text, aliases under the canonical name', () => {
    expect(find('Services in Golang')).toEqual(['Go']);
  });

  test('are found as the longest one that begins at a word, none inside another', () => {
    expect(find('Google Analytics and Google')).toEqual(['Google Analytics', 'Google']);
  });

  test('say which program is meant by "Word" beside another one of its suite', () => {
    const words = lexicon();
    words.add('tool', true, 'Microsoft Word', ['MS Word']);
    words.add('tool', true, 'Microsoft Excel', ['Excel']);
    const found = (text: string) => words.find(tokenise(text)).map(({ term }) => term.name);
    expect(found('Word, Excel')).toEqual(['Microsoft Word', 'Microsoft Excel']);
    expect(found('Excel and Word')).toEqual(['Microsoft Excel', 'Microsoft Word']);
    expect(found('Excel. Word of mouth')).toEqual(['Microsoft Excel']);
    expect(found('a word in Excel')).toEqual(['Microsoft Excel']);
  });

  test('do not extend over a comma or the end of a line', () => {
    expect(find('Google, Analytics')).toEqual(['Google']);
    expect(find('care\nplanning')).toEqual([]);
  });

  test('that are short count only in their own case', () => {
    expect(find('ready to go')).toEqual([]);
    expect(find('Backend in Go')).toEqual(['Go']);
  });

  test('that are one letter are not found in an abbreviation', () => {
    expect(find('Statistics in R')).toEqual(['R']);
    expect(find('Posted A/R')).toEqual([]);
  });

  test('stay with their first owner', () => {
    expect(lexicon().get('golang')).toMatchObject({ name: 'Go', trusted: true });
  });

  test('of a list are the same as names that are added one by one', () => {
    const words = lexicon();
    words.addLines(
      'skill',
      false,
      'care plan reviews=reviews of care plans\nGolang modules\nGoogle=Search\n.NET=dotNet',
    );
    const found = (text: string) => words.find(tokenise(text)).map(({ term }) => term.name);
    expect(found('Reviews of care plans, in Golang modules, with .NET')).toEqual([
      'care plan reviews',
      'Golang modules',
      '.NET',
    ]);
    expect(words.get('google')).toMatchObject({ trusted: true, names: ['Google'] });
    expect(words.get('search')).toMatchObject({ name: 'Google', trusted: false, names: ['Google', 'Search'] });
    expect(words.get('nothing')).toBeUndefined();
  });

  test('that are added later than a list stay with the list', () => {
    const words = new Lexicon();
    words.addLines('tool', false, 'Excel');
    words.add('tool', true, 'Excel');
    expect(words.get('excel')).toMatchObject({ trusted: false });
  });
});
