import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { linkPath } from '#contract/page-paths.ts';
import type { Statement, Transaction } from '#database/database.ts';
import { codeEmail, type EmailKind } from '../mail/emails.ts';
import { emailWords } from '../mail/texts.ts';
import type { Address } from './address.ts';
import { type Auth, runAsAuth } from './auth-context.ts';
import type { Message } from './delivery.ts';
import { AuthError } from './errors.ts';
import { type FlowKind, insertFlow } from './flows.ts';
import { createOneTimeCode, getTestCode, type Purpose, storeToken, withdrawToken } from './one-time-tokens.ts';
import type { PkceParameters } from './pkce.ts';
import { take, tooSoon } from './rate-limits.ts';
import { isAutoconfirmed } from './settings.ts';
import type { StoredUser } from './stored.ts';

type SentAt =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'
  | 'reauthentication_sent_at';

/** What a code is sent for: the slot it fills, the column that records when, and the name of its link's flow. */
interface Occasion {
  purpose: Purpose;
  sentAt: SentAt;
  /** `type` of the link. */
  type: string;
  flow: FlowKind | null;
  email: EmailKind;
}

const emailChange = { sentAt: 'email_change_sent_at', type: 'email_change', flow: 'email_change' } as const;

const occasions = {
  signup: {
    purpose: 'confirmation',
    sentAt: 'confirmation_sent_at',
    type: 'signup',
    flow: 'email/signup',
    email: 'confirmation',
  },
  invite: {
    purpose: 'confirmation',
    sentAt: 'confirmation_sent_at',
    type: 'invite',
    flow: 'invite',
    email: 'invite',
  },
  magiclink: {
    purpose: 'recovery',
    sentAt: 'recovery_sent_at',
    type: 'magiclink',
    flow: 'magiclink',
    email: 'magicLink',
  },
  recovery: {
    purpose: 'recovery',
    sentAt: 'recovery_sent_at',
    type: 'recovery',
    flow: 'recovery',
    email: 'recovery',
  },
  emailChangeCurrent: {
    ...emailChange,
    purpose: 'email_change_current',
    email: 'emailChangeCurrent',
  },
  emailChangeNew: {
    ...emailChange,
    purpose: 'email_change_new',
    email: 'emailChangeNew',
  },
  phoneChange: {
    purpose: 'phone_change',
    sentAt: 'phone_change_sent_at',
    type: 'phone_change',
    flow: null,
    email: 'reauthentication',
  },
  reauthentication: {
    purpose: 'reauthentication',
    sentAt: 'reauthentication_sent_at',
    type: 'reauthentication',
    flow: null,
    email: 'reauthentication',
  },
} as const satisfies Record<string, Occasion>;

export type OccasionName = keyof typeof occasions;

/** How the request wants its code. */
export interface SendOptions {
  pkce: PkceParameters | null;
  /** Where the link finally leads, already checked. */
  redirectTo: string;
  messenger: 'sms' | 'whatsapp';
  /** The language of the page it was requested on; null means the user's, if known. */
  language: Language | null;
}

/** A code that is stored but not yet sent. */
export interface Prepared {
  /** Null for a test number. */
  message: Message | null;
  /** Undoes the code if it could not be sent. */
  undo: Statement[];
}

/** Who a code is for. `user` as it was before the request changed it: undoing a change restores its times. */
export interface Recipient {
  user: StoredUser;
  address: Address;
  /** The account's new address, if it changes. */
  newEmail?: string;
  /** The sign-up waiting for the code. */
  signUpId?: string | null;
}

/**
 * Creates a code, stores it in its slot, and stores the flow of a request with a PKCE challenge. The caller sends it
 * once the transaction is committed: a mail server must not hold up the database.
 */
export async function prepareCode(
  transaction: Transaction,
  auth: Auth,
  name: OccasionName,
  { user, address, newEmail = '', signUpId = null }: Recipient,
  { pkce, redirectTo, messenger, language: asked }: SendOptions,
): Promise<Prepared> {
  const occasion: Occasion = occasions[name];
  const flow = pkce !== null && occasion.flow !== null ? { pkce, kind: occasion.flow } : null;
  const { code, token } = createOneTimeCode(auth, address, flow !== null);
  const statements = [
    storeToken(user.id, occasion.purpose, token, signUpId),
    { sql: `update auth.users set ${occasion.sentAt} = clock_timestamp() where id = $1::uuid`, params: [user.id] },
    ...(flow === null ? [] : [insertFlow({ id: randomUUID(), userId: user.id, redirectTo, ...flow })]),
  ];
  for (const { sql, params } of statements) await transaction.query(sql, params);
  const undo = [
    withdrawToken(user.id, occasion.purpose, token),
    {
      sql: `update auth.users set ${occasion.sentAt} = $2::timestamptz where id = $1::uuid`,
      params: [user.id, user[occasion.sentAt]],
    },
  ];
  const language = asked ?? user.language;
  if (address.channel === 'phone') {
    const isTest = getTestCode(auth, address) !== null;
    const textMessage = { to: address.value, text: emailWords(language).texts.textMessage(code), channel: messenger };
    return { message: isTest ? null : { channel: 'phone', textMessage }, undo };
  }
  const link = writeEmailLink(auth, { token, type: occasion.type, redirectTo });
  const offer = { language, siteUrl: auth.siteUrl, link, code, seconds: auth.settings.mailOtpSeconds, newEmail };
  return { message: { channel: 'email', email: { to: address.value, ...codeEmail(occasion.email, offer) } }, undo };
}

/**
 * The link of an email. For our own site it leads to a page where only a button redeems the token: scanners that
 * follow every link in a mailbox do not use it up. Other sites get the protocol's link, as they have no such page.
 */
function writeEmailLink(auth: Auth, query: LinkQuery): string {
  const { token, type, redirectTo } = query;
  if (new URL(redirectTo).origin !== new URL(auth.siteUrl).origin) return writeLink(auth, query);
  return `${auth.siteUrl}${linkPath}?${writeQuery({ token_hash: token, type, redirect_to: redirectTo })}`;
}

interface LinkQuery {
  token: string;
  type: string;
  redirectTo: string;
}

/** The protocol's link, which GET /verify answers. */
export function writeLink(auth: Auth, { token, type, redirectTo }: LinkQuery): string {
  return `${auth.siteUrl}/auth/v1/verify?${writeQuery({ token, type, redirect_to: redirectTo })}`;
}

/** ":" and "/" stay as they are: a query may contain them, and clients' tests look for the plain URL. */
function writeQuery(parameters: Record<string, string>): string {
  return String(new URLSearchParams(parameters)).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/**
 * Sends the code, and undoes what the request has written if that fails.
 * @throws AuthError unexpected_failure, sms_send_failed
 */
export async function sendPrepared(auth: Auth, prepared: readonly Prepared[]): Promise<{ messageId: string | null }> {
  let messageId: string | null = null;
  for (const { message } of prepared) {
    if (message === null) continue;
    try {
      messageId = (await auth.delivery.send(message)).messageId;
    } catch (error) {
      await runAsAuth(
        auth,
        prepared.flatMap(({ undo }) => undo),
      );
      throw error;
    }
  }
  return { messageId };
}

/** Contract L1. @throws AuthError over_email_send_rate_limit, over_sms_send_rate_limit */
export function requireInterval(
  { settings }: Auth,
  name: OccasionName,
  user: StoredUser,
  channel: Address['channel'],
): void {
  const sentAt = user[occasions[name].sentAt];
  const age = sentAt === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(sentAt)) / 1000;
  const left = Math.ceil(settings.minSendIntervalSeconds - age);
  if (left <= 0) return;
  throw tooSoon(channel, left);
}

/** Takes one of the installation's emails or text messages (L2): without limit while addresses need no confirmation. */
export function takeMessages({ settings }: Auth, channel: Address['channel']): Statement[] {
  return isAutoconfirmed(settings, channel) ? [] : take(settings, channel === 'email' ? 'mail' : 'sms', '');
}

/** `channel` of a request to a phone. @throws AuthError validation_failed */
export function requireMessenger(text: string): SendOptions['messenger'] {
  if (text === 'whatsapp') return text;
  if (text === '' || text === 'sms') return 'sms';
  throw new AuthError('validation_failed', 'Invalid channel, supported values are sms or whatsapp');
}
