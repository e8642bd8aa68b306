import { describe, expect } from 'vitest';
import { admin, heading, product, row, saveResumes, seeToast, startAdminArea } from './admin-area.ts';
import { createService, openPage, signUp, signUpAdmin } from './admins.ts';
import { test } from './journey.ts';
import { see, seeGone } from './see.ts';

startAdminArea();

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
