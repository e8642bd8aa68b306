import { expect, test } from 'vitest';
import { readPosting } from '../../extract/read-posting.ts';
import { createModel } from '../../lexicon/create-model.ts';
import { tokenise } from '../../text/tokenise.ts';
import { markEchoes } from './echoes.ts';
import { readCopies } from './read-copies.ts';

const posting = readPosting(
  `Nurse
Requirements
- Wound care on two wards, day and night, with a good team
About us
Willow Creek runs nine clinics and a school of nursing in three states
Benefits
- Dental and vision plan
- Dental`,
  createModel().asks,
);

const echoed = (text: string) => {
  const tokens = tokenise(text);
  const lineOf = new Int32Array(tokens.length);
  const marks = markEchoes(posting, { tokens, lineOf }, readCopies(posting, tokens));
  return tokens.filter((_, index) => marks[index] === 1).map(({ surface }) => surface);
};

test('a sentence about the company proves nothing when it is copied, nor does a line that is half such a copy', () => {
  expect(echoed('Willow Creek runs nine clinics and a school of nursing in three states')).toHaveLength(13);
  expect(echoed('I know that Willow Creek runs nine clinics and a school, and like it')).toHaveLength(14);
  expect(echoed('- Dental and vision plan')).toHaveLength(4);
});

test('requirements of the posting, shorter phrases and single words count as the person’s own', () => {
  expect(echoed('Wound care on two wards, day and night, with a good team')).toEqual([]);
  expect(echoed('Taught at a school of nursing in Oregon')).toEqual([]);
  expect(echoed('Dental')).toEqual([]);
});

test('a sentence about the company proves nothing either where it stands in a line that asks', () => {
  const mixed = readPosting(
    'Cook\nJob description\nWe are a leading maker of air coolers and kitchen ventilation products. You cook lunch for eighty guests.',
    createModel().asks,
  );
  const copy = '- We are a leading maker of air coolers and kitchen ventilation products.';
  const tokens = tokenise(copy);
  const marks = markEchoes(
    mixed,
    { tokens, lineOf: new Int32Array(tokens.length) },
    readCopies(mixed, tokens),
    new Set([2]),
  );
  expect([...marks]).toEqual(tokens.map(() => 1));
});

test('half a copy says nothing of the rest of a resume that is one long line', () => {
  const copy = 'Willow Creek runs nine clinics and a school of nursing in three states. ';
  const own = 'Changed dressings and gave injections on the night shift of a small hospital. ';
  expect(echoed(copy.repeat(5) + own.repeat(4))).toHaveLength(65);
});
