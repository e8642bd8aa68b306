import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { buildPdf, linesAt } from '#documents/testing/build-pdf.ts';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount } from './person.ts';
import { see } from './see.ts';

const jsonResume = JSON.stringify({
  basics: { name: 'Ada Sample', label: 'Line cook', email: 'ada@mail.example' },
  work: [
    {
      name: 'Fern Inn',
      position: 'Line Cook',
      startDate: '2019-03',
      highlights: ['Cooked for eighty guests', 'Cleaned the kitchen'],
    },
    { name: 'Elm House', position: 'Head Chef', startDate: '2015', endDate: '2018', highlights: ['Led a team of six'] },
  ],
  skills: [{ name: 'Kitchen', keywords: ['Sourdough', 'Ordering'] }],
});

/** As LinkedIn saves a profile: contact and skills in a column at the side, the jobs with the employer above the title. */
const profile = buildPdf([
  [
    ...linesAt(30, 780, [
      'Contact',
      'ada@mail.example',
      '',
      'Top Skills',
      'Sourdough',
      'Ordering',
      'Menu planning',
    ]).map((line) => ({ ...line, size: /^(?:Contact|Top Skills)$/.test(line.text) ? 13 : 10 })),
    { x: 220, y: 790, text: 'Ada Sample', size: 22, isBold: true },
    ...linesAt(220, 760, ['Line Cook at Fern Inn', 'Portland, Oregon']),
    { x: 220, y: 715, text: 'Experience', size: 15, isBold: true },
    ...linesAt(220, 695, [
      'Fern Inn',
      'Line Cook',
      'March 2019 - Present (7 years)',
      'Cooked for eighty guests a night and trained two apprentices.',
      '',
      'Elm House',
      'Head Chef',
      'January 2015 - December 2018 (4 years)',
      'Led a team of six.',
    ]),
    { x: 220, y: 555, text: 'Education', size: 15, isBold: true },
    ...linesAt(220, 535, ['Elm School', 'Diploma, Hospitality (2010 - 2014)']),
  ],
]);

const dialog = (page: Page) => page.getByRole('dialog');
const resumeText = (page: Page) => dialog(page).getByLabel('Resume text');
const show = (within: Locator, view: 'Text' | 'Sections') =>
  within.getByRole('button', { name: view, exact: true }).click();

async function choose(page: Page, name: string, bytes: Uint8Array | string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

const line = (entry: Locator, place: number) =>
  entry.getByRole('textbox', { name: `Line Cook, Fern Inn: line ${place}`, exact: true });

const values = (fieldsOf: Locator) =>
  fieldsOf.evaluateAll((all) => all.map((field) => ('value' in field ? field.value : undefined)));

describe('a resume as sections and entries', () => {
  test('is filled from JSON Resume, edited, moved, undone, and saved as text', async ({ page }) => {
    await createAccount(page);
    await page.goto('/my-resumes');
    await page.getByRole('button', { name: 'Add a resume' }).click();
    await choose(page, 'ada.json', jsonResume);
    await see(dialog(page).getByText('Read from ada.json', { exact: false }));
    const before = await resumeText(page).inputValue();
    await show(dialog(page), 'Sections');
    const jobs = dialog(page).getByRole('region', { name: 'Work Experience' });
    await see(jobs.getByLabel('Title'));
    expect(await values(jobs.getByLabel('Title'))).toEqual(['Line Cook', 'Head Chef']);
    expect(await inspect(page)).toEqual([]);

    await jobs.getByRole('button', { name: 'Move down: Line Cook, Fern Inn', exact: true }).press('Enter');
    await see(dialog(page).getByText('Moved down: Line Cook, Fern Inn'));
    expect(await values(jobs.getByLabel('Title'))).toEqual(['Head Chef', 'Line Cook']);
    // The focus went along with the job: it can go back up at once.
    await page.keyboard.press('Enter');
    await see(dialog(page).getByText('Moved up: Line Cook, Fern Inn'));
    await show(dialog(page), 'Text');
    expect(await resumeText(page).inputValue()).toBe(before);

    await show(dialog(page), 'Sections');
    const cook = jobs.getByRole('region', { name: 'Line Cook, Fern Inn' });
    await cook.getByLabel('Present').uncheck();
    await cook.getByLabel('To: month').selectOption('June');
    await cook.getByLabel('To: year').fill('2018');
    await cook.getByLabel('To: year').press('Enter');
    await see(cook.getByText('The end is before the beginning.'));
    await cook.getByLabel('To: year').fill('2022');
    await cook.getByLabel('To: year').press('Enter');
    await line(cook, 2).fill('Cleaned the kitchen and the stores');
    await cook.getByRole('button', { name: 'Add a bullet: Line Cook, Fern Inn' }).click();
    await page.keyboard.type('Ordered from nine farms');
    await page.keyboard.press('Enter');
    await cook.getByRole('button', { name: 'Remove: Line Cook, Fern Inn: line 1', exact: true }).click();
    await show(dialog(page), 'Text');
    const edited = before
      .replace('2019-03 – Present', '2019-03 – 2022-06')
      .replace('• Cooked for eighty guests\n', '')
      .replace('the kitchen', 'the kitchen and the stores\n• Ordered from nine farms');
    expect(await resumeText(page).inputValue()).toBe(edited);

    await show(dialog(page), 'Sections');
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).last().click();
    await see(line(cook, 3));
    await dialog(page).getByRole('button', { name: 'Redo' }).click();
    await line(cook, 3).waitFor({ state: 'hidden' });
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit “ada”' }).click();
    await expect.poll(() => resumeText(page).inputValue()).toBe(edited);
  });

  test('is filled from a profile as LinkedIn saves it', async ({ page }) => {
    await createAccount(page);
    await page.goto('/my-resumes');
    await page.getByRole('button', { name: 'Add a resume' }).click();
    await choose(page, 'Profile.pdf', profile);
    await see(dialog(page).getByText('Read from Profile.pdf', { exact: false }));
    await show(dialog(page), 'Sections');
    const jobs = dialog(page).getByRole('region', { name: 'Experience', exact: true });
    await see(jobs.getByLabel('Title'));
    expect(await values(jobs.getByLabel('Title'))).toEqual(['Line Cook', 'Head Chef']);
    expect(await values(jobs.getByLabel('Employer'))).toEqual(['Fern Inn', 'Elm House']);
    expect(await values(jobs.getByLabel('From: year'))).toEqual(['2019', '2015']);
    expect(await values(dialog(page).getByRole('textbox', { name: 'Heading' }))).toEqual([
      'Contact',
      'Top Skills',
      'Experience',
      'Education',
    ]);
    await jobs.getByRole('button', { name: 'Add an entry: Experience' }).click();
    await jobs.getByRole('button', { name: 'Add', exact: true }).click();
    await see(jobs.getByText('Fill in the first field and a year.'));
    const added = jobs.getByRole('group', { name: 'Add an entry: Experience' });
    await added.getByLabel('Title').fill('Sous Chef');
    await added.getByLabel('Employer').fill('Oak Tavern');
    await added.getByLabel('From: year').fill('2024');
    await added.getByLabel('Present').check();
    await added.getByRole('button', { name: 'Add', exact: true }).click();
    await see(jobs.getByRole('region', { name: 'Sous Chef, Oak Tavern' }));
    await show(dialog(page), 'Text');
    expect(await resumeText(page).inputValue()).toContain('Experience\nSous Chef, Oak Tavern, 2024 - Present\n');
  });

  test('is edited in the workspace, where the analysis follows', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    const pane = page.getByRole('tabpanel', { name: 'Original' });
    await show(pane, 'Sections');
    const skills = pane.getByRole('region', { name: /skills/i });
    await skills.getByRole('button', { name: /^Add a line/ }).click();
    await page.keyboard.type('CRRT, ECMO and ventilator management');
    await page.keyboard.press('Enter');
    await see(page.getByRole('button', { name: /^CRRT ?, found$/ }));
    expect(await inspect(page)).toEqual([]);
    // What is hidden in the pane's own scrolling makes the page no longer.
    const footer = await page.getByRole('contentinfo').evaluate((box) => box.getBoundingClientRect().bottom + scrollY);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(Math.ceil(footer));
    await show(pane, 'Text');
    await expect.poll(() => pane.getByRole('textbox', { name: 'Original' }).inputValue()).toContain('\nCRRT, ECMO');
    await pane.getByRole('button', { name: 'Undo' }).click();
    await see(page.getByRole('button', { name: /^CRRT ?, missing$/ }));
    expect(await pane.getByRole('textbox', { name: 'Original' }).inputValue()).toBe(nurse.resumeText);
  });
});
