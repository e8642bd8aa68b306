import { expect, test } from 'vitest';
import { countAtSpace, splitAtSpace } from './split-at-space.ts';

test.each(['', ' ', 'one', 'two words', '  before and behind\t', 'a\u00a0b\u2003 c\u2028d', 'é ü\r\n\r\n–'])(
  '%j has the parts that split gives it',
  (text) => {
    expect(splitAtSpace(text)).toEqual(text.split(/\s+/));
    expect(countAtSpace(text)).toBe(text.split(/\s+/).length);
  },
);
