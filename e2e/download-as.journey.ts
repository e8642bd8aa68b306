import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { escapeXml } from '#documents/edit/line-words.ts';
import { readDocument } from '#documents/read-document.ts';
import { buildDocx, paragraph } from '#documents/testing/build-office.ts';
import { nurse } from './data/trades.ts';
import { drop } from './drop-file.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, fields } from './person.ts';
import { see } from './see.ts';
import { rewriting } from './stubs/openai.ts';
import { answerWith, honest, product, startProductWithModel } from './with-model.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Download as' });

/** Takes the file that the open dialog offers. */
async function takeFile(page: Page, button = 'Download file'): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: button }).click(),
  ]);
  const content = await buffer(await file.createReadStream());
  return { name: file.suggestedFilename(), bytes: new Uint8Array(content) };
}

/** The nurse's resume as a Word file. */
const ownFile = buildDocx(
  nurse.resumeText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(escapeXml(line)))
    .join(''),
);

const chooseOwnFile = (page: Page) =>
  dialogOf(page).getByRole('combobox', { name: 'Format' }).selectOption('Your own Word file');

/** The lines of the person's file after the changes, and before. */
async function takeOwnFile(page: Page, name: string): Promise<{ before: string[]; after: string[] }> {
  const { bytes } = await takeFile(page, `Download ${name}`);
  const [before, after] = await Promise.all([readDocument(ownFile, name), readDocument(bytes, name)]);
  return { before: before.lines.map(({ text }) => text), after: after.lines.map(({ text }) => text) };
}

const open = (page: Page) => page.getByRole('button', { name: 'PDF, Word…' }).click();

describe('a resume as a file to send', () => {
  test('the pages are shown as they will be, and the PDF and the Word file have every line', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await open(page);
    await see(page.getByRole('img', { name: /^Page 1 of \d$/ }));
    await see(dialogOf(page).getByText('It was read back: every word, line and heading is there.'));
    expect(await inspect(page)).toEqual([]);
    await dialogOf(page).getByRole('combobox', { name: 'Template' }).selectOption('Classic');
    await see(page.getByRole('img', { name: /^Page 1 of \d$/ }));
    // An "o" before an item is a bullet that a word processor lost.
    const resume = nurse.resumeText.replace(/^\s*o\s/gm, '');
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ');

    const pdf = await takeFile(page);
    expect(pdf.name).toBe(`${nurse.jobTitle}_optimized.pdf`);
    const document = await readDocument(pdf.bytes, pdf.name);
    expect(document.kind).toBe('pdf');
    expect(words(document.text)).toBe(words(resume));

    await open(page);
    await dialogOf(page).getByRole('combobox', { name: 'Format' }).selectOption('Word (DOCX)');
    await see(dialogOf(page).getByText('Your Word file is ready, with real headings and lists.'));
    expect(await dialogOf(page).getByRole('combobox', { name: 'Template' }).inputValue()).toBe('classic');
    const docx = await takeFile(page);
    expect(docx.name).toBe(`${nurse.jobTitle}_optimized.docx`);
    expect(words((await readDocument(docx.bytes, docx.name)).text)).toBe(words(resume));
  });

  test('is kept as a version once a file of it was taken, not when the formats are only looked at', async ({
    page,
  }) => {
    await createAccount(page);
    await analyze(page, nurse);
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await open(page);
    await see(page.getByRole('img', { name: /^Page 1 of \d$/ }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Versions' }).click();
    await see(versions.getByText(/^There is no earlier version yet/));
    await page.keyboard.press('Escape');
    await open(page);
    const kept = page.waitForResponse((answer) => answer.url().includes('resume_versions') && answer.status() === 201);
    await takeFile(page);
    await kept;
    await page.getByRole('button', { name: 'Versions' }).click();
    await see(versions.getByText('At a download'));
  });

  test('what the font of a PDF lacks is named, and Word is offered', async ({ page }) => {
    await createAccount(page);
    await analyze(page, { ...nurse, resumeText: `${nurse.resumeText}\n\nLanguages\n日本語` });
    await open(page);
    await see(dialogOf(page).getByText('日 (U+65E5)'));
    await dialogOf(page).getByRole('button', { name: 'Choose Word' }).click();
    const docx = await takeFile(page);
    expect((await readDocument(docx.bytes, docx.name)).text).toContain('日本語');
  });

  test('the changes go into the person’s own Word file, and what cannot is listed', async ({ page }) => {
    const lines = nurse.resumeText.split('\n').filter((line) => line.trim() !== '');
    const [first = '', last = ''] = [lines[0], lines.at(-1)];
    const own = buildDocx([...lines.slice(0, -1), 'Made coffee'].map((line) => paragraph(escapeXml(line))).join(''));
    await createAccount(page);
    await analyze(page, nurse);
    await open(page);
    await chooseOwnFile(page);
    await see(dialogOf(page).getByText('Choose that file.'));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialogOf(page).getByRole('button', { name: 'Choose your Word file' }).click(),
    ]);
    await chooser.setFiles({ name: 'mine.docx', mimeType: '', buffer: Buffer.from(own) });
    await see(dialogOf(page).getByText(/^\d lines? (?:was|were) changed in your file\.$/));
    expect(await inspect(page)).toEqual([]);
    const file = await takeFile(page, 'Download mine.docx');
    const { lines: read } = await readDocument(file.bytes, file.name);
    expect(read[0]?.text).toBe(first.trim());
    expect(read.at(-1)?.text.replace(/\s+/g, ' ')).toBe(last.trim().replace(/\s+/g, ' '));
  });

  test('a resume whose Word file is kept in My resumes takes a change on another day', async ({ page }) => {
    await createAccount(page);
    await page.goto('/my-resumes');
    await page.getByRole('button', { name: 'Add a resume' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'kept.docx', mimeType: '', buffer: Buffer.from(ownFile) });
    await page.getByLabel('Keep the original file, kept.docx, too').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(page.getByText('Original file: kept.docx'));

    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.jobTitle(page).fill(nurse.jobTitle);
    await page.getByRole('button', { name: 'My resumes' }).click();
    await page.getByRole('button', { name: 'Use “kept”' }).click();
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await page.getByRole('button', { name: 'I have it, add it: CRRT' }).click();
    await see(page.getByText('Resume Optimized'));
    await open(page);
    await chooseOwnFile(page);
    await see(dialogOf(page).getByText('Your file: kept.docx, kept in My resumes.'));
    const { before, after } = await takeOwnFile(page, 'kept.docx');
    const changed = after.filter((line) => !before.includes(line));
    expect(changed.join('\n')).toContain('CRRT');
    expect(before.filter((line) => !after.includes(line)).length).toBeLessThanOrEqual(1);
  });

  test('the dashboard’s row and the opened analysis offer the formats beside the text', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.goto('/dashboard');
    const row = page.getByRole('row', { name: nurse.jobTitle });
    await expect.poll(() => row.getByRole('button', { name: /download/i }).count()).toBe(1);
    await row.getByRole('button', { name: `PDF, Word… ${nurse.jobTitle}` }).click();
    await see(page.getByRole('img', { name: /^Page 1 of \d$/ }));
    expect((await takeFile(page)).name).toBe('registered_nurse_optimized.pdf');

    await row.getByRole('button', { name: `View details of ${nurse.jobTitle}` }).click();
    const detail = page.getByRole('dialog', { name: nurse.jobTitle });
    await expect.poll(() => detail.getByRole('button', { name: 'Download' }).count()).toBe(1);
    await detail.getByRole('button', { name: 'PDF, Word…' }).click();
    await see(dialogOf(page).getByText('It was read back: every word, line and heading is there.'));
  });
});

describe('with a language model', () => {
  startProductWithModel();

  test('a Word file that was dropped takes an accepted change at once, and keeps every other line', async ({
    newPage,
  }) => {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.jobTitle(page).fill(nurse.jobTitle);
    await drop(page, 'Your Resume', { name: 'mine.docx', bytes: ownFile });
    await see(page.getByText('Read from mine.docx:'));
    const plain = 'Manage ventilated patients together with respiratory therapy';
    answerWith(rewriting((await fields.resumeText(page).inputValue()).replace(plain, honest)));
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    const change = page.getByRole('listitem', { name: 'change 1' });
    await change.getByRole('button', { name: 'Reject' }).click();
    await see(page.getByText('Changes in your resume: 0 of 1.'));
    await change.getByRole('button', { name: 'Accept', exact: true }).click();
    await see(page.getByText('Changes in your resume: 1 of 1.'));

    await open(page);
    await chooseOwnFile(page);
    await see(dialogOf(page).getByText('Your file: mine.docx, which you gave on this page.'));
    await see(dialogOf(page).getByText('1 line was changed in your file.'));
    await see(dialogOf(page).getByRole('button', { name: 'Choose another file' }));
    expect(await inspect(page)).toEqual([]);
    const { before, after } = await takeOwnFile(page, 'mine.docx');
    expect(after).toEqual(before.map((line) => line.replace(plain, honest)));
  });
});
