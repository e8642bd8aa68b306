import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { admin, heading, product, row, saveResumes, seeToast, startAdminArea } from './admin-area.ts';
import { createService, openPage, signUp } from './admins.ts';
import { test } from './journey.ts';
import { see, seeGone } from './see.ts';

startAdminArea();

/** The colour of a row's score, as red, green and blue. */
async function badgeColour(cell: Locator): Promise<string> {
  return cell.evaluate((badge) => getComputedStyle(badge).borderTopColor);
}

describe('resumes', () => {
  test('each shows its score in its colour, and can be found by title and by owner', async ({ newPage }) => {
    const owner = await signUp(product, 'Olive Owner');
    await saveResumes(owner, [
      { job_title: 'Harbour Pilot', match_score: 80 },
      { job_title: 'Harbour Clerk', match_score: 60 },
      { job_title: 'Harbour Cook', match_score: 40 },
      { job_title: null, match_score: 39 },
    ]);
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/resumes');
    const { count } = await createService(product).from('resumes').select('*', { count: 'exact', head: true });
    await see(heading(page, `Resume Management (${count})`));
    const search = page.getByPlaceholder('Search by job title or user...');
    await search.fill(owner.email.slice(0, 18).toUpperCase());
    await expect
      .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).sort())
      .toEqual(['Harbour Clerk', 'Harbour Cook', 'Harbour Pilot', 'Untitled']);
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Job Title', 'User', 'Match Score', 'Date', 'Actions']);
    const colours = [];
    for (const [score, word] of [
      ['80%', 'Strong'],
      ['60%', 'Good'],
      ['40%', 'Partial'],
      ['39%', 'Weak'],
    ] as const) {
      const badge = page.getByTitle(word);
      await expect.poll(() => badge.innerText()).toContain(score);
      colours.push(await badgeColour(badge));
    }
    expect(new Set(colours).size).toBe(4);
    await search.fill('harbour c');
    await expect
      .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).sort())
      .toEqual(['Harbour Clerk', 'Harbour Cook']);
    await search.fill('no such job');
    await see(page.getByText('No resumes found matching your search.'));
  });

  test('an opened one shows all its texts, and the log says who opened it', async ({ newPage }) => {
    const owner = await signUp(product, 'Olive Reader');
    const [id] = await saveResumes(owner, [
      { job_title: 'Lighthouse Keeper', match_score: 71, optimized_resume: 'The optimised resume' },
    ]);
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/resumes?q=${encodeURIComponent(owner.email)}`);
    await page.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lighthouse Keeper' });
    expect(
      await dialog.getByRole('progressbar', { name: 'Match Score', exact: true }).getAttribute('aria-valuenow'),
    ).toBe('71');
    await see(dialog.getByText(/^Created: /));
    await see(dialog.getByText('The original resume'));
    await dialog.getByRole('tab', { name: 'Job Description' }).click();
    await see(dialog.getByText('The posting of the hospital'));
    await dialog.getByRole('tab', { name: 'Optimized Resume' }).click();
    await see(dialog.getByText('The optimised resume'));
    await page.keyboard.press('Escape');
    await seeGone(dialog);
    await page.goto(`/admin/audit-logs?q=${id}`);
    await see(page.getByText(`view_resume resume ${id}`));
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  });

  test('one is deleted for everybody after a confirmation', async ({ newPage }) => {
    const owner = await signUp(product, 'Olive Loser');
    await saveResumes(owner, [
      { job_title: 'Canal Guard', match_score: 50 },
      { job_title: 'Canal Painter', match_score: 50 },
    ]);
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/resumes?q=${encodeURIComponent(owner.email)}`);
    const guard = row(page, 'Canal Guard');
    await guard.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Resume?' });
    await see(question.getByText('Are you sure you want to delete this resume? This action cannot be undone.'));
    await question.getByRole('button', { name: 'Cancel' }).click();
    await guard.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await seeToast(page, 'Success', 'Resume was deleted successfully');
    await seeGone(guard);
    const left = await owner.client.from('resumes').select('job_title');
    expect(left.data).toEqual([{ job_title: 'Canal Painter' }]);
    await page.goto('/admin/logs?action=delete_resume');
    await see(page.getByText('Deleted resume'));
  });
});
