import { paths } from '#web/lib/paths.ts';

/** The purposes of emails with a link; the page has texts for each. */
export const linkKinds = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface EmailLink {
  tokenHash: string;
  kind: LinkKind;
  /** The page to go to afterwards; always one of this product. */
  next: string;
}

/** The link a URL contains, or null. */
export function readEmailLink({ search, origin }: Pick<Location, 'search' | 'origin'>): EmailLink | null {
  const parameters = new URLSearchParams(search);
  const tokenHash = parameters.get('token_hash') ?? '';
  const kind = linkKinds.find((known) => known === parameters.get('type'));
  if (tokenHash === '' || kind === undefined) return null;
  return { tokenHash, kind, next: readNext(parameters.get('redirect_to'), origin) };
}

/** Anyone can write a link, so it may only lead to one of our own pages. */
function readNext(wanted: string | null, origin: string): string {
  const url = URL.parse(wanted ?? '', origin);
  if (url?.origin !== origin) return paths.dashboard;
  // The client's own marker of a sign-in flow, which never returns here.
  url.searchParams.delete('sb_flow_id');
  return url.pathname === paths.home || url.pathname === paths.link ? paths.dashboard : url.pathname + url.search;
}
