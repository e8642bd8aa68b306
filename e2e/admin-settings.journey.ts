import { describe, expect } from 'vitest';
import { admin, languageModel, product, seeToast, startAdminArea, storedValue } from './admin-area.ts';
import { openPage, signUp } from './admins.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { see } from './see.ts';
import { content, refusal } from './stubs/openai.ts';

startAdminArea();

describe('settings', () => {
  test('the AI can be switched off and on', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/settings');
    await see(page.getByRole('tab'));
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual(['General', 'AI Configuration', 'Subscription Settings', 'Advanced']);
    const toggle = page.getByRole('switch', { name: 'AI Resume Analysis' });
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await toggle.click();
    await seeToast(page, 'Success', 'Setting updated successfully');
    await expect.poll(() => toggle.isChecked()).toBe(false);
    expect(await storedValue('ai_enabled')).toEqual({ enabled: false });
    await toggle.click();
    await expect.poll(() => storedValue('ai_enabled')).toEqual({ enabled: true });
    await page.getByRole('combobox', { name: 'Analysis engine' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => storedValue('analysis_engine')).toEqual({ engine: 'basic' });
  });

  test('the model is one of the three, one that the provider lists, or any other by name', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/settings');
    await page.getByRole('tab', { name: 'AI Configuration' }).click();
    const model = page.getByRole('combobox', { name: 'AI model' });
    const names = () => model.getByRole('option').allInnerTexts();
    await expect.poll(names).toEqual(['gpt-3.5-turbo', 'gpt-4', 'gpt-4-turbo', 'house-large', 'Another model...']);
    await see(page.getByText('The provider lists 2 models.'));
    await expect.poll(() => model.inputValue()).toBe('gpt-4');
    await model.selectOption('gpt-4-turbo');
    await page.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Success', 'Setting updated successfully');
    expect(await storedValue('openai_model')).toEqual({ model: 'gpt-4-turbo' });
    await model.selectOption('Another model...');
    await page.getByRole('button', { name: 'Save' }).click();
    await see(page.getByText('Type the name of the model.'));
    await page.getByLabel('Model name').fill('house-model-7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => storedValue('openai_model')).toEqual({ model: 'house-model-7' });
    await page.reload();
    await page.getByRole('tab', { name: 'AI Configuration' }).click();
    await expect.poll(() => page.getByLabel('Model name').inputValue()).toBe('house-model-7');
  });

  test('the AI tab says which model reads the texts and where, and how it answers now', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/settings');
    await page.getByRole('tab', { name: 'AI Configuration' }).click();
    await see(page.getByText(/^On: .+ at 127\.0\.0\.1:\d+ reads the texts\.$/));
    const test = page.getByRole('button', { name: 'Test the connection' });
    languageModel.answerWith(content('{"ok": true}'));
    await test.click();
    await see(page.getByText(/^Last answer, .+ accepts the key and the model/));
    // An operator who tests again wants to know how it is now.
    languageModel.answerWith(refusal(401, 'Incorrect API key provided'));
    await test.click();
    await see(page.getByText(/^Last answer, .+ refused the API key: Incorrect API key provided$/));
    expect(await inspect(page)).toEqual([]);
    await page.reload();
    await page.getByRole('tab', { name: 'AI Configuration' }).click();
    await see(page.getByText(/^Last answer, .+ refused the API key: Incorrect API key provided$/));
  });

  test('plans and limits are saved, and an impossible limit is refused next to its field', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/settings');
    await page.getByRole('tab', { name: 'Subscription Settings' }).click();
    const form = page.getByRole('form', { name: 'New accounts' });
    const limit = form.getByLabel('Free plan resume limit');
    await expect.poll(() => limit.inputValue()).toBe('3');
    await expect
      .poll(() => form.getByRole('combobox', { name: 'Default plan' }).getByRole('option').allInnerTexts())
      .toEqual(['Free', 'Basic', 'Premium']);
    await limit.fill('-4');
    await form.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Error', 'Failed to update setting');
    await see(form.getByText(/"resume_limit" has to be a whole number/));
    await expect.poll(() => limit.getAttribute('aria-invalid')).toBe('true');
    await limit.fill('');
    await form.getByRole('combobox', { name: 'Default plan' }).selectOption('Basic');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => storedValue('default_subscription'))
      .toEqual({ plan: 'basic', resume_limit: 0, enforce: false });
    await expect.poll(() => limit.inputValue()).toBe('0');
    await limit.fill('5');
    await form.getByRole('combobox', { name: 'Default plan' }).selectOption('Free');
    await form.getByRole('switch', { name: 'Enforce the resume limit' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => storedValue('default_subscription'))
      .toEqual({ plan: 'free', resume_limit: 5, enforce: true });
    const daily = page.getByRole('form', { name: 'Scans per day' });
    await daily.getByLabel('Premium plan').fill('25');
    await daily.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => storedValue('daily_scan_limits')).toEqual({ free: 2, basic: 2, premium: 25 });
  });

  test('every setting can be edited as JSON, which is checked here and in the database', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/settings');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    const value = page.getByLabel('Value of daily_scan_limits');
    await see(page.getByText('Scans a person has a day (UTC), by plan'));
    await see(page.getByText(/^Last updated: /));
    const save = page.getByRole('button', { name: 'Save daily_scan_limits' });
    await value.fill('{"free": 2,');
    await save.click();
    await seeToast(page, 'Error', 'Invalid JSON format');
    await value.fill('{"free": "two", "basic": 2, "premium": 20}');
    await save.click();
    await see(page.getByText('"free" has to be a whole number from 0 to 1000000.'));
    await value.fill('{"free": 3, "basic": 2, "premium": 20}');
    await save.click();
    await seeToast(page, 'Success', 'Setting updated successfully');
    expect(await storedValue('daily_scan_limits')).toEqual({ free: 3, basic: 2, premium: 20 });
  });

  test('a setting is added as JSON or as plain text, and no key twice', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/settings');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    const form = page.getByRole('form', { name: 'Add Setting' });
    const add = form.getByRole('button', { name: 'Add Setting' });
    const [key, value] = [form.getByLabel('Setting Key'), form.getByLabel('Value (JSON or simple string)')];
    await expect.poll(() => add.isDisabled()).toBe(true);
    await key.fill('support_hours');
    await expect.poll(() => add.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await seeToast(page, 'Error', 'Key and value are required');
    await value.fill('Mondays to Fridays');
    await add.click();
    await seeToast(page, 'Success', 'New setting created successfully');
    await see(page.getByRole('heading', { name: 'support_hours' }));
    expect(await storedValue('support_hours')).toBe('Mondays to Fridays');
    await key.fill('support_hours');
    await value.fill('{"from": 9}');
    await add.click();
    await seeToast(page, 'Error', 'Failed to add new setting');
    await see(form.getByText('A setting with this key already exists. Change it above.'));
    await key.fill('support_times');
    await form.getByLabel('Description').fill('When somebody answers');
    await add.click();
    await expect.poll(() => page.getByLabel('Value of support_times').inputValue()).toBe('{\n  "from": 9\n}');
    await see(page.getByText('When somebody answers'));
    await page.goto('/admin/logs');
    await see(page.getByText('Created new system setting'));
    await see(page.getByText('Updated system setting'));
  });
});

describe('backups', () => {
  test('one is made in the admin area, and restored after its word is typed', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin');
    const card = page.getByRole('region', { name: 'Backups' });
    await see(card.getByText('There is no backup yet.'));
    await card.getByRole('button', { name: 'Back up now' }).click();
    await seeToast(page, 'Success', 'Backup made');
    await see(card.getByText(/^Last backup: /));
    const { error } = await admin.client.from('system_settings').insert({ key: 'later', value: 1 });
    expect(error).toBeNull();
    await card.getByRole('button', { name: /^Restore: / }).click();
    const dialog = page.getByRole('dialog', { name: /^Restore the backup of/ });
    const confirm = dialog.getByRole('button', { name: 'Restore' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Type RESTORE to confirm').fill('restore');
    await confirm.click();
    await seeToast(page, 'Success', 'Backup restored');
    await see(card.getByText('(before a restore)'));
    const { data } = await admin.client.from('system_settings').select('key').eq('key', 'later');
    expect(data).toEqual([]);
  });
});

describe('maintenance', () => {
  test('tells people when it ends, and lets administrators go on', async ({ newPage, tolerated }) => {
    tolerated.push(/503|being maintained/);
    const person = await signUp(product);
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin');
    const card = page.getByRole('region', { name: 'Maintenance' });
    await card.getByRole('button', { name: 'Close for maintenance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close Shortlist for maintenance?' });
    await dialog.getByLabel('Ends by itself at').fill('2099-12-24T18:05');
    await dialog.getByRole('button', { name: 'Close Shortlist' }).click();
    await seeToast(page, 'Success', 'Shortlist is closed for maintenance');
    const theirs = await openPage(newPage, product, person);
    await theirs.goto('/dashboard');
    await see(theirs.getByRole('status').filter({ hasText: /work again from December 2\d, 2099/ }));
    await see(theirs.getByText(/being maintained until December 2\d, 2099/));
    await page.goto('/admin/users');
    await see(page.getByRole('row').filter({ hasText: person.email }));
    await page.goto('/admin');
    await card.getByRole('button', { name: 'Open again' }).click();
    await seeToast(page, 'Success', 'Shortlist is open again');
    await theirs.reload();
    await expect.poll(() => theirs.getByText(/being maintained/).count()).toBe(0);
  });
});
