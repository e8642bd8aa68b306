import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { questionsIn } from './questions-in.ts';

const engine = await loadEngine();
const resume = (...lines: string[]) =>
  ['Mara Quill', 'Experience', 'Line Cook, Harbour Table, 2019 - 2024', ...lines].join('\n');

/** The questions about a rewrite of one line. */
function asked(from: string, to: string): string[] {
  const { changes } = engine.compare({ originalText: resume(from), improvedText: resume(to) });
  return changes.flatMap((change) =>
    questionsIn(change).map(
      ({ question }) => `${question.code} ${'text' in question.params ? question.params.text : ''}`,
    ),
  );
}

describe('a line is asked about', () => {
  test('once for several numbers, which are quoted together where they stand together', () => {
    expect(asked('- Worked 4 shifts of 6 hours', '- Worked 5 shifts of 9 hours')).toEqual([
      'ask.whereFrom 5 shifts of 9',
    ]);
    expect(
      asked(
        '- Cooked for 40 guests on Fridays',
        '- Cooked for 90 guests on Fridays and for the town fair with 700 visitors',
      ),
    ).toContain('ask.whereFrom 90 … 700');
  });

  test('once for who did it, though help is gone and a deed is new', () => {
    const codes = asked('- Helped the head cook to plan the menus', '- Led the planning of the menus');
    expect(codes.filter((code) => /yourself|ownDeed|lead/.test(code))).toEqual(['ask.lead ']);
  });

  test('one by one for skills: who has the one need not have the other', () => {
    expect(asked('- Cooked soups', '- Cooked soups with Toastique and Boilmaster').length).toBe(2);
  });
});

test('a number within a result is asked about with it, one within an action is not', () => {
  const whole = asked('- Kept the log', '- Kept the log, resulting in a 20% drop in waste');
  expect(whole).toHaveLength(1);
  expect(whole[0]).toContain('resulting in a 20% drop');
});
