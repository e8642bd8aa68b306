import { describe, expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { isSameAmount, readAmounts } from './amounts.ts';

function amountsIn(text: string, isGerman = false) {
  const tokens = tokenise(text);
  return readAmounts(tokens, 0, tokens.length, text, isGerman);
}
const written = (text: string, isGerman = false) =>
  amountsIn(text, isGerman).map(({ value, unit }) => `${value} ${unit}`);

test.each([
  ['Quote von 1,6 auf 1,0 Prozent', '1.6 percent, 1 percent'],
  ['Auftragssumme 0,9 Mio. Euro', '900000 money'],
  ['Anträge bis 10 Tsd. Euro', '10000 money'],
  ['Budget 18 T€', '18000 money'],
  ['Nachtrag über 62 TCHF', '62000 count'],
  ["Nachtrag über 62'000 CHF", '62000 money'],
  ['3 x im Jahr', '3 count'],
  ['dreimal im Jahr', '3 count'],
  ['von 1.8.2015 bis 06.2018', '2015 year, 2018 year'],
])('a German number may have a decimal comma or a short scale: "%s"', (text, numbers) =>
  expect(written(text, true).join(', ')).toBe(numbers),
);

describe('a number', () => {
  test.each([
    ['Served 45 guests', '45 count'],
    ['Served forty-five guests', '45 count'],
    ['Served two hundred and fifty guests', '250 count'],
    ['Packed a dozen crates', '12 count'],
    ['Three and a half years in retail', '3.5 count'],
    ['Packed 4,000 crates', '4000 count'],
    ['Packed 4k crates', '4000 count'],
    ['Packed 9.5k crates', '9500 count'],
    ['Ran a budget of €4M', '4000000 money'],
    ['Ran a budget of 4 million euros', '4000000 money'],
    ['Cut waste by 12%', '12 percent'],
    ['Cut waste by twelve per cent', '12 percent'],
    ['Cut waste by half', '50 percent'],
    ['Cut waste by a third', `${100 / 3} percent`],
    ['Doubled sales', '2 times'],
    ['Three times faster', '3 times'],
    ['Five times a week', '5 count'],
    ['Twice as fast', '2 times'],
    ['Twice a week', '2 count'],
    ['2x a week', '2 count'],
    ['Thrice a week', '3 count'],
    ['3x faster', '3 times'],
    ['In 2019', '2019 year'],
    ['Opened at 11 pm', '11 count'],
    ['Opened at 23:00', '11 count'],
    ['Opened at 8:00 am', '8 count'],
  ])('is read however it is written: %s', (text, amount) => {
    expect(written(text)).toEqual([amount]);
  });

  test('is read in German, where "half" is a verb and a point parts thousands', () => {
    expect(written('Half 10.000 Kunden', true)).toEqual(['10000 count']);
  });

  test('of a time of day is the hour on the dial; a ratio has two, and 12 noon none', () => {
    expect(written('Late bar from 22:30 to 2.30 am')).toEqual(['10.3 count', '2.3 count']);
    expect(written('A ratio of 1:12')).toEqual(['1 count', '12 count']);
    expect(written('Ready by 12 noon')).toEqual([]);
    expect(written('Von 22:00 bis 6:00 Uhr', true)).toContain('22 count');
  });

  test('says its unit once in a range', () => {
    expect(written('From 35 to 60 percent')).toEqual(['35 percent', '60 percent']);
  });

  test.each(['The first one', 'Came second', 'One of the team'])('is neither an ordinal nor a pronoun: %s', (text) => {
    expect(written(text)).toEqual([]);
  });

  test('is no share where "a quarter" says how often', () => {
    expect(written('Ran 9 audits a quarter')).toEqual(['9 count']);
    expect(written('Ran a quarter of the audits')).toEqual(['25 percent']);
  });
});

describe('two numbers', () => {
  const isSame = (left: string, right: string) => {
    const [a, b] = [...amountsIn(left), ...amountsIn(right)];
    return a !== undefined && b !== undefined && isSameAmount(a, b);
  };

  test('are the same when one is doubling and the other growing by 100 percent', () => {
    expect(isSame('doubled sales', 'grew sales by 100%')).toBe(true);
    expect(isSame('tripled sales', 'grew sales by 100%')).toBe(false);
  });

  test('are the same when only one has its currency', () => {
    expect(isSame('$4,000', '4,000')).toBe(true);
  });

  test('differ when one is a percentage', () => {
    expect(isSame('40%', '40')).toBe(false);
  });
});
