import { paths } from '#web/lib/paths.ts';

/** What the emails with a link are for; each has its words on the page. */
export const linkKinds = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface EmailLink {
  tokenHash: string;
  kind: LinkKind;
  /** The page to go to in the end; of this product. */
  next: string;
}

/** The link that an address holds, or null. */
export function readEmailLink({ search, origin }: Pick<Location, 'search' | 'origin'>): EmailLink | null {
  const parameters = new URLSearchParams(search);
  const tokenHash = parameters.get('token_hash') ?? '';
  const kind = linkKinds.find((known) => known === parameters.get('type'));
  if (tokenHash === '' || kind === undefined) return null;
  return { tokenHash, kind, next: readNext(parameters.get('redirect_to'), origin) };
}

/** Anybody can write a link: it leads nowhere but to a page of ours. */
function readNext(wanted: string | null, origin: string): string {
  const url = URL.parse(wanted ?? '', origin);
  if (url?.origin !== origin) return paths.dashboard;
  // The client's own mark of a flow, which nothing comes back to here.
  url.searchParams.delete('sb_flow_id');
  return url.pathname === paths.home || url.pathname === paths.link ? paths.dashboard : url.pathname + url.search;
}
