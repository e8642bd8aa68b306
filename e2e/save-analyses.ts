import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** What differs from one saved analysis to another; the rest is filled in. */
export interface SavedRow {
  job_title: string | null;
  match_score: number;
  created_at: string;
  optimized_match_score?: number;
  optimized_resume?: string;
  resume_text?: string;
  job_description?: string;
  keywords?: { found: string[]; missing: string[] };
  recommendations?: string[];
}

/** Saves analyses with past dates for the person signed in on the page, by the service key: no person could. */
export async function saveAnalyses(product: Product, page: Page, rows: readonly SavedRow[]): Promise<void> {
  const session: string = await page.evaluate(() => localStorage.getItem('shortlist-auth') ?? '');
  const { user }: { user: { id: string } } = JSON.parse(session);
  const service = createClient(product.url, product.serviceKey, { auth: { persistSession: false } });
  const { error } = await service.from('resumes').insert(rows.map((row) => fillIn(row, user.id)));
  if (error) throw error;
}

function fillIn({ keywords = { found: [], missing: [] }, ...row }: SavedRow, userId: string) {
  const match = (found: boolean) => (keyword: string) => ({ keyword, found, locations: found ? [keyword] : [] });
  return {
    user_id: userId,
    resume_text: 'Robin Example\nThe original resume',
    job_description: 'The posting',
    optimized_match_score: null,
    optimized_resume: null,
    recommendations: [],
    ...row,
    keyword_matches: [...keywords.found.map(match(true)), ...keywords.missing.map(match(false))],
  };
}
