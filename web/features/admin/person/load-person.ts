import * as z from 'zod/mini';
import { AdminUser, AuditLog } from '#contract/admin.ts';
import type { DataClient } from '#web/lib/data-client.ts';

/** Rows in each short list. */
const shownRows = 10;

/** Null when the person does not exist. Throws what the data client reports. */
export async function loadPerson(client: DataClient, person: string): Promise<AdminUser | null> {
  const { data, error } = await client.rpc('admin_user', { person });
  if (error) throw error;
  return z.nullable(AdminUser).parse(data);
}

const Analyses = z.array(
  z.object({ id: z.string(), job_title: z.nullable(z.string()), match_score: z.number(), created_at: z.string() }),
);

/** The newest analyses of a person, without their texts. Throws what the data client reports. */
export async function loadAnalyses(client: DataClient, person: string) {
  const { data, error } = await client
    .from('resumes')
    .select('id, job_title, match_score, created_at')
    .eq('user_id', person)
    .order('created_at', { ascending: false })
    .limit(shownRows)
    .retry(false);
  if (error) throw error;
  return Analyses.parse(data);
}

/** The newest entries where the person acted as an administrator or was acted on. Throws as above. */
export async function loadEntries(client: DataClient, person: string): Promise<AuditLog[]> {
  const { data, error } = await client.rpc('admin_audit_logs', { about: person, page_size: shownRows });
  if (error) throw error;
  return z.array(AuditLog).parse(data);
}
