import { describe, expect } from 'vitest';
import { admin, product, startAdminArea } from './admin-area.ts';
import { createService, openPage, signUpAdmin } from './admins.ts';
import { test } from './journey.ts';
import { download } from './person.ts';
import { see, seeGone } from './see.ts';

startAdminArea();

describe('the audit log', () => {
  test('begins with the hundred newest, loads older ones, filters them, and exports all that match', async ({
    newPage,
  }) => {
    const keeper = await signUpAdmin(product, 'Log Keeper');
    const entries = Array.from({ length: 130 }, (_, index) => ({
      user_id: keeper.id,
      action: index === 7 ? 'delete_attic' : 'tidy_attic',
      entity_type: 'attic',
      entity_id: `box-${index}`,
      details: index === 7 ? { note: '=1+1' } : null,
      created_at: new Date(Date.UTC(2025, 0, 1, 12) + index * 86_400_000).toISOString(),
    }));
    const { error } = await createService(product).from('audit_logs').insert(entries);
    if (error) throw error;

    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/audit-logs?actor=${keeper.id}&q=attic`);
    await see(page.getByRole('heading', { name: 'Recent Actions (100 entries)' }));
    await page.getByRole('button', { name: 'Load more' }).click();
    await see(page.getByRole('heading', { name: 'Recent Actions (130 entries)' }));
    await expect.poll(() => page.getByRole('row').count()).toBe(131);

    const saved = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
    expect(saved.name).toBe('audit-logs.csv');
    expect(saved.text.trim().split('\r\n')).toHaveLength(131);
    expect(saved.text).toContain('delete_attic,attic,box-7,,"{""note"":""=1+1""}"');

    await page.getByLabel('From').fill('2025-01-05');
    await page.getByLabel('To').fill('2025-01-08');
    await see(page.getByRole('heading', { name: 'Recent Actions (4 entries)' }));
    await page.getByPlaceholder('Search logs...').fill('BOX-7');
    await see(page.getByRole('heading', { name: 'Recent Actions (1 entry)' }));
    await page.getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Audit Log Details' });
    await see(dialog.getByText('delete_attic attic box-7'));
    await see(dialog.getByText(keeper.email));
    await see(dialog.getByText('Not recorded'));
    await see(dialog.getByText('"note": "=1+1"'));
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Search logs...').fill('nothing like it');
    await see(page.getByText('No audit logs found matching your search.'));
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => page.getByPlaceholder('Search logs...').inputValue()).toBe('');
    await see(page.getByText('Granted admin role for user'));
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Revoke admin role');
    await seeGone(page.getByRole('cell', { name: 'Granted admin role for user' }));
  });

  test('badges have the colour of the action and an icon of its kind, and what is missing is named', async ({
    newPage,
  }) => {
    const gone = '00000000-0000-4000-8000-00000000dead';
    const entries = ['delete_box', 'create_box', 'update_box', 'carry_box'].map((action, index) => ({
      user_id: gone,
      action,
      entity_type: ['user', 'resume', 'system_settings', 'cellar'][index],
      entity_id: null,
    }));
    const { error } = await createService(product).from('audit_logs').insert(entries);
    if (error) throw error;
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/logs?actor=${gone}`);
    const shown = page.getByRole('row').filter({ hasText: 'Unknown' });
    await see(shown);
    await expect.poll(() => shown.count()).toBe(4);
    const backgrounds = await shown
      .locator('[id^="action-of-"]')
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).backgroundColor));
    expect(new Set(backgrounds).size).toBe(4);
    for (const kind of ['User', 'Resume', 'System setting', 'Other']) await see(page.getByTitle(kind, { exact: true }));
    await shown.first().getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Audit Log Details' });
    await see(dialog.getByText(gone));
    await see(dialog.getByText('None').first());
  });
});
