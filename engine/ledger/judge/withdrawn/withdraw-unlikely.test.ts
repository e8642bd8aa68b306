import { describe, expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { readRewrite } from '../../compare-resumes.ts';
import { readLearned, scoreOf } from '../learned.ts';
import { mayBeOwn } from './withdraw-unlikely.ts';

const model = createModel();
const original = 'Mara Quill\n\nExperience\nLine Cook, Harbour Table, 2019 - 2024\n- Kept the stock of the kitchen';

/** Whether a finding about words of the rewritten line may be dropped. */
function mayDrop(line: string, text: string, kind: string, code: string): boolean {
  const improvedText = original.replace('- Kept the stock of the kitchen', line);
  const { improved, caseOf } = readRewrite({ originalText: original, improvedText }, model);
  const place = improved.lines.find(({ content }) => content === line);
  const start = improvedText.indexOf(text);
  if (place === undefined || start < 0) throw new Error(`The rewrite has no “${text}” in a line of its own.`);
  return mayBeOwn(caseOf(place), { code, kind, text, span: { start, end: start + text.length } });
}

describe('a finding that something is not named may be dropped', () => {
  test('when most of its words begin like those of the resume', () => {
    expect(mayDrop('- Kept stocktaking lists', 'stocktaking lists', 'skill', 'ledger.notNamed')).toBe(true);
    expect(mayDrop('- Kitchens: kept the stock', 'Kitchens', 'employer', 'ledger.notHere')).toBe(true);
  });

  test('but never one about a number, a date or who did it', () => {
    expect(mayDrop('- Kept the stock in 2017', '2017', 'date', 'ledger.notHere')).toBe(false);
    expect(mayDrop('- Kept 40 stocks', '40', 'number', 'ledger.noNumber')).toBe(false);
    expect(mayDrop('- Led the kitchen', 'Led', 'scope', 'ledger.moreThan')).toBe(false);
  });

  test('nor one about a name that is new, a short form, a degree, a title, an award or a level', () => {
    for (const words of ['Boilmaster', 'QXR', 'sous-vide', 'bachelor', 'manager', 'winner', 'expert'])
      expect([words, mayDrop(`- Kept the stock, ${words}`, words, 'skill', 'ledger.notNamed')]).toEqual([words, false]);
  });
});

test('a score is the sum of the weights of what is there', () => {
  const learned = readLearned('\nword=1.5\nkind = of =-1\n', -0.5);
  expect(scoreOf(learned, ['word', 'unknown'])).toBe(1);
  expect(scoreOf(learned, ['kind = of '])).toBe(-1.5);
});
