import { expect, test } from 'vitest';
import { wordRoots } from './build-concepts.ts';
import { findKin } from './find-kin.ts';
import { readConcept } from './read-concept.ts';

const first = [
  'anaesthesia monitoring = [watch|monitor] [capnograph|doppler] [dog|cat]; [anaesthetic] chart',
  'pet food sales = [sell|stock] [kibble|food] [dog|cat]',
  'client billing = [invoice|bill] [client|owner]',
  'capnograph !tool',
].map(readConcept);
const kinOf = (line: string) => findKin(first, [readConcept(line)], wordRoots.en)[0];

test('a further concept is kin to those whose rare words it has', () => {
  expect(kinOf('nursing anaesthetics = [capnograph|doppler] [dog|cat] [watch|monitor]')).toEqual([0]);
});

test('not to those with which it shares what many have', () => {
  expect(kinOf('grooming = [clip|brush] [dog|cat]')).toEqual([]);
});

test('a licence is kin to nothing, and nothing to a tool', () => {
  expect(kinOf('anaesthesia monitoring !licence')).toEqual([]);
  expect(kinOf('capnograph = capnograph')).not.toContain(3);
});
