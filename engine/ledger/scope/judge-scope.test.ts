import { describe, expect, test } from 'vitest';
import { findingsOf, findingsOfLine } from '../../testing/ledger-lines.ts';

describe('what a person did with a thing', () => {
  test.each([
    ['Helped on the ward', 'Led the ward'],
    ['Followed the cleaning rota', 'Designed the cleaning rota'],
    ['Attended the fire course', 'Taught the fire course'],
    ['Wrote down prices', 'Negotiated prices'],
  ])('is no higher than the resume says: "%s" is not "%s"', (before, after) => {
    expect(findingsOfLine(before, after).join()).toMatch(/ledger\.more/);
  });

  test('may be as high as the resume says, in another word', () => {
    expect(findingsOfLine('Led a team of five carers', 'Managed a team of five carers')).toEqual([]);
    expect(findingsOfLine('Created the cleaning plan', 'Developed the cleaning plan')).toEqual([]);
  });

  test('may be called leading where leading means giving: a tour, games, an inbox', () => {
    expect(findingsOfLine('Games for the children', 'Led games for the children')).toEqual([]);
    expect(findingsOfLine('Looked after the inbox', 'Managed the inbox')).toEqual([]);
  });

  test('is questioned by what it claims', () => {
    expect(findingsOfLine('Helped on the ward', 'Supervised the ward')).toEqual(['ledger.moreThan: Supervised']);
  });

  test('is read from German separable verbs', () => {
    const header = 'Pflegekraft, Klinik Ulm, 2019 - 2022';
    const other = '- Pflege der Patienten auf der Station und Dokumentation der Pflege für die Ärzte';
    const before = { header, other, line: 'Wirkte bei der Planung der Dienste mit' };
    expect(findingsOf(before, { line: 'Leitete die Planung der Dienste' }).join()).toContain('Leitete');
    expect(findingsOf(before, { line: 'Mitwirkung bei der Planung der Dienste' })).toEqual([]);
  });
});
