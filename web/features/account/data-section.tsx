import { useAuth } from '#web/lib/auth.ts';
import { downloadText } from '#web/lib/download.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { exportData } from './export-data.ts';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

export function DataSection() {
  const { user } = useAuth();
  const { isBusy, error, run } = useAccountAction();
  const download = () =>
    run(async () => {
      if (!user) return;
      downloadText('shortlist_data.json', await exportData(await getSupabase(), user.id));
    });
  return (
    <Section heading={texts.data.heading}>
      <p className="text-muted">{texts.data.description}</p>
      <Button variant="secondary" className="self-start" disabled={isBusy} onClick={() => void download()}>
        {isBusy ? texts.data.busy : texts.data.button}
      </Button>
      <SectionError>{error}</SectionError>
    </Section>
  );
}
