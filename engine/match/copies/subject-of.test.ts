import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { subjectOf } from './subject-of.ts';

const subject = (sentence: string) => {
  const tokens = tokenise(sentence);
  const index = subjectOf(tokens, 0, tokens.length);
  return index === undefined ? undefined : tokens[index]?.surface;
};

test.each([
  ['In this job you will answer customers by chat', 'you'],
  ['Free dementia training taught by our nurses', 'our'],
  ['The post is subject to an enhanced check', 'is'],
  ['Shortlisted candidates will be asked to teach a lesson', 'will'],
  ['Ferndale Freight moves a million parcels in eleven states', 'moves'],
  ['Die Bachtal Antriebe AG entwickelt die Getriebe von morgen', 'entwickelt'],
  ['Bei uns bekommt jeder ein Fahrrad', 'uns'],
  ['In der Akademie können Sie Englisch lernen', 'können'],
  ['Fernhill Cleaning Services (Leeds) is a company of window cleaners', 'is'],
  ['I pay for canine first aid every three years', 'I'],
])('%j tells of somebody else', (sentence, word) => {
  expect(subject(sentence)).toBe(word);
});

test.each([
  'Work the grill and saute stations on a busy line',
  'Support our customers by phone',
  'Experience with systems that are used by millions',
  'Preventive and breakdown maintenance of motors, pumps and panels',
  'Checking of reinforcement as per bar bending schedule',
  'Sales records and stock controls',
  'Load bars, drop and hook, bills of lading and seals',
  'CSCS card, must be in date',
  'Authorized to work in the US',
  'Confidence to have a difficult conversation',
  'Abgeschlossene Ausbildung mit der Note gut',
  'Freude daran, die Kinder zu begleiten',
  '',
])('%j is an item that a person may have written of themselves', (item) => {
  expect(subject(item)).toBeUndefined();
});
