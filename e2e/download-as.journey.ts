import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { escapeXml } from '#documents/edit/line-words.ts';
import { readDocument } from '#documents/read-document.ts';
import { buildDocx, paragraph } from '#documents/testing/build-office.ts';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount } from './person.ts';
import { see } from './see.ts';

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
    await dialogOf(page).getByRole('combobox', { name: 'Format' }).selectOption('Your own Word file');
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
});
