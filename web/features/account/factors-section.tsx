import { useEffect, useState } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { format } from '#web/lib/format.ts';
import { takePending, withProof } from '#web/lib/proof-request.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

/** The second factors: those that are on, and adding one. */
export function FactorsSection() {
  const { user } = useAuth();
  const [isAdding, setAdding] = useState(false);
  // Back from confirming who they are, which adding a factor asked for.
  useEffect(() => {
    if (user && takePending('enrol', user.id)) setAdding(true);
  }, [user]);
  const [removing, setRemoving] = useState<{ id: string; name: string }>();
  const { isBusy, error, run } = useAccountAction();
  const factors = user?.factors?.filter(({ status }) => status === 'verified') ?? [];

  const remove = async (factorId: string) => {
    await run(async () => {
      setRemoving(undefined);
      const { auth } = await getSupabase();
      await withProof(async () => {
        const { error: refused } = await auth.mfa.unenroll({ factorId });
        if (refused) throw refused;
      });
      await auth.refreshSession();
      toast(texts.factors.removed);
    });
  };
  return (
    <Section heading={texts.factors.heading}>
      <p className="text-muted">{texts.factors.description}</p>
      {factors.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {factors.map(({ id, friendly_name: given, created_at: since }) => {
            const name = given || texts.factors.unnamed;
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="wrap-anywhere">
                  {name} <span className="text-muted text-sm">{texts.factors.since(format.date(new Date(since)))}</span>
                </span>
                <Button variant="secondary" size="small" onClick={() => setRemoving({ id, name })}>
                  {texts.factors.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <SectionError>{error}</SectionError>
      {isAdding ? (
        <EnrolFactor onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAdding(true)}>
          {texts.factors.add}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(undefined)}
          title={texts.factors.removeTitle(removing.name)}
          description={texts.factors.removeText}
          cancel={texts.factors.cancel}
          confirm={texts.factors.remove}
          busy={isBusy}
          onConfirm={() => void remove(removing.id)}
        />
      )}
    </Section>
  );
}
