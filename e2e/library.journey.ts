import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { buildDocx, item, paragraph } from '#documents/testing/build-office.ts';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { createAccount, download, fields, register } from './person.ts';
import { see } from './see.ts';

const docx = buildDocx(paragraph('Tessa Hollowbrook', 'Title') + item('Ran triage for 42 beds.'));

async function chooseDocx(page: Page, button: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles({ name: 'tessa.docx', mimeType: '', buffer: Buffer.from(docx) });
}

const dialog = (page: Page) => page.getByRole('dialog');

describe('My resumes', () => {
  test('a resume is saved in the analyzer, picked for the next posting, and updated as a version', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'My resumes' }).click();
    await dialog(page).getByLabel('Name').fill('Emergency nurse');
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await see(page.getByText('Saved in My resumes', { exact: true }));

    await page.getByRole('button', { name: 'Clear: Your Resume' }).click();
    await page.getByRole('button', { name: 'My resumes' }).click();
    await see(dialog(page).getByText(/^Version 1, /));
    await dialog(page).getByRole('button', { name: 'Use “Emergency nurse”' }).click();
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);

    await fields.resumeText(page).fill(`${nurse.resumeText}\nTelemetry`);
    await page.getByRole('button', { name: 'My resumes' }).click();
    expect(await inspect(page)).toEqual([]);
    await expect.poll(() => dialog(page).getByLabel('Save as').inputValue()).not.toBe('new');
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goto('/my-resumes');
    await see(page.getByText(/^Version 2, /));

    await page.getByRole('button', { name: 'Edit “Emergency nurse”' }).click();
    await dialog(page).getByText('1 earlier version').click();
    await dialog(page).getByRole('button', { name: 'Bring back version 1' }).click();
    await expect.poll(() => dialog(page).getByLabel('Resume text').inputValue()).toBe(nurse.resumeText);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await see(page.getByText(/^Version 3, /));
  });

  test('is saved and nothing else happens, though both texts are ready to be analysed', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'My resumes' }).click();
    await dialog(page).getByLabel('Name').fill('Emergency nurse');
    await dialog(page).getByLabel('Name').press('Control+Enter');
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await see(page.getByText('Saved in My resumes', { exact: true }));
    // A running analysis would have taken its place.
    expect(await page.getByRole('button', { name: 'Analyze Resume & Save' }).isEnabled()).toBe(true);
    await see(page.getByText('2 scans left today.'));
  });

  test('a file is kept when the person says so, comes back, is in the export, and can be removed', async ({ page }) => {
    const person = await register(page);
    await page.getByRole('link', { name: 'My resumes' }).click();
    await see(page.getByText('No resume is saved here yet.'));
    await page.getByRole('button', { name: 'Add a resume' }).click();
    await chooseDocx(page, 'Choose a file');
    await see(dialog(page).getByText('Read from tessa.docx: 2 lines.'));
    await dialog(page).getByLabel('Keep the original file, tessa.docx, too').check();
    expect(await inspect(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await see(page.getByText('Original file: tessa.docx, 1 kB'));
    expect(await inspect(page)).toEqual([]);

    await page.getByRole('button', { name: 'Edit “tessa”' }).click();
    const back = await download(page, () => dialog(page).getByRole('button', { name: 'Download the file' }).click());
    expect([back.name, back.text]).toEqual(['tessa.docx', Buffer.from(docx).toString('utf8')]);
    await page.goto('/account');
    const { text } = await download(page, () => page.getByRole('button', { name: 'Export my data' }).click());
    expect(JSON.parse(text)).toMatchObject({
      base_resumes: [{ name: 'tessa', file_name: 'tessa.docx', sections: [expect.anything()] }],
      base_resume_files: [{ file_name: 'tessa.docx', base64: Buffer.from(docx).toString('base64') }],
    });

    await page.goto('/my-resumes');
    await page.getByRole('button', { name: 'Edit “tessa”' }).click();
    await dialog(page).getByRole('button', { name: 'Remove the file' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Original file: tessa.docx').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Delete “tessa”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await see(page.getByText('No resume is saved here yet.'));

    const { url, anonKey } = inject('product');
    const client = createClient(url, anonKey, { auth: { persistSession: false } });
    await client.auth.signInWithPassword(person);
    expect((await client.from('base_resumes').select('id')).data).toEqual([]);
  });
});
