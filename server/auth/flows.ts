import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Statement, Transaction } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Auth, type Device, getDevice, getLimitedIp, transactAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { isRightVerifier, type PkceParameters } from './pkce.ts';
import { take } from './rate-limits.ts';
import { bodyText, readBody } from './read-body.ts';
import { unseal } from './seal.ts';
import { openSession, parseUserSession, presentSession, readSession, type UserSession } from './sessions.ts';
import type { AuthSettings } from './settings.ts';

/** The sign-in method that a flow's session records (contract C5). */
export type FlowKind = 'email/signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change' | 'oauth' | 'sso/saml';

interface NewFlow {
  id: string;
  kind: FlowKind;
  /** Known at once for emails; set by `bindFlow` for sign-in through a provider. */
  userId?: string;
  /** Null where no client will exchange a code. */
  pkce: PkceParameters | null;
  redirectTo?: string;
  provider?: string;
  linkingUserId?: string;
  /** `seal` of JSON. */
  sealedState?: string;
  /** Hash of the secret of the browser it begins in, for sign-in through a provider. */
  browser?: string;
}

/** The statement that stores a flow (contract R-31). Its code is created when it is handed out, so only a hash is kept. */
export function insertFlow(flow: NewFlow): Statement {
  return {
    sql: `insert into auth.flows (id, kind, user_id, code_challenge, code_challenge_method, redirect_to, provider,
            linking_user_id, sealed_state, browser_hash)
          values ($1::uuid, $2, $3::uuid, $4, $5, $6, $7, $8::uuid, $9, $10)`,
    params: [
      flow.id,
      flow.kind,
      flow.userId ?? null,
      flow.pkce?.challenge ?? null,
      flow.pkce?.method ?? null,
      flow.redirectTo ?? null,
      flow.provider ?? null,
      flow.linkingUserId ?? null,
      flow.sealedState ?? null,
      flow.browser ?? null,
    ],
  };
}

/** The provider's tokens, handed out once with the session. */
export const flowTokens = z.object({
  provider_token: z.string().optional(),
  provider_refresh_token: z.string().optional(),
});

/**
 * The statement that binds a returned flow to its user and stores the code the client will exchange. It affects no row
 * when the flow is gone or was bound before (contract R-62: `flow_state_already_used`).
 * @param sealedTokens `seal` of the JSON of `flowTokens`, or null
 */
export function bindFlow(
  id: string,
  userId: string,
  sealedTokens: string | null,
): { code: string; statement: Statement } {
  const code = randomUUID();
  const sql = `update auth.flows set user_id = $2::uuid, auth_code_hash = $3, sealed_state = $4, code_issued_at = now()
               where id = $1::uuid and auth_code_hash is null returning id`;
  return { code, statement: { sql, params: [id, userId, hashCode(code), sealedTokens] } };
}

/**
 * Stores a fresh code in the newest flow of a user and kind (contract R-32), when an email's link is opened.
 * @returns the code, or null when there is no such flow
 */
export async function issueFlowCode(transaction: Transaction, userId: string, kind: FlowKind): Promise<string | null> {
  const code = randomUUID();
  const stamped = await transaction.query(
    `update auth.flows set auth_code_hash = $3, code_issued_at = now() where id = (
       select id from auth.flows where user_id = $1::uuid and kind = $2 and code_challenge is not null
       order by created_at desc limit 1)
     returning id`,
    [userId, kind, hashCode(code)],
  );
  return stamped.rows.length > 0 ? code : null;
}

/** A code is a random UUID: one round of a fast hash is enough. */
function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

const ExchangeRequest = z.object({ auth_code: bodyText, code_verifier: bodyText });
type ExchangeRequest = z.infer<typeof ExchangeRequest>;

/** POST /token?grant_type=pkce (contract 6.3, R-34 to R-37). */
export async function exchangeCode(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, ExchangeRequest);
  if (!request.auth_code || !request.code_verifier) {
    throw new AuthError('validation_failed', 'invalid request: both auth code and code verifier should be non-empty');
  }
  const device = getDevice(c, auth);
  // A refusal does not roll back: the request still counts towards its limit.
  const outcome = await transactAsAuth(auth, (transaction) => exchange(transaction, auth, request, device));
  if (outcome instanceof AuthError) throw outcome;
  const { session, sealedTokens } = outcome;
  const tokens = sealedTokens === null ? {} : flowTokens.parse(JSON.parse(unseal(auth.keys.sealingKey, sealedTokens)));
  return c.json({ ...(await presentSession(auth, session)), ...tokens });
}

const storedFlow = z.object({
  id: z.string(),
  kind: z.string(),
  provider: z.string().nullable(),
  user_id: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.string(),
  sealed_state: z.string().nullable(),
  age: z.coerce.number(),
});

const unknownFlow = () => new AuthError('flow_state_not_found', 'invalid flow state, no valid flow state found');

/** The row lock makes a second exchange wait and then find nothing. */
async function exchange(
  transaction: Transaction,
  auth: Auth,
  { auth_code: code, code_verifier: verifier }: ExchangeRequest,
  device: Device,
): Promise<{ session: UserSession; sealedTokens: string | null } | AuthError> {
  const limits = take(auth.settings, 'token', getLimitedIp(device));
  for (const { sql, params } of limits) await transaction.query(sql, params);
  const { rows } = await transaction.query(
    `select id, kind, provider, user_id, code_challenge, code_challenge_method, sealed_state, ${ageSql} as age
     from auth.flows where auth_code_hash = $1 and user_id is not null and code_challenge is not null for update`,
    [hashCode(code)],
  );
  if (rows[0] === undefined) return unknownFlow();
  const flow = storedFlow.parse(rows[0]);
  if (isExpired(flow.age, auth.settings))
    return new AuthError('flow_state_expired', 'invalid flow state, flow state has expired');
  if (!isRightVerifier({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier)) {
    return new AuthError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  const { id, statement } = openSession(flow.user_id, { method: flow.kind, ...namesOrganisation(flow) }, device);
  const statements = [{ sql: 'delete from auth.flows where id = $1::uuid', params: [flow.id] }, statement];
  for (const { sql, params } of statements) await transaction.query(sql, params);
  const { sql, params } = readSession(id);
  const session = parseUserSession((await transaction.query(sql, params)).rows[0]);
  return session === null ? unknownFlow() : { session, sealedTokens: flow.sealed_state };
}

/** Contract C4: an organisation's own sign-in is named with its id. */
function namesOrganisation({ kind, provider }: z.infer<typeof storedFlow>): { provider?: string } {
  return kind === 'sso/saml' && provider !== null ? { provider: provider.replace(/^sso:/, '') } : {};
}

/** a magic link may be opened long after it was requested, so its time starts on opening. */
const ageSql = `extract(epoch from now() - case kind when 'magiclink' then code_issued_at else created_at end)`;

function isExpired(age: number, { flowSeconds }: AuthSettings): boolean {
  return age >= flowSeconds;
}
