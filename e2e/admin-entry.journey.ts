import { describe, expect } from 'vitest';
import { admin, heading, path, product, saveResumes, seeToast, startAdminArea, storedValue } from './admin-area.ts';
import { createService, openPage, signUp } from './admins.ts';
import { test } from './journey.ts';
import { fillLogin } from './person.ts';
import { see } from './see.ts';

startAdminArea();

const pages = [
  ['/admin', 'Admin Dashboard'],
  ['/admin/users', 'User Management'],
  ['/admin/resumes', /^Resume Management \(\d+\)$/],
  ['/admin/settings', 'Settings Management'],
  ['/admin/audit-logs', 'Audit Logs'],
  ['/admin/logs', 'Audit Logs'],
] as const;

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
