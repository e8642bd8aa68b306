import { useEffect } from 'react';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

/** The faults of links in letters that only another letter mends. */
const overCodes = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found', 'bad_oauth_state']);

/** A link of a letter, or a provider's page, that led back with an error: said in a toast, and taken out of the address. */
export function useLinkFailure(): void {
  useEffect(() => {
    const failure = new URLSearchParams(location.hash.slice(1) || location.search);
    const code = failure.get('error_code');
    if (code === null && !failure.has('error_description')) return;
    const { title, expired, fallback } = texts.linkFailed;
    const description = overCodes.has(code ?? '') ? expired : failure.get('error_description') || fallback;
    toast({ title, description, variant: 'destructive' });
    history.replaceState(history.state, '', location.pathname);
  }, []);
}
