import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AuditLog } from '#contract/admin.ts';
import { limits } from '#contract/limits.ts';
import { downloadText } from '#web/lib/download.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toastFailure } from '../lib/admin-toasts.ts';
import { usePagedRows } from '../lib/use-paged-rows.ts';
import { texts } from './texts.ts';
import { type LogFilters, toQuery } from './use-log-filters.ts';
import { writeCsv } from './write-csv.ts';

/** Entries the page loads first (product rule 9.5). */
const pageSize = 100;

/** The matching entries, newest first. */
export function useLogs(filters: LogFilters) {
  return usePagedRows({
    rpc: 'admin_audit_logs',
    shape: AuditLog,
    filters: toQuery(filters),
    failed: texts.loadFailed,
    pageSize,
  });
}

/** Downloads all matching entries, not only those the page shows. */
export function useExport() {
  return useMutation({
    mutationFn: async (filters: LogFilters) => {
      const rows = (await loadAll(filters)).map((entry) => [
        entry.created_at,
        entry.email ?? '',
        entry.user_id,
        entry.action,
        entry.entity_type,
        entry.entity_id ?? '',
        entry.ip_address ?? '',
        entry.details === null ? '' : JSON.stringify(entry.details),
      ]);
      downloadText(texts.export.file, writeCsv([texts.export.columns, ...rows]));
    },
    onError: () => toastFailure(texts.export.failed),
  });
}

async function loadAll(filters: LogFilters): Promise<AuditLog[]> {
  const client = await getSupabase();
  const entries: AuditLog[] = [];
  for (let isMore = true; isMore; ) {
    const last = entries.at(-1);
    const { data, error } = await client.rpc('admin_audit_logs', {
      ...toQuery(filters),
      ...(last && { before: last.created_at, before_id: last.id }),
      page_size: limits.rowsAtOnce,
    });
    if (error) throw error;
    const page = z.array(AuditLog).parse(data);
    entries.push(...page);
    isMore = page.length === limits.rowsAtOnce;
  }
  return entries;
}

const Roles = z.array(z.object({ user_id: z.string() }));
const Profiles = z.array(z.object({ id: z.string(), email: z.nullable(z.string()) }));

/** The current administrators, to choose the actor from. */
export function useAdmins() {
  return useQuery({
    queryKey: ['admin', 'admins'],
    queryFn: async () => {
      const client = await getSupabase();
      const roles = await client.from('user_roles').select('user_id').eq('role', 'admin').limit(100).retry(false);
      if (roles.error) throw roles.error;
      const ids = Roles.parse(roles.data).map((row) => row.user_id);
      const profiles = await client.from('profiles').select('id, email').in('id', ids).order('email').retry(false);
      if (profiles.error) throw profiles.error;
      return Profiles.parse(profiles.data);
    },
  });
}
