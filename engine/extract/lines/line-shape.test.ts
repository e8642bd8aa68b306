import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { shapeOf } from './line-shape.ts';

const shape = (line: string) => {
  const tokens = tokenise(line);
  return shapeOf(tokens, tokens.length);
};

test('sentences of the same grammar have the same shape, whatever trade they are of', () => {
  expect(shape('You will weld pipes and cut plates')).toEqual(shape('You will sell shoes and pack boxes'));
});

test('what was founded by somebody has another shape than what you do', () => {
  expect(shape('Fernhill was founded in 1972')).not.toEqual(shape('You lead a team of ten'));
});
