import { expect, test } from 'vitest';
import { isReadTitle, offeredTitles, withPosting } from './follow-posting.ts';

const empty = { jobTitle: '', jobDescription: '', resumeText: 'Robin Example' };
const office = 'Office Manager\nLarkfield Foods, Wren Hollow\n\nRun the monthly payroll.';
const nurse = 'Registered Nurse (RN) – Nights\nMarlowe Bay Regional Hospital';

test('the title comes from the posting, and is replaced when the posting is', () => {
  const first = withPosting(empty, office);
  expect(first).toEqual({ ...empty, jobDescription: office, jobTitle: 'Office Manager' });
  expect(isReadTitle(first)).toBe(true);
  expect(withPosting(first, nurse).jobTitle).toBe('Registered Nurse (RN)');
  expect(withPosting(first, '').jobTitle).toBe('');
});

test('a title that the person wrote stays', () => {
  const own = { ...withPosting(empty, office), jobTitle: 'My dream job' };
  expect(isReadTitle(own)).toBe(false);
  expect(withPosting(own, nurse).jobTitle).toBe('My dream job');
});

test('a title that was deleted does not come back while the same posting is edited', () => {
  const cleared = { ...withPosting(empty, office), jobTitle: '' };
  expect(withPosting(cleared, `${office}\nOrder supplies.`).jobTitle).toBe('');
  expect(offeredTitles(cleared)).toEqual(['Office Manager', 'Office Manager, Larkfield Foods, Wren Hollow']);
});

test('the company and the place can be taken into the title, which still follows the posting', () => {
  const [whole] = offeredTitles(withPosting(empty, office));
  expect(whole).toBe('Office Manager, Larkfield Foods, Wren Hollow');
  const chosen = { ...withPosting(empty, office), jobTitle: whole ?? '' };
  expect(offeredTitles(chosen)).toEqual(['Office Manager']);
  expect(withPosting(chosen, nurse).jobTitle).toBe('Registered Nurse (RN)');
});

test('a posting without a recognisable title leaves the field empty', () => {
  expect(withPosting(empty, 'We bake bread. Early mornings.').jobTitle).toBe('');
});
