import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { buildPerson, type Person, storeSession } from './person.ts';
import type { Product } from './product.ts';

/** Someone who signed up without a browser, and their session. */
export interface Account extends Person {
  id: string;
  session: Session;
  /** Calls the API as this person. */
  client: SupabaseClient;
}

/** Signs somebody up; with '' they have no name. */
export async function signUp(product: Product, name?: string, person = buildPerson()): Promise<Account> {
  const client = createClient(product.url, product.anonKey, { auth: { persistSession: false } });
  const data = name === undefined ? {} : { name };
  const answer = await client.auth.signUp({ ...person, options: { data } });
  if (answer.error) throw answer.error;
  const { session, user } = answer.data;
  if (!(session && user)) throw new Error('A new account was not signed in at once.');
  return { ...person, id: user.id, session, client };
}

/** What an operator may do: reads and writes regardless of people's rights. */
export function createService(product: Product) {
  return createClient(product.url, product.serviceKey, { auth: { persistSession: false } });
}

/** Signs up a new administrator. */
export async function signUpAdmin(product: Product, name = 'Robin Admin'): Promise<Account> {
  const account = await signUp(product, name);
  const { error } = await createService(product).from('user_roles').insert({ user_id: account.id, role: 'admin' });
  if (error) throw error;
  return account;
}

/** A page signed in to the account. */
export async function openPage(
  newPage: (options?: BrowserContextOptions) => Promise<Page>,
  product: Product,
  account: Account,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage({ baseURL: product.url, ...options });
  await storeSession(page, JSON.stringify(account.session));
  return page;
}
