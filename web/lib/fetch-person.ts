import * as z from 'zod/mini';
import type { Profile } from './auth-state.ts';
import { getSupabase } from './supabase.ts';

const ProfileRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  created_at: z.string(),
});

/** Throws what the data client reports. */
export async function fetchProfile(userId: string): Promise<Profile> {
  const client = await getSupabase();
  const { data, error } = await client.from('profiles').select('*').eq('id', userId).single();
  if (error) throw error;
  return ProfileRow.parse(data);
}

/** The person's role names; a person without any is a 'user' (product rule 1.5). Throws what the data client reports. */
export async function fetchRoles(userId: string): Promise<string[]> {
  const client = await getSupabase();
  const { data, error } = await client.rpc('get_user_roles', { user_id: userId });
  if (error) throw error;
  const roles = z.array(z.string()).parse(data);
  return roles.length > 0 ? roles : ['user'];
}

/** Changes columns of the person's own profile. Throws what the data client reports. */
export async function storeProfile(userId: string, change: Partial<Pick<Profile, 'name'>>): Promise<void> {
  const client = await getSupabase();
  const { error } = await client.from('profiles').update(change).eq('id', userId);
  if (error) throw error;
}
