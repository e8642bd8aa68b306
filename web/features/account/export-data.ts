import * as z from 'zod/mini';
import { readFile } from '#web/lib/base-resumes.ts';
import type { DataClient } from '#web/lib/data-client.ts';

/** Rows per request: a page of long resumes takes a few megabytes. */
const PAGE = 100;
/** A page of the longest allowed texts exceeds the size limit of one answer. */
const TOO_LONG = 'PT413';

/** Tables with a person's rows, and the column to order by. Each of them shows people only their own rows. */
const tables = [
  ['profiles', 'id'],
  ['resumes', 'id'],
  ['resume_versions', 'id'],
  ['confirmations', 'id'],
  ['base_resumes', 'id'],
  ['base_resume_versions', 'id'],
  ['subscriptions', 'id'],
  ['scan_usage', 'id'],
] as const;

/** Everything stored about the person, table by table, as indented JSON. Throws what the data client reports. */
export async function exportData(client: DataClient, userId: string): Promise<string> {
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  const entries = await Promise.all(
    tables.map(async ([table, order]) => [table, await readAll(client, table, order, userId)] as const),
  );
  const rows = Object.fromEntries(entries);
  const files = await readFiles(client, rows.base_resumes ?? []);
  return JSON.stringify(
    { exported_at: new Date().toISOString(), user: data.user, ...rows, base_resume_files: files },
    null,
    2,
  );
}

async function readAll(client: DataClient, table: string, order: string, userId: string): Promise<unknown[]> {
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

const Kept = z.object({ id: z.string(), file_name: z.string() });

/** The original files that are kept, one after the other: together they may be large. */
async function readFiles(client: DataClient, resumes: readonly unknown[]): Promise<object[]> {
  const files: object[] = [];
  for (const resume of resumes) {
    const kept = Kept.safeParse(resume);
    if (!kept.success) continue;
    const { id, file_name } = kept.data;
    files.push({ base_resume_id: id, file_name, base64: await toBase64(await readFile(client, id)) });
  }
  return files;
}

/** Characters of base64 are made of three bytes each time; a multiple of it that a call takes as arguments. */
const STEP = 3 * 8192;

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + STEP))));
  return parts.join('');
}
