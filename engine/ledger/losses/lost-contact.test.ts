import { describe, expect, test } from 'vitest';
import { documentOf } from '../../testing/small-document.ts';
import { lostContact } from './lost-contact.ts';

const lost = (before: string, after: string) =>
  [...lostContact(documentOf(before), documentOf(after)).values()].flat().map(({ text }) => text);

describe("the person's contact details", () => {
  test.each([
    ['ada@mail.example'],
    ['https://ada.example/work'],
    ['linkedin.com/in/ada'],
    ['+44 20 7946 0958'],
    ['020 7946 0958'],
  ])('are lost when the improved text has them no more: %s', (detail) => {
    expect(lost(`Ada Sample\n${detail}\nNurse`, 'Ada Sample\nNurse')).toEqual([detail]);
  });

  test('are kept when they are only spaced or put together in another way', () => {
    expect(lost('Ada Sample\n+44 20 7946 0958', 'Ada Sample\n(+44) 207 946-0958')).toEqual([]);
  });

  test('include the name in the first line, with particles', () => {
    expect(lost('Ada van der Sample\nNurse', 'Nurse')).toEqual(['Ada van der Sample']);
    expect(lost('Nurse\nAda Sample', 'Nurse')).toEqual([]);
  });

  test.each(['2014-05-01 - 2019-06-30', 'ISO 9606-1 (135)', '2019 - 2022'])(
    'are no dates and no standards: %s',
    (text) => {
      expect(lost(`Ada Sample\n${text}`, 'Ada Sample')).toEqual([]);
    },
  );

  test('are found at their place', () => {
    const text = 'Ada Sample\nMail: ada@mail.example';
    const [fact] = lostContact(documentOf(text), documentOf('Ada Sample')).get(1) ?? [];
    expect(text.slice(fact?.span.start, fact?.span.end)).toBe('ada@mail.example');
  });
});
