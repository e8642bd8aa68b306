import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Account, createService, signUp } from './admins.ts';
import { buildPerson } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { see } from './see.ts';
import { type OpenAiStub, type StubAnswer, startOpenAiStub } from './stubs/openai.ts';

/** The product of a file of the admin area's journeys: it counts all users, and its settings change. */
export let product: Product;
/** Its first administrator, chosen by the operator. */
export let admin: Account;
export let languageModel: OpenAiStub;

/** Starts the product before a file's journeys and ends it after them. */
export function startAdminArea(): void {
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
}

/** A provider's list of models. */
export function listModels(...names: string[]): StubAnswer {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data: names.map((id) => ({ id, object: 'model' })) }));
  };
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const path = (page: Page) => new URL(page.url()).pathname;

/** Waits for a toast with this title and these words. */
export async function seeToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await see(toast.filter({ hasText: title }).filter({ hasText: description }));
}

/** Saves analyses for a person in a way that only the service can. @returns their ids */
export async function saveResumes(
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

/** A setting's value as it is stored. */
export async function storedValue(key: string): Promise<unknown> {
  const { data, error } = await createService(product).from('system_settings').select('value').eq('key', key).single();
  if (error) throw error;
  return data.value;
}
