import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';
import { isAttitude, isCondition, isOfOwnCar, isSchedule } from './conditions-of-work.ts';

test('a phrase that only says when or where one works is a schedule', () => {
  for (const said of [
    'weekends',
    'rotating night shifts',
    'Friday 8.30–5.30',
    'evening meetings',
    'every other weekend',
  ])
    expect(isSchedule(said), said).toBe(true);
  for (const work of [
    'night audit',
    'shift handovers',
    'rota planning',
    'holiday bookings',
    'working at height',
    'week-end accounts',
  ])
    expect(isSchedule(work), work).toBe(false);
  expect(isAttitude('Punctual')).toBe(true);
  expect(isAttitude('patient safety')).toBe(false);
});

test('what one brings along, a record of driving and what people are like are no keywords', () => {
  const posting = `Community Carer
Requirements
- Valid driver's license, reliable car and auto insurance, clean driving record
- Punctual, honest and able to work weekends
- Personal care, medication prompts, hoists, care plans, safeguarding, catheter care, dementia care and first aid`;
  const keywords = understandPosting(posting, createModel()).requirements.map(({ requirement }) => requirement.surface);
  expect(keywords).toEqual(expect.arrayContaining(['catheter care', 'dementia care']));
  for (const none of ['car', 'auto insurance', 'driving record', 'Punctual', 'honest', 'weekends'])
    expect(keywords).not.toContain(none);
});

test('what a record of driving may have, tests of everybody hired and distances are no work', () => {
  expect(isOfOwnCar('moving violations', 'Clean MVR: no more than 2 moving violations')).toBe(true);
  expect(isOfOwnCar('violations', 'Inspect sites and write up violations')).toBe(false);
  expect(isCondition('DOT drug test')).toBe(true);
  expect(isCondition('drug calculations')).toBe(false);
});
