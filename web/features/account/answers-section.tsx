import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import * as z from 'zod/mini';
import { useAuth } from '#web/lib/auth.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAction } from './use-action.ts';

const Answers = z.array(
  z.object({ id: z.string(), subject: z.string(), is_true: z.boolean(), statement: z.nullable(z.string()) }),
);

async function readAnswers() {
  const client = await getSupabase();
  const { data, error } = await client.from('confirmations').select('id,subject,is_true,statement').order('subject');
  if (error) throw error;
  return Answers.parse(data);
}

/** What the person answered about themself, to be seen and forgotten; nothing as long as there is none. */
export function AnswersSection() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const queryKey = ['confirmations', user?.id];
  const answers = useQuery({ queryKey, queryFn: readAnswers });
  const { isBusy, error, run } = useAction();

  const forget = (id: string) =>
    run(async () => {
      const client = await getSupabase();
      const { error: refused } = await client.from('confirmations').delete().eq('id', id);
      if (refused) throw refused;
      await queryClient.invalidateQueries({ queryKey });
    });
  if (!answers.isError && !answers.data?.length) return null;
  return (
    <Section heading={texts.answers.heading}>
      <p className="text-muted">{texts.answers.description}</p>
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {answers.data?.map(({ id, subject, is_true: isTrue, statement }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1">
            <span className="wrap-anywhere min-w-0">
              <strong className="font-medium">{subject}</strong>: {isTrue ? texts.answers.yes : texts.answers.no}
              {statement && <span className="block text-muted text-sm">{statement}</span>}
            </span>
            <IconButton
              label={texts.answers.remove(subject)}
              icon={<X />}
              disabled={isBusy}
              onClick={() => void forget(id)}
            />
          </li>
        ))}
      </ul>
      <SectionError>{answers.isError ? texts.answers.failed : error}</SectionError>
    </Section>
  );
}
