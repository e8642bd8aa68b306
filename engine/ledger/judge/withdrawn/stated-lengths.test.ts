import { expect, test } from 'vitest';
import { findingsOf } from '../../../testing/ledger-lines.ts';

const header = 'Nurse, Elm Lodge, Leeds, Sept 2015 to Feb 2019';

test.each(['3 years 6 months', '42 months', '3 years'])('a header may say how long its period is: %s', (length) => {
  expect(findingsOf({ header }, { header: `${header} (${length})` })).toEqual([]);
});

test.each(['4 years 6 months', '60 months', '9 years'])('another length is asked about: %s', (length) => {
  expect(findingsOf({ header }, { header: `${header} (${length})` })).not.toEqual([]);
});
