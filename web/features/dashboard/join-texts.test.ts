import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

const resume = (id: string, jobTitle: string) => ({ id, jobTitle, dateCreated: new Date(2025, 0, 5) });

test('several resumes are listed under their titles and dates, in the given order', () => {
  const text = joinTexts(
    [resume('b', 'Sous Chef'), resume('a', 'Nurse')],
    new Map([
      ['a', 'Ada Example\nNurse\n'],
      ['b', 'Bo Example'],
    ]),
  );
  const rule = '='.repeat(72);
  expect(text).toBe(
    `${rule}\nSous Chef\nJan 5, 2025\n${rule}\n\nBo Example\n\n\n${rule}\nNurse\nJan 5, 2025\n${rule}\n\nAda Example\nNurse\n`,
  );
});

test('a resume deleted elsewhere in the meantime is left out', () => {
  expect(joinTexts([resume('gone', 'Nurse')], new Map())).toBe('');
});
