import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { isNumberSign } from './number-signs.ts';

const isSign = (text: string) => {
  const tokens = tokenise(text);
  return tokens.some((word, index) => isNumberSign(text, word, tokens[index + 1]));
};

test.each(['GDC no. 300000', 'PIN No: 12A3456E', 'policy no. #12', 'licence no 123456'])(
  '%j has a number sign',
  (text) => {
    expect(isSign(text)).toBe(true);
  },
);

test.each(['Forklift: no', 'no 3-phase work', 'no 12 tonne lorries', 'No. Three years of it.', 'no C1 licence'])(
  'the "no" of %j denies',
  (text) => {
    expect(isSign(text)).toBe(false);
  },
);
