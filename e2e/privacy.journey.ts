import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, inject } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { analyze, createAccount, type Person, register } from './person.ts';
import { see } from './see.ts';

/** The official client, signed in as the person, as a curious person with the API key would use it. */
async function connect(person?: Person): Promise<SupabaseClient> {
  const { url, anonKey } = inject('product');
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  if (person) {
    const { error } = await client.auth.signInWithPassword(person);
    if (error) throw error;
  }
  return client;
}

describe('what belongs to one person', () => {
  test('is visible to nobody else, neither on the pages nor by its id', async ({ newPage, page }) => {
    const owner = await createAccount(page);
    await analyze(page, nurse);
    const ownersClient = await connect(owner);
    const { data: own } = await ownersClient.from('resumes').select('id').single();
    const id: unknown = own?.id;
    expect(id).toEqual(expect.any(String));

    const other = await newPage();
    const stranger = await register(other);
    await see(other.getByText('No Saved Resumes'));

    for (const client of [await connect(stranger), await connect()]) {
      const read = await client.from('resumes').select('*').eq('id', id);
      expect(read.data ?? []).toEqual([]);
      const changed = await client.from('resumes').update({ job_title: 'Mine now' }).eq('id', id).select();
      expect(changed.data ?? []).toEqual([]);
      const deleted = await client.from('resumes').delete().eq('id', id).select();
      expect(deleted.data ?? []).toEqual([]);
      const profiles = await client.from('profiles').select('email').eq('email', owner.email);
      expect(profiles.data ?? []).toEqual([]);
    }

    const { data: after } = await ownersClient.from('resumes').select('id, job_title');
    expect(after).toEqual([{ id, job_title: nurse.jobTitle }]);
  });

  test('is gone when the next person signs in on the same browser', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.getByRole('button', { name: 'Logout' }).click();
    await see(page.getByText('Logged out'));
    await register(page);
    await see(page.getByText('No Saved Resumes'));
    await page.goto('/resume-analyzer');
    await expect.poll(() => page.getByRole('textbox', { name: 'Your Resume' }).inputValue()).toBe('');
  });
});
