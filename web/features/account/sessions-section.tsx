import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAction } from './use-action.ts';

export function SessionsSection() {
  const { isBusy, error, run } = useAction();
  const signOutOthers = () =>
    run(async () => {
      const { auth } = await getSupabase();
      const { error: refused } = await auth.signOut({ scope: 'others' });
      if (refused) throw refused;
      toast(texts.sessions.done);
    });
  return (
    <Section heading={texts.sessions.heading}>
      <p className="text-muted">{texts.sessions.description}</p>
      <Button variant="secondary" className="self-start" disabled={isBusy} onClick={() => void signOutOthers()}>
        {isBusy ? texts.sessions.busy : texts.sessions.button}
      </Button>
      <SectionError>{error}</SectionError>
    </Section>
  );
}
