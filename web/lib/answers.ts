import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useAuth } from './auth.ts';
import { getSupabase } from './supabase.ts';

/** A person's answers to questions about themself, so that nobody is asked twice. */
const Answer = z.object({
  id: z.string(),
  subject: z.string(),
  is_true: z.boolean(),
  statement: z.nullable(z.string()),
  /** The line of the resume that was asked about; null for an answer about the person. */
  line: z.nullable(z.string()),
});
export type Answer = z.infer<typeof Answer>;

async function readAnswers(): Promise<Answer[]> {
  const client = await getSupabase();
  const { data, error } = await client
    .from('confirmations')
    .select('id,subject,is_true,statement,line')
    .order('subject');
  if (error) throw error;
  return z.array(Answer).parse(data);
}

/** All answers of the signed-in person, by subject. */
export function useAllAnswers() {
  const { user } = useAuth();
  return useQuery({ queryKey: ['confirmations', user?.id], queryFn: readAnswers, enabled: user !== null });
}

/** The answers about the person: that one line does not show a thing denies nothing. */
export function useAnswers() {
  const answers = useAllAnswers();
  const data = useMemo(() => answers.data?.filter((each) => each.is_true || each.line === null), [answers.data]);
  return { ...answers, data };
}

/** Stores an answer, replacing an earlier one on the same subject; rejects with what the data client reports. */
export function useAnswerActions() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['confirmations', user?.id] });
  const upsert = async (rows: readonly Partial<Answer>[]): Promise<void> => {
    if (rows.length === 0) return;
    const client = await getSupabase();
    // The owner is the database's own default.
    const { error } = await client.from('confirmations').upsert([...rows], { onConflict: 'user_id,subject' });
    if (error) throw error;
    await refresh();
  };
  return {
    /** An answer about the person takes the place of one about a line. */
    remember: (answers: readonly Omit<Answer, 'id' | 'line'>[]) =>
      upsert(answers.map((answer) => ({ ...answer, line: null }))),
    /** Whether a line shows something; where and how, if they ever said so, stays. */
    rememberLine: (answer: { subject: string; is_true: boolean; line: string }) => upsert([answer]),
    async forget(id: string): Promise<void> {
      const client = await getSupabase();
      const { error } = await client.from('confirmations').delete().eq('id', id);
      if (error) throw error;
      await refresh();
    },
  };
}
