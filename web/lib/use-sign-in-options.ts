import { useQuery } from '@tanstack/react-query';
import { readMeta } from './read-meta.ts';

export interface SignInOptions {
  /** The providers that are configured: their names in requests, and what they are called. */
  providers: { name: string; label: string }[];
  /** Organisations sign in on pages of their own. */
  organisations: boolean;
  /** Signing in by a code from an email is possible. */
  emailCodes: boolean;
}

const none: SignInOptions = { providers: [], organisations: false, emailCodes: true };

/** Ways of signing in that are no provider's. */
const ownWays = new Set(['email', 'phone', 'anonymous_users']);

/** How one can sign in here, as the server tells; passwords alone until it has. */
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
