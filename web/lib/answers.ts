import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useAuth } from './auth.ts';
import { getSupabase } from './supabase.ts';

/** A person's answers to questions about themself, so that nobody is asked twice. */
const Answer = z.object({
  id: z.string(),
  subject: z.string(),
  is_true: z.boolean(),
  statement: z.nullable(z.string()),
});
export type Answer = z.infer<typeof Answer>;

async function readAnswers(): Promise<Answer[]> {
  const client = await getSupabase();
  const { data, error } = await client.from('confirmations').select('id,subject,is_true,statement').order('subject');
  if (error) throw error;
  return z.array(Answer).parse(data);
}

/** The signed-in person's answers, by subject. */
export function useAnswers() {
  const { user } = useAuth();
  return useQuery({ queryKey: ['confirmations', user?.id], queryFn: readAnswers, enabled: user !== null });
}

/** Stores an answer, replacing an earlier one on the same subject; rejects with what the data client reports. */
export function useAnswerActions() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['confirmations', user?.id] });
  return {
    async remember(answers: readonly Omit<Answer, 'id'>[]): Promise<void> {
      if (answers.length === 0) return;
      const client = await getSupabase();
      // The owner is the database's own default.
      const { error } = await client.from('confirmations').upsert([...answers], { onConflict: 'user_id,subject' });
      if (error) throw error;
      await refresh();
    },
    async forget(id: string): Promise<void> {
      const client = await getSupabase();
      const { error } = await client.from('confirmations').delete().eq('id', id);
      if (error) throw error;
      await refresh();
    },
  };
}
