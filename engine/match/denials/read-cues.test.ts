import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { heard, readCues } from './read-cues.ts';

const heardOf = (text: string, word: string): number | undefined => {
  const tokens = tokenise(text);
  return readCues(text, tokens)[tokens.findIndex(({ surface }) => surface === word)];
};

test.each([
  ['As there was no driver, I delivered the goods', 'delivered'],
  ['Da kein Koch da war, habe ich gekocht', 'gekocht'],
  ['Never a pianist, tuner for twelve years', 'tuner'],
  ['I have never led an audit, only prepared them', 'prepared'],
])('a denial ends before the deed of %j', (text, word) => {
  expect(heardOf(text, word)).toBe(heard.nothing);
});

test.each([
  ['We never shipped software without tests', 'software'],
  ['There was no machine in the hall I did not run', 'machine'],
  ['Driver, no claims in nine years', 'claims'],
  ['Taught pupils who spoke no English', 'English'],
  ['None of my residents ever fell', 'residents'],
])('%j praises', (text, word) => {
  expect([heard.nothing, heard.praise]).toContain(heardOf(text, word));
});

test.each([
  ['Tableau: planned', 'Tableau'],
  ['Spanisch: keine Kenntnisse', 'Spanisch'],
  ['Brakes, clutches: not my trade', 'Brakes'],
  ['Payroll went to a bureau in Leeds.', 'Payroll'],
  ['The vet performed the dentals; I held the dogs.', 'dentals'],
  ['My licence lapsed in 2019.', 'licence'],
  ['I have driven everything except tankers.', 'tankers'],
  ['Development areas: delegation, forecasting', 'forecasting'],
  ['Um die Wundversorgung kümmerte sich die Fachkraft.', 'Wundversorgung'],
  ['I never read one, let alone drafted a will', 'will'],
  ['I could not tell you what HACCP means without looking it up', 'HACCP'],
  ['I cannot explain HACCP without asking somebody', 'HACCP'],
])('%j tells of no deed of its writer', (text, word) => {
  expect([heard.cue, heard.standing]).toContain(heardOf(text, word));
});

test.each([
  ['My licence lapsed in May and was renewed in June.', 'licence'],
  ['The vet asked me to hold the dogs', 'dogs'],
  ['The team I led installed boilers', 'boilers'],
  ['Watched over swimmers as a lifeguard', 'swimmers'],
])('%j tells of one', (text, word) => {
  expect(heardOf(text, word)).toBe(heard.nothing);
});
