import type { SupabaseClient } from '@supabase/supabase-js';

/** Rows per request: a page of long resumes takes a few megabytes. */
const PAGE = 100;
/** A page of the longest allowed texts exceeds the size limit of one answer. */
const TOO_LONG = 'PT413';

/** Tables with a person's rows, and the column to order by. Each of them shows people only their own rows. */
const tables = [
  ['profiles', 'id'],
  ['resumes', 'id'],
  ['confirmations', 'id'],
  ['subscriptions', 'id'],
  ['scan_usage', 'id'],
] as const;

/** Everything stored about the person, table by table, as indented JSON. Throws what the data client reports. */
export async function exportData(client: SupabaseClient, userId: string): Promise<string> {
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  const entries = await Promise.all(
    tables.map(async ([table, order]) => [table, await readAll(client, table, order, userId)] as const),
  );
  return JSON.stringify(
    { exported_at: new Date().toISOString(), user: data.user, ...Object.fromEntries(entries) },
    null,
    2,
  );
}

async function readAll(client: SupabaseClient, table: string, order: string, userId: string): Promise<unknown[]> {
  // Without this, an administrator would get everyone's rows.
  const column = table === 'profiles' ? 'id' : 'user_id';
  const rows: unknown[] = [];
  let size = PAGE;
  for (;;) {
    const page = client.from(table).select('*').eq(column, userId).order(order);
    const { data, error } = await page.range(rows.length, rows.length + size - 1);
    if (error?.code === TOO_LONG && size > 1) {
      size = Math.ceil(size / 2);
      continue;
    }
    if (error) throw error;
    rows.push(...data);
    if (data.length < size) return rows;
  }
}
