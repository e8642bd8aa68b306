import { describe, expect, test } from 'vitest';
import { joinWrapped } from './join-wrapped.ts';

describe('a line that goes on below', () => {
  test.each([
    ['ends with a word that cannot end it', 'experience with hazard analysis and\ncritical control points'],
    ['the same in German', '- Erfahrung in der\nWartung von Anlagen'],
    ['with Windows line ends', 'the care of\r\nlathes'],
    ['is as long as the lines of a page', `You plan the work of ${'our two teams and '.repeat(3)}control\nrooms`],
  ])('%s', (_, text) => {
    const joined = joinWrapped(text);
    expect(joined).not.toContain('\n');
    expect(joined).toHaveLength(text.length);
    expect(joined.split(/\s+/)).toEqual(text.split(/\s+/));
  });
});

describe('a line that ends where it ends', () => {
  test.each([
    ['a short item', 'hazard analysis\ncritical control points'],
    ['a bullet below', 'You know and\n- hazard analysis'],
    ['an empty line', 'hazard analysis and\n\ncritical control points'],
    ['a heading', 'What we look for\nbookkeeping'],
    ['a class of a licence', 'Licence of class A\nforklift'],
    ['a long sentence', `${'We plan the work of our two teams. '.repeat(2).trim()}\ncontrol rooms`],
    ['long items in small letters', `keeping the books ${'of our two shops '.repeat(3)}tidy\nwriting reports`],
  ])('%s', (_, text) => expect(joinWrapped(text)).toBe(text));
});

test('a text of nothing but broken lines is read in linear time', () => {
  const start = process.cpuUsage();
  joinWrapped('the\nof\n'.repeat(150_000));
  joinWrapped(' '.repeat(1_000_000));
  joinWrapped('a '.repeat(500_000));
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
