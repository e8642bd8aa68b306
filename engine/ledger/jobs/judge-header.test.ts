import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

describe('the header of a job or a school', () => {
  const job = { header: 'Nurse, Elm Ward, Leeds, Mar 2019 - 2022' };

  test.each([
    ['title', 'Head Nurse, Elm Ward, Leeds, Mar 2019 - 2022', 'ledger.notHere: Head'],
    ['employer', 'Nurse, Oak Ward, Leeds, Mar 2019 - 2022', 'ledger.notHere: Oak'],
    ['year', 'Nurse, Elm Ward, Leeds, Mar 2017 - 2022', 'ledger.notHere: 2017'],
    ['month', 'Nurse, Elm Ward, Leeds, Jan 2019 - 2022', 'ledger.notHere: Jan'],
    ['end', 'Nurse, Elm Ward, Leeds, Mar 2019 - present', 'ledger.notHere: present'],
  ])('gains no other %s', (_, header, finding) => {
    expect(findingsOf(job, { header })).toContain(finding);
  });

  test.each([
    'Nurse, Elm Ward, Leeds, March 2019 - 2022',
    'Nurse | Elm Ward, Leeds | 03/2019 - 2022',
    'RN, Elm Ward, Leeds, 2019-03 to 2022',
  ])('may be written otherwise: "%s"', (header) => {
    expect(
      findingsOf(
        { header: 'Registered Nurse, Elm Ward, Leeds, Mar 2019 - 2022' },
        {
          header: header.replace('Nurse', 'Registered Nurse'),
        },
      ),
    ).toEqual([]);
  });

  test('is ongoing when it has no end', () => {
    const header = 'Nurse, Elm Ward, Leeds, since 2019';
    expect(findingsOf({ header }, { header: 'Nurse, Elm Ward, Leeds, 2019 - present' })).toEqual([]);
  });

  test('may abbreviate a degree or a state, or write it out', () => {
    const before = { education: 'Bachelor of Science in Biology, Elm College, Reno, Nevada, 2012' };
    expect(findingsOf(before, { education: 'BSc Biology, Elm College, Reno, NV, 2012' })).toEqual([]);
    expect(findingsOf(before, { education: 'MSc Biology, Elm College, Reno, NV, 2012' })).not.toEqual([]);
  });
});
