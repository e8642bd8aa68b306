import { useEffect } from 'react';
import { connectAuth, hasCodeInUrl } from '#web/lib/auth-session.ts';
import { language } from '#web/lib/language.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

/** Faults of links in emails that only a new email can fix. */
const overCodes = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found', 'bad_oauth_state']);

/**
 * Shows what a link or a provider's page came back with (an error, or the first of two confirmations) in a toast, and removes
 * it from the URL. Tokens and codes that belong to nothing begun here are removed too: they sign nobody in.
 */
export function useLinkMessage(): void {
  useEffect(() => {
    // That page says it itself.
    if (location.pathname === paths.link) return;
    if (new URLSearchParams(location.hash.slice(1)).has('access_token')) return ignoreLink();
    if (hasCodeInUrl()) {
      void connectAuth().then(() => hasCodeInUrl() && ignoreLink());
      return;
    }
    const told = new URLSearchParams(location.hash.slice(1) || location.search);
    const code = told.get('error_code');
    // In our own words: anybody can write a URL. The server reports nothing else in this way.
    if (told.has('message')) toast(texts.firstOfTwo);
    else if (code !== null || told.has('error_description'))
      toast(describeFailure(code, told.get('error_description')));
    else return;
    history.replaceState(history.state, '', location.pathname);
  }, []);
}

function ignoreLink(): void {
  toast({ ...texts.linkIgnored, variant: 'destructive' });
  history.replaceState(history.state, '', location.pathname);
}

/** The server's words are English. */
const isEnglish = language === 'en';

function describeFailure(code: string | null, words: string | null) {
  const { title, expired, fallback } = texts.linkFailed;
  const description = overCodes.has(code ?? '') ? expired : (isEnglish && words) || fallback;
  return { title, description, variant: 'destructive' } as const;
}
