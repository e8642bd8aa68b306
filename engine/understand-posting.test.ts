import { expect, test } from 'vitest';
import { createModel } from './lexicon/create-model.ts';
import { understandPosting } from './understand-posting.ts';

const model = createModel();
const posting = (number: number) => `Nurse ${number}\n\nRequirements\n- Registered nurse licence\n- Patient care`;

test('the last postings are read once', () => {
  const [first] = [1, 2, 3, 4].map((number) => understandPosting(posting(number), model));
  expect(understandPosting(posting(1), model)).toBe(first);
  understandPosting(posting(5), model);
  expect(understandPosting(posting(1), model)).toBe(first);
});

test('a posting that was not used for long is forgotten', () => {
  const first = understandPosting(posting(1), model);
  for (const number of [2, 3, 4, 5]) understandPosting(posting(number), model);
  expect(understandPosting(posting(1), model)).not.toBe(first);
});

test('a posting as long as a book is not kept', () => {
  const long = posting(1).repeat(350);
  const first = understandPosting(long, model);
  expect(understandPosting(long, model) === first).toBe(false);
});

test('what one model reads says nothing to another', () => {
  const other = createModel();
  expect(understandPosting(posting(1), model)).not.toBe(understandPosting(posting(1), other));
});

test('a requirement that is broken over two lines is read as one, at its place in the text as given', () => {
  const text = `Food safety manager

Requirements
- Experience with hazard analysis and the
  control of allergens in ready meals
- Knowledge of the cold chain`;
  const broken = understandPosting(text, model);
  const whole = understandPosting(text.replace('the\n ', 'the'), model);
  const surfacesOf = ({ requirements }: typeof broken) => requirements.map(({ requirement }) => requirement.surface);
  expect(surfacesOf(broken)).toEqual(surfacesOf(whole));
  expect(broken.posting.lines).toHaveLength(whole.posting.lines.length);
  for (const { requirement } of broken.requirements)
    for (const { start, end } of requirement.spans) expect(text.slice(start, end)).not.toBe('');
});
