import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeDevice } from '#contract/describe-device.ts';
import { useAuth } from '#web/lib/auth.ts';
import { locale } from '#web/lib/language.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { loadSessions, type SessionRow } from './load-sessions.ts';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAction } from './use-action.ts';

const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Where the person is signed in, and ending all of it but this browser. */
export function SessionsSection() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const { isBusy, error, run } = useAction();
  const sessions = useQuery({ queryKey: ['sessions', user?.id], queryFn: loadSessions, staleTime: 0 });
  const signOutOthers = () =>
    run(async () => {
      const { auth } = await getSupabase();
      const { error: refused } = await auth.signOut({ scope: 'others' });
      if (refused) throw refused;
      toast(texts.sessions.done);
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
    });
  return (
    <Section heading={texts.sessions.heading}>
      <p className="text-muted">{texts.sessions.description}</p>
      {sessions.data && (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      )}
      <SectionError>{error ?? (sessions.isError ? texts.sessions.failed : undefined)}</SectionError>
      <Button variant="secondary" className="self-start" disabled={isBusy} onClick={() => void signOutOthers()}>
        {isBusy ? texts.sessions.busy : texts.sessions.button}
      </Button>
    </Section>
  );
}

function SessionItem({ session }: { session: SessionRow }) {
  const { user_agent: program, ip_address: address, last_used_at: used, is_current: isHere } = session;
  const device = describeDevice(program ?? '') || texts.sessions.unknown;
  const details = [
    isHere ? texts.sessions.here : texts.sessions.lastUsed(times.format(new Date(used))),
    ...(address === null ? [] : [address]),
  ];
  return (
    <li className="flex flex-col py-2">
      <span className="wrap-anywhere">{device}</span>
      <span className="text-muted text-sm wrap-anywhere">{details.join(' · ')}</span>
    </li>
  );
}
