import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { downloadText } from '#web/lib/download.ts';
import { dashboardFileName } from '#web/lib/file-name.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toast } from '#web/ui/toast.ts';
import { deleteResume, loadResume } from './load-resume.ts';
import { loadResumes, type ResumeSummary } from './load-resumes.ts';
import { texts } from './texts.ts';
import { useUserId } from './use-user-id.ts';

const listKey = (userId: string) => ['resumes', userId];

const resumeQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...listKey(userId), id],
    queryFn: async () => loadResume(await getSupabase(), userId, id),
  });

/** The signed-in person's saved analyses; asked anew whenever the dashboard opens. A failure is told in a toast. */
export function useResumes() {
  const userId = useUserId();
  const query = useQuery({
    queryKey: listKey(userId),
    queryFn: async () => loadResumes(await getSupabase(), userId),
    staleTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error) toastFailure(texts.loadFailed, error);
  }, [error]);
  return query;
}

/** One analysis with its texts, loaded when it is opened. */
export function useResume(id: string) {
  return useQuery(resumeQuery(useUserId(), id));
}

/** Deletes an analysis and takes it off the list at once when the server has done so. */
export function useDeleteResume() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => deleteResume(await getSupabase(), userId, id),
    onSuccess: (_, id) => {
      queryClient.setQueryData<ResumeSummary[]>(listKey(userId), (list) => list?.filter((resume) => resume.id !== id));
      queryClient.removeQueries(resumeQuery(userId, id));
      toast(texts.deleted);
    },
    onError: (error) => toastFailure(texts.deleteFailed, error),
  });
}

/** Downloads an analysis' optimised text, or the original when there is none. */
export function useDownloadResume() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const resume = await queryClient.fetchQuery(resumeQuery(userId, id));
      downloadText(dashboardFileName(resume.jobTitle), resume.optimizedResume || resume.resumeText);
    },
    onError: (error) => toastFailure(texts.downloadFailed, error),
  });
}

function toastFailure({ title, fallback }: { title: string; fallback: string }, error: unknown): void {
  toast({ title, description: messageOf(error, fallback), variant: 'destructive' });
}
