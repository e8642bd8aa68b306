import { expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

const header = 'Nurse, Elm Lodge, Leeds, 2019 - 2022';

test.each(['Nurse, Elm Lodge, Leeds, West Yorkshire, 2019 - 2022', 'Nurse, Elm Lodge, Leeds (UK), 2019 - 2022'])(
  'where a place is may be added: "%s"',
  (rewritten) => {
    expect(findingsOf({ header }, { header: rewritten })).toEqual([]);
  },
);

test('behind a title a country says what somebody is in charge of', () => {
  expect(findingsOf({ header }, { header: 'Nurse, Germany, Elm Lodge, Leeds, 2019 - 2022' })).toContain(
    'ledger.notHere: Germany',
  );
});

test('a country in the name of an employer makes another one', () => {
  expect(findingsOf({ header }, { header: 'Nurse, Elm Lodge Canada, Leeds, 2019 - 2022' })).toContain(
    'ledger.notHere: Canada',
  );
});
