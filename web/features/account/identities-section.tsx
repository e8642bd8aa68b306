import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { takePending, withProof } from '#web/lib/proof-request.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { useSignInOptions } from '#web/lib/use-sign-in-options.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

const ownNames: Readonly<Record<string, string>> = {
  email: texts.identities.email,
  phone: texts.identities.phone,
};

/** External accounts that can sign in here: those connected, and those that can be. */
export function IdentitiesSection() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const { isBusy, error, run } = useAccountAction();
  const { providers } = useSignInOptions();
  const identities = useQuery({
    queryKey: ['identities', user?.id],
    queryFn: async () => {
      const { auth } = await getSupabase();
      const { data, error: refused } = await auth.getUserIdentities();
      if (refused) throw refused;
      return data.identities;
    },
  });
  const connected = identities.data ?? [];
  const free = providers.filter(({ name }) => !connected.some(({ provider }) => provider === name));

  const nameOf = (provider: string) =>
    ownNames[provider] ?? providers.find(({ name }) => name === provider)?.label ?? provider;

  const connect = (provider: string) =>
    run(async () => {
      const { auth } = await getSupabase();
      // The server chooses the names, and the client's types do not list all of them.
      const named = provider as Parameters<typeof auth.signInWithOAuth>[0]['provider'];
      const options = { redirectTo: `${location.origin}${paths.account}` };
      await withProof(
        async () => {
          const { error: refused } = await auth.linkIdentity({ provider: named, options });
          if (refused) throw refused;
        },
        { kind: 'connect', provider },
      );
    });
  const goOn = useEffectEvent((userId: string) => {
    const pending = takePending('connect', userId);
    if (pending) void connect(pending.provider);
  });
  const userId = user?.id;
  useEffect(() => {
    if (userId) goOn(userId);
  }, [userId]);
  const disconnect = (identity: (typeof connected)[number]) =>
    run(async () => {
      const { auth } = await getSupabase();
      const { error: refused } = await auth.unlinkIdentity(identity);
      if (refused) throw refused;
      await auth.refreshSession();
      await queryClient.invalidateQueries({ queryKey: ['identities'] });
      toast(texts.identities.removed);
    });

  return (
    <Section heading={texts.identities.heading}>
      <ul className="flex flex-col divide-y divide-line">
        {connected.map((identity) => (
          <li key={identity.identity_id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="wrap-anywhere">
              {nameOf(identity.provider)}{' '}
              <span className="text-muted text-sm">{String(identity.identity_data?.email ?? '')}</span>
            </span>
            {connected.length > 1 ? (
              <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void disconnect(identity)}>
                {texts.identities.disconnect}
              </Button>
            ) : (
              free.length > 0 && <span className="text-muted text-sm">{texts.identities.last}</span>
            )}
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {free.map(({ name, label }) => (
            <Button key={name} variant="secondary" disabled={isBusy} onClick={() => void connect(name)}>
              {texts.identities.connect(label)}
            </Button>
          ))}
        </div>
      )}
      <SectionError>{identities.isError ? texts.identities.failed : error}</SectionError>
    </Section>
  );
}
