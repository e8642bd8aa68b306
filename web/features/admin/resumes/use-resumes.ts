import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AdminResume, AdminResumeRow } from '#contract/admin.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toastFailure, toastSuccess, useFailureToast } from '../lib/admin-toasts.ts';
import { pagedKey, usePagedRows } from '../lib/use-paged-rows.ts';
import { statsKey } from '../lib/use-stats.ts';
import { texts } from './texts.ts';

/** Everyone's analyses whose job title or owner's email address contains the search, newest first. */
export function useResumes(search: string) {
  return usePagedRows({ rpc: 'admin_resumes', shape: AdminResumeRow, filters: { search }, failed: texts.loadFailed });
}

/** One analysis with its texts; opening it is recorded. Null when it is gone. */
export function useResume(id: string) {
  const query = useQuery({
    queryKey: ['admin', 'resume', id],
    queryFn: async () => {
      const client = await getSupabase();
      const { data, error } = await client.rpc('admin_resume', { resume: id });
      if (error) throw error;
      return z.nullable(AdminResume).parse(data);
    },
  });
  useFailureToast(query.error, texts.detail.failed);
  return query;
}

/** Deletes anyone's analysis and removes it from the lists; one that is already gone is not an error. */
export function useDeleteResume() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getSupabase();
      const { error } = await client.from('resumes').delete().eq('id', id);
      if (error) throw error;
    },
    onSuccess: async (_, id) => {
      toastSuccess(texts.deleted);
      queryClient.setQueriesData<InfiniteData<AdminResumeRow[]>>(
        { queryKey: pagedKey('admin_resumes') },
        (data) => data && { ...data, pages: data.pages.map((page) => page.filter((row) => row.id !== id)) },
      );
      queryClient.removeQueries({ queryKey: ['admin', 'resume', id] });
      await queryClient.invalidateQueries({ queryKey: statsKey });
    },
    onError: () => toastFailure(texts.deleteFailed),
  });
}
