import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Account, createService, openPage, signUp, signUpAdmin } from './admins.ts';
import { test } from './journey.ts';
import { buildPerson, download, fillLogin } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { see, seeGone } from './see.ts';
import { type OpenAiStub, type StubAnswer, startOpenAiStub } from './stubs/openai.ts';

/** A product of its own: it counts all users, and its settings change. The operator chose its first administrator. */
let product: Product;
let admin: Account;
let languageModel: OpenAiStub;
beforeAll(async () => {
  const first = buildPerson();
  languageModel = await startOpenAiStub();
  languageModel.answerWith(listModels('house-large', 'gpt-4'));
  product = await startProduct({ ADMIN_EMAIL: first.email, AI_BASE_URL: languageModel.url, AI_API_KEY: 'a-stub' });
  admin = await signUp(product, 'Robin Admin', first);
});
afterAll(async () => {
  await product?.dispose();
  await languageModel?.close();
});

/** A provider's list of models. */
function listModels(...names: string[]): StubAnswer {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data: names.map((id) => ({ id, object: 'model' })) }));
  };
}

const pages = [
  ['/admin', 'Admin Dashboard'],
  ['/admin/users', 'User Management'],
  ['/admin/resumes', /^Resume Management \(\d+\)$/],
  ['/admin/settings', 'Settings Management'],
  ['/admin/audit-logs', 'Audit Logs'],
  ['/admin/logs', 'Audit Logs'],
] as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const path = (page: Page) => new URL(page.url()).pathname;

/** Waits for a toast with this title and these words. */
async function seeToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await see(toast.filter({ hasText: title }).filter({ hasText: description }));
}

/** Saves analyses for a person in a way that only the service can. @returns their ids */
async function saveResumes(
  owner: Account,
  rows: readonly { job_title: string | null; match_score: number; optimized_resume?: string }[],
) {
  const whole = rows.map((one) => ({
    user_id: owner.id,
    resume_text: 'Robin Example\nThe original resume',
    job_description: 'The posting of the hospital',
    optimized_resume: null,
    keyword_matches: [],
    ...one,
  }));
  const { data, error } = await createService(product).from('resumes').insert(whole).select('id');
  if (error) throw error;
  return data.map(({ id }) => String(id));
}

describe('the way in', () => {
  test('a visitor is sent to the login page, and back after signing in', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    for (const [address] of [...pages, [`/admin/users/${admin.id}`] as const]) {
      await page.goto(address);
      await page.waitForURL('**/login');
    }
    await page.goto('/admin/users');
    await page.waitForURL('**/login');
    await fillLogin(page, admin);
    await see(heading(page, 'User Management'));
  });

  test('anyone else is sent to their dashboard, and sees no way in', async ({ newPage }) => {
    const person = await signUp(product, 'Pat Plain');
    const page = await openPage(newPage, product, person);
    for (const [address] of [...pages, [`/admin/users/${admin.id}`] as const]) {
      await page.goto(address);
      await see(heading(page, 'Your Resume Dashboard'));
      expect(path(page)).toBe('/dashboard');
    }
    await expect.poll(() => page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  });

  test('until the roles are known the page says that it is checking', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/rpc/get_user_roles', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/admin');
    await see(page.getByText('Checking permissions...'));
    resolve();
    await see(heading(page, 'Admin Dashboard'));
  });

  test('an admin gets there by the header, moves around by the sidebar, and goes back to the app', async ({
    newPage,
  }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).click();
    await see(heading(page, 'Admin Dashboard'));
    await see(page.getByText('Admin Panel'));
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    await expect
      .poll(() => sidebar.getByRole('link').allInnerTexts())
      .toEqual(['Dashboard', 'User Management', 'Resume Management', 'Audit Logs', 'Settings']);
    for (const [link, title] of [
      ['User Management', 'User Management'],
      ['Resume Management', /^Resume Management/],
      ['Audit Logs', 'Audit Logs'],
      ['Settings', 'Settings Management'],
      ['Dashboard', 'Admin Dashboard'],
    ] as const) {
      await sidebar.getByRole('link', { name: link }).click();
      await see(heading(page, title));
      await expect.poll(() => sidebar.locator('[aria-current=page]').innerText()).toBe(link);
    }
    await page.getByRole('link', { name: 'Back to App' }).click();
    await see(heading(page, 'Your Resume Dashboard'));
  });

  test('on a phone the menu leads there, and a bar at the bottom moves around', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin, { viewport: { width: 375, height: 740 } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Dashboard' }).click();
    await see(heading(page, 'Admin Dashboard'));
    const bar = page.getByRole('navigation', { name: 'Admin' });
    for (const [link, title] of [
      ['Users', 'User Management'],
      ['Resumes', /^Resume Management/],
      ['Logs', 'Audit Logs'],
      ['Settings', 'Settings Management'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      await see(heading(page, title));
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    }
  });
});

describe('the dashboard', () => {
  test('the counts are dots until they have loaded; four cards lead to other pages', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/rpc/admin_stats*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/admin');
    const counts = page.getByRole('region', { name: 'Counts' });
    await see(counts.getByText('...').nth(2));
    for (const words of [
      'Total Users',
      'Registered accounts',
      'Total Resumes',
      'Analyzed documents',
      'Active Subscriptions',
      'Paying customers',
    ]) {
      await see(counts.getByText(words));
    }
    resolve();
    const { count } = await createService(product).from('profiles').select('*', { count: 'exact', head: true });
    await expect.poll(() => counts.locator('p').first().innerText()).toBe(String(count));
    const links = page.getByRole('region', { name: 'Tools' }).getByRole('link');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['/admin/users', '/admin/resumes', '/admin/settings', '/admin/audit-logs']);
  });

  test('sign-ups and scans per day are shown in a chart, and in a table for screen readers', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin');
    await see(page.locator('figure svg.recharts-surface'));
    const days = page.getByRole('table', { name: 'Sign-ups and scans per day' }).getByRole('row');
    await expect.poll(() => days.count()).toBe(31);
    expect(Number(await days.last().getByRole('cell').first().innerText())).toBeGreaterThan(0);
  });

  test('the state of the system is shown, without secrets', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin');
    const health = page.getByRole('region', { name: 'System health' });
    await see(health.getByText(/^PGlite [\d.]+, answers in/));
    for (const words of [/^\d+\.\d+\.\d+/, /^On, /, 'Not configured: emails are kept in the outbox']) {
      await see(health.getByText(words));
    }
    await expect.poll(() => health.innerText()).not.toContain('a-stub');
  });

  test('a failure is reported in a toast and on the page, with a way to try again', async ({ newPage, tolerated }) => {
    tolerated.push(/rpc\/admin_stats/);
    const page = await openPage(newPage, product, admin);
    await page.route('**/rpc/admin_stats*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order' } }),
    );
    await page.goto('/admin');
    await seeToast(page, 'Error', 'Failed to load admin dashboard data');
    await page.unroute('**/rpc/admin_stats*');
    await page.getByRole('alert').filter({ hasText: 'Failed to load admin' }).getByRole('button').click();
    await see(page.getByRole('region', { name: 'Counts' }).getByText(/^\d+$/));
  });
});

describe('users', () => {
  test('the search finds people by email address and name, ignoring case, and says when it finds nobody', async ({
    newPage,
  }) => {
    const quill = await signUp(product, 'Quill Sample');
    await createService(product).from('profiles').update({ name: null }).eq('id', quill.id);
    const unnamed = await signUp(product, 'Yarrow Sample');
    const page = await openPage(newPage, product, admin);
    await page.goto('/admin/users');
    const search = page.getByPlaceholder('Search users...');
    await search.fill('YARROW sam');
    await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(['Yarrow Sample']);
    await see(row(page, unnamed.email).getByText('User', { exact: true }));
    await search.fill(quill.email.slice(0, 20).toUpperCase());
    await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(['Unnamed User']);
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['User', 'Email', 'Role', 'Joined', 'Actions']);
    await search.fill('nobody at all');
    await see(page.getByText('No users found matching your search.'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('nobody at all');
    await search.fill('');
    await see(row(page, admin.email).getByText('Administrator'));
  });

  test('rights are granted and revoked after a confirmation, and the log records both', async ({ newPage }) => {
    const person = await signUp(product, 'Zora Sample');
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
    const make = page.getByRole('button', { name: 'Make Admin' });
    await make.click();
    const grant = page.getByRole('alertdialog', { name: 'Grant Admin Privileges?' });
    await see(
      grant.getByText(
        /administrative access to the entire platform.*manage users, view all data, and change system settings/,
      ),
    );
    await grant.getByRole('button', { name: 'Cancel' }).click();
    await seeGone(grant);
    expect(await make.evaluate((button) => button === document.activeElement)).toBe(true);
    await make.click();
    await grant.getByRole('button', { name: 'Grant Admin Access' }).click();
    await seeToast(page, 'Success', 'User has been granted admin privileges');
    await see(row(page, person.email).getByText('Administrator'));
    expect((await person.client.rpc('get_user_roles', { user_id: person.id })).data).toEqual(['admin']);

    await page.getByRole('button', { name: 'Remove Admin' }).click();
    const revoke = page.getByRole('alertdialog', { name: 'Remove Admin Privileges?' });
    await see(revoke.getByText(/no longer have access to the admin dashboard/));
    await revoke.getByRole('button', { name: 'Remove Admin Access' }).click();
    await seeToast(page, 'Success', 'Admin privileges have been revoked');
    await see(row(page, person.email).getByText('User', { exact: true }));

    await page.goto('/admin/audit-logs');
    await see(page.getByText('Revoked admin role'));
    await see(page.getByText('Granted admin role for user'));
  });

  test('the last administrator cannot be demoted, and the page says why', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/users?q=${encodeURIComponent(admin.email)}`);
    await page.getByRole('button', { name: 'Remove Admin' }).click();
    await page.getByRole('button', { name: 'Remove Admin Access' }).click();
    await seeToast(page, 'Error', 'Failed to update user role');
    await see(page.getByRole('alert').filter({ hasText: 'This is the last administrator' }));
  });

  test('administrators who revoke their own rights leave the admin area at once', async ({ newPage }) => {
    const second = await signUpAdmin(product, 'Second Admin');
    const page = await openPage(newPage, product, second);
    await page.goto(`/admin/users?q=${encodeURIComponent(second.email)}`);
    await page.getByRole('button', { name: 'Remove Admin' }).click();
    await page.getByRole('button', { name: 'Remove Admin Access' }).click();
    await see(heading(page, 'Your Resume Dashboard'));
    await expect.poll(() => page.getByRole('banner').getByRole('link', { name: 'Admin' }).count()).toBe(0);
  });
});

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

/** A setting's value as it is stored. */
async function storedValue(key: string): Promise<unknown> {
  const { data, error } = await createService(product).from('system_settings').select('value').eq('key', key).single();
  if (error) throw error;
  return data.value;
}

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

describe("a person's page", () => {
  test('describes the account, and the log records what is done to it', async ({ newPage }) => {
    const person = await signUp(product, 'Ines Sample');
    await saveResumes(person, [{ job_title: 'Beekeeper', match_score: 88 }]);
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
    await page.getByRole('link', { name: 'Ines Sample' }).click();
    await see(heading(page, 'Ines Sample'));
    const account = page.getByRole('region', { name: 'Account' });
    await see(account.getByText(person.email));
    await see(account.getByText(/of \d+ used$/));
    await see(page.getByRole('region', { name: 'Latest analyses' }).getByText('Beekeeper'));

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await seeToast(page, 'Success', 'The user has been signed out everywhere');
    const { error } = await person.client.auth.refreshSession({ refresh_token: person.session.refresh_token });
    expect(error?.status).toBe(400);

    await page.getByRole('button', { name: 'Change plan' }).click();
    const plan = page.getByRole('dialog', { name: `Change the plan of ${person.email}?` });
    const change = plan.getByRole('button', { name: 'Change plan' });
    await plan.getByRole('combobox', { name: 'Plan' }).selectOption('Premium');
    await expect.poll(() => change.isDisabled()).toBe(true);
    await plan.getByLabel('Reason').fill('Won the spring raffle');
    await change.click();
    await seeToast(page, 'Success', 'The plan has been changed');
    await see(account.getByText('Premium', { exact: true }));

    await page.getByRole('button', { name: 'Ban' }).click();
    const ban = page.getByRole('dialog', { name: `Ban ${person.email}?` });
    await ban.getByRole('combobox', { name: 'For how long' }).selectOption('For good');
    await ban.getByLabel('Reason').fill('Sold the account');
    await ban.getByRole('button', { name: 'Ban' }).click();
    await seeToast(page, 'Success', 'The user has been banned');
    await see(account.getByText('For good'));
    const { email, password } = person;
    expect((await person.client.auth.signInWithPassword({ email, password })).error?.code).toBe('user_banned');

    await page.getByRole('button', { name: 'Lift the ban' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lift the ban' }).click();
    await seeToast(page, 'Success', 'The ban has been lifted');
    await see(page.getByRole('button', { name: 'Ban', exact: true }));
    expect((await person.client.auth.signInWithPassword({ email, password })).error).toBeNull();

    await page.getByRole('link', { name: 'All in Audit Logs' }).click();
    await see(page.getByText(`unban_user user ${person.id}`));
    await see(page.getByText(`ban_user user ${person.id}`));
    await row(page, 'update_plan').getByRole('button', { name: 'Details' }).click();
    await see(page.getByRole('dialog').getByText('"reason": "Won the spring raffle"'));
  });

  test('deletes the account with everything, after its email address was typed', async ({ newPage }) => {
    const person = await signUp(product, 'Ivo Leaver');
    await saveResumes(person, [{ job_title: 'Beekeeper', match_score: 88 }]);
    const page = await openPage(newPage, product, admin);
    await page.goto(`/admin/users/${person.id}`);
    await page.getByRole('button', { name: 'Delete user' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${person.email}?` });
    const remove = question.getByRole('button', { name: 'Delete user' });
    await expect.poll(() => remove.isDisabled()).toBe(true);
    await question.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
    await remove.click();
    await seeToast(page, 'Success', 'The user has been deleted');
    await see(heading(page, 'User Management'));
    const service = createService(product);
    expect((await service.from('profiles').select('id').eq('id', person.id)).data).toEqual([]);
    expect((await service.from('resumes').select('id').eq('user_id', person.id)).data).toEqual([]);
    await page.goto(`/admin/users/${person.id}`);
    await see(page.getByText('There is no such user. The account may have been deleted.'));
    await page.goto(`/admin/logs?q=${person.id}`);
    await see(page.getByText(`delete_user user ${person.id}`));
  });

  test('says why the last administrator cannot be banned, and keeps what was typed', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    const { data } = await createService(product).from('user_roles').select('user_id').neq('user_id', admin.id);
    await createService(product)
      .from('user_roles')
      .delete()
      .in(
        'user_id',
        (data ?? []).map(({ user_id: id }) => id),
      );
    await page.goto(`/admin/users/${admin.id}`);
    await page.getByRole('button', { name: 'Ban' }).click();
    const ban = page.getByRole('dialog');
    await ban.getByLabel('Reason').fill('To try it');
    await ban.getByRole('button', { name: 'Ban' }).click();
    await see(page.getByText('Failed to ban the user'));
    await see(ban.getByRole('alert').filter({ hasText: 'This is the last administrator' }));
    await expect.poll(() => ban.getByLabel('Reason').inputValue()).toBe('To try it');
  });
});

describe('someone who is not an administrator', () => {
  test('gets nothing from any call of the admin area', async () => {
    const person = await signUp(product, 'Nosy Neighbour');
    const [resume] = await saveResumes(admin, [{ job_title: 'Private', match_score: 50 }]);
    const target = { person: admin.id };
    const calls: [name: string, body: object][] = [
      ['rpc/admin_stats', {}],
      ['rpc/admin_daily_counts', { days: 7 }],
      ['rpc/admin_users', {}],
      ['rpc/admin_user', target],
      ['rpc/admin_resumes', {}],
      ['rpc/admin_resume', { resume }],
      ['rpc/admin_audit_logs', {}],
      ['rpc/admin_sign_out', target],
      ['rpc/admin_ban', { ...target, until: '9999-12-31T00:00:00Z', reason: 'x' }],
      ['rpc/admin_set_plan', { person: person.id, plan: 'premium', reason: 'x' }],
      ['rpc/log_admin_action', { action: 'x', entity_type: 'y' }],
      ['user_roles', { user_id: person.id, role: 'admin' }],
      ['system_settings', { key: 'x', value: 1 }],
      ['audit_logs', { user_id: person.id, action: 'x', entity_type: 'y' }],
    ];
    const functions: [name: string, body: object][] = [
      ['admin-health', {}],
      ['admin-models', {}],
      ['admin-delete-user', { userId: admin.id }],
    ];
    const all = [
      ...calls.map(([name, body]) => [`rest/v1/${name}`, body] as const),
      ...functions.map(([name, body]) => [`functions/v1/${name}`, body] as const),
    ];
    const ask = async (address: string, body: object, token: string) => {
      const answer = await fetch(`${product.url}/${address}`, {
        method: 'POST',
        headers: { apikey: product.anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return `${address} ${answer.status}`;
    };
    for (const [address, body] of all) {
      expect(await ask(address, body, person.session.access_token)).toBe(`${address} 403`);
      expect(await ask(address, body, product.anonKey)).toMatch(/ (401|403|404)$/);
    }
    const { client } = person;
    for (const table of ['system_settings', 'audit_logs']) {
      expect((await client.from(table).select('*')).data).toEqual([]);
    }
    for (const [table, own] of [
      ['profiles', 'id'],
      ['user_roles', 'user_id'],
      ['resumes', 'user_id'],
      ['subscriptions', 'user_id'],
    ] as const) {
      expect((await client.from(table).select('*').neq(own, person.id)).data, table).toEqual([]);
    }
    await client.from('resumes').delete().eq('id', resume);
    await client.from('user_roles').delete().eq('user_id', admin.id);
    await client
      .from('system_settings')
      .update({ value: { enabled: false } })
      .eq('key', 'ai_enabled');
    const service = createService(product);
    expect((await service.from('resumes').select('id').eq('id', resume)).data).toHaveLength(1);
    expect((await service.from('user_roles').select('role').eq('user_id', admin.id)).data).toEqual([{ role: 'admin' }]);
    expect((await client.rpc('get_user_roles', { user_id: person.id })).data).not.toContain('admin');
    expect(await storedValue('ai_enabled')).toEqual({ enabled: true });
  });
});
