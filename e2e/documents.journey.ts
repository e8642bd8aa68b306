import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { buildDocx, item, paragraph } from '#documents/testing/build-office.ts';
import { buildPdf, linesAt } from '#documents/testing/build-pdf.ts';
import { nurse } from './data/trades.ts';
import { drop } from './drop-file.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { createAccount, fields } from './person.ts';
import { see } from './see.ts';

const name = 'Tessa R. Hollowbrook, RN, BSN';
const sidebar = ['Skills', 'Triage', 'Telemetry', 'Wound care', 'Licences', 'RN, Oregon'];
const main = [
  'Experience',
  'Charge nurse, Cascade Regional Hospital',
  'Ran triage for a department of 42 beds.',
  'Taught twelve nurses.',
  'Education',
  'BSN, Linn State University',
];

const pdf = buildPdf([
  [
    { x: 40, y: 800, text: name, size: 16 },
    ...linesAt(40, 760, sidebar).map((line) => ({ ...line, isBold: /^(?:Skills|Licences)$/.test(line.text) })),
    ...linesAt(220, 760, main),
  ],
]);
const docx = buildDocx(
  paragraph(name, 'Title') +
    paragraph('Experience', 'berschrift1') +
    paragraph(main[1] ?? '') +
    main.slice(2, 4).map(item).join(''),
);

/** Of the name, the heading, the job and two items. */
const hasRoles = (body: string | null): boolean => /"resumeRoles":"n\w+ h\w+ l\w+ b\w+ b\w+"/.test(body ?? '');

async function choose(page: Page, field: string, file: { name: string; bytes: Uint8Array }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: `Choose a file for “${field}”` }).click(),
  ]);
  await chooser.setFiles({ name: file.name, mimeType: '', buffer: Buffer.from(file.bytes) });
}

describe('a resume as a file', () => {
  test('a PDF of two columns is dropped, read in order, analysed and saved', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.jobTitle(page).fill(nurse.jobTitle);
    await drop(page, 'Your Resume', { name: 'tessa.pdf', bytes: pdf });
    await see(page.getByText('Read from tessa.pdf: 13 lines.'));
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe([name, ...sidebar, ...main].join('\n'));
    await see(page.getByText('What reading it showed: 1 finding'));

    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText('Saved to your dashboard'));
    await page.goto('/dashboard');
    await see(page.getByRole('row', { name: nurse.jobTitle }));
  });

  test('a Word file is chosen, read, analysed and saved', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.jobTitle(page).fill(nurse.jobTitle);
    await choose(page, 'Your Resume', { name: 'tessa.docx', bytes: docx });
    await see(page.getByText('Read from tessa.docx: 5 lines.'));
    await expect
      .poll(() => fields.resumeText(page).inputValue())
      .toContain('• Ran triage for a department of 42 beds.');

    // A line typed below it: the others keep what the document says of them.
    await fields.resumeText(page).press('Control+End');
    await fields.resumeText(page).pressSequentially('\nACLS');
    const [analysed, saved] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/analyze-resume') && hasRoles(request.postData())),
      page.waitForRequest((request) => request.url().includes('/rest/v1/resumes') && request.method() === 'POST'),
      page.getByRole('button', { name: 'Analyze Resume & Save' }).click(),
    ]);
    expect(JSON.parse(saved.postData() ?? '{}')).toMatchObject({
      resume_roles: JSON.parse(analysed.postData() ?? '{}').resumeRoles,
    });
    await see(page.getByText('Saved to your dashboard'));
    await page.goto('/dashboard');
    await see(page.getByRole('row', { name: nurse.jobTitle }));
  });

  test('a file that cannot be read says what to do, and what was typed stays', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.resumeText(page).fill('My own text.');
    await drop(page, 'Your Resume', {
      name: 'old.doc',
      bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0]),
    });
    await see(page.getByText('old.doc was not read. This is an old .doc. Open it and save it as .docx.'));
    await drop(page, 'Your Resume', { name: 'tessa.docx', bytes: docx }, { name: 'tessa.pdf', bytes: pdf });
    await see(page.getByText('tessa.docx was not read. One file at a time, please: drop it alone.'));
    expect(await fields.resumeText(page).inputValue()).toBe('My own text.');

    await drop(page, 'Your Resume', { name: 'tessa.docx', bytes: docx });
    await see(page.getByText('Read from tessa.docx: 5 lines.'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe('My own text.');
  });

  test('a file that misses the field does not take the page away', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.resumeText(page).fill('My own text.');
    // The browser's own answer to an event that nobody prevents is to open the file.
    const dropOn = (name: string) =>
      page.getByRole('heading', { name }).evaluate((place) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['Other text'], 'other.txt'));
        return ['dragover', 'drop'].map(
          (type) => !place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
        );
      });
    expect(await dropOn('Resume Analyzer')).toEqual([true, true]);
    expect(await fields.resumeText(page).inputValue()).toBe('My own text.');
    // Neither over a dialog, nor into the field that it was opened from.
    await page.getByRole('button', { name: 'My resumes' }).click();
    expect(await dropOn('Save this resume')).toEqual([true, true]);
    await page.keyboard.press('Escape');
    expect(await fields.resumeText(page).inputValue()).toBe('My own text.');
  });

  test('reading says that it reads and can be cancelled: what was typed stays', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.resumeText(page).fill('My own text.');
    // What reads the file never arrives.
    await page.route(/document-worker/, () => {});
    await drop(page, 'Your Resume', { name: 'tessa.pdf', bytes: pdf });
    await see(page.getByText('Reading tessa.pdf. The file does not leave your browser.'));
    await page.getByRole('button', { name: 'Cancel reading' }).click();
    await page.getByText('Reading tessa.pdf.').waitFor({ state: 'hidden' });
    expect(await fields.resumeText(page).inputValue()).toBe('My own text.');
  });

  test('a visitor tries it with a PDF on the home page', async ({ page }) => {
    await page.goto('/');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await drop(page, 'Your Resume', { name: 'tessa.pdf', bytes: pdf });
    await see(page.getByText('Read from tessa.pdf: 13 lines.'));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'See my score' }).click();
    await see(page.getByRole('heading', { name: 'ATS Match Score' }));
  });

  test('a posting may be a PDF, too', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await choose(page, 'Job Description', {
      name: 'posting.pdf',
      bytes: buildPdf([linesAt(40, 800, nurse.jobDescription.split('\n').slice(0, 20))]),
    });
    await see(page.getByText('Read from posting.pdf:'));
    await expect.poll(() => fields.jobDescription(page).inputValue()).toContain('Nurse');
  });
});
