import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

const other = (line: string) => `Cook, Oak Kitchen, York, 2015 - 2018\n- Peeled vegetables\n${line}`;
const planned = '- Planned the menus for the harvest festival';

describe('a line', () => {
  test('stays with the job the work was done in, even word for word', () => {
    const before = { other: other(planned) };
    const found = findingsOf(before, { line: 'Planned the menus for the harvest festival', other: other('- Cleaned') });
    expect(found.join()).toContain('ledger.otherEmployer');
  });

  test('may move within its job', () => {
    const before = { other: other(planned) };
    expect(
      findingsOf(before, { other: `Cook, Oak Kitchen, York, 2015 - 2018\n${planned}\n- Peeled vegetables` }),
    ).toEqual([]);
  });
});
