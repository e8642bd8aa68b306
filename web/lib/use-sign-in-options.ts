import { useQuery } from '@tanstack/react-query';
import { readMeta } from './read-meta.ts';

export interface SignInOptions {
  /** The configured providers: their names in requests, and their display names. */
  providers: { name: string; label: string }[];
  /** Organisations can sign in on pages of their own. */
  organisations: boolean;
  /** Signing in by a code from an email is possible. */
  emailCodes: boolean;
}

const none: SignInOptions = { providers: [], organisations: false, emailCodes: true };

/** Ways of signing in without a provider. */
const ownWays = new Set(['email', 'phone', 'anonymous_users']);

/** How a person can sign in here, as the server reports it; until then, by password only. */
export function useSignInOptions(): SignInOptions {
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: readOptions,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? none;
}

async function readOptions(): Promise<SignInOptions> {
  const answer = await fetch('/auth/v1/settings', { headers: { apikey: readMeta('shortlist-anon-key') } });
  const settings: Record<string, unknown> = Object(await answer.json());
  const external = Object.entries(Object(settings.external));
  const labels = new Map(Object.entries(Object(settings.external_labels)));
  return {
    providers: external
      .filter(([name, isOn]) => isOn === true && !ownWays.has(name))
      .map(([name]) => ({ name, label: String(labels.get(name) ?? name) })),
    organisations: settings.saml_enabled === true,
    emailCodes: Object(settings.external).email === true,
  };
}
