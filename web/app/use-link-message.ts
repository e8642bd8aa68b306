import { useEffect } from 'react';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

/** The faults of links in letters that only another letter mends. */
const overCodes = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found', 'bad_oauth_state']);

/**
 * What a link of a letter, or a provider's page, led back with, an error or the first of two confirmations: said in a
 * toast, and taken out of the address.
 */
export function useLinkMessage(): void {
  useEffect(() => {
    const told = new URLSearchParams(location.hash.slice(1) || location.search);
    const code = told.get('error_code');
    // In our own words: an address can be written by anybody. The server says so of nothing else.
    if (told.has('message')) toast(texts.firstOfTwo);
    else if (code !== null || told.has('error_description'))
      toast(describeFailure(code, told.get('error_description')));
    else return;
    history.replaceState(history.state, '', location.pathname);
  }, []);
}

function describeFailure(code: string | null, words: string | null) {
  const { title, expired, fallback } = texts.linkFailed;
  const description = overCodes.has(code ?? '') ? expired : words || fallback;
  return { title, description, variant: 'destructive' } as const;
}
