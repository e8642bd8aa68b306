import { randomUUID } from 'node:crypto';
import * as openid from 'openid-client';
import * as z from 'zod';
import type { Statement } from '#database/database.ts';
import type { Auth } from './auth-context.ts';
import { runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { type FlowKind, insertFlow } from './flows.ts';
import type { PkceParameters } from './pkce.ts';
import type { ExternalPerson } from './providers/provider.ts';
import { seal, unseal } from './seal.ts';

/** A sign-in that leaves for another page and comes back to ours. */
interface Departure {
  kind: FlowKind;
  provider: string;
  redirectTo: string;
  pkce: PkceParameters | null;
  linkingUserId: string | null;
  /** Hash of the secret of the browser that leaves. */
  browser: string;
}

const HeldPerson = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  data: z.record(z.string(), z.unknown()),
});

/** What the answer is checked against; nobody but us may know or change it. */
const Secrets = z.object({
  nonce: z.string(),
  verifier: z.string(),
  /** The person an answer named, until the browser of the flow comes for it. */
  person: HeldPerson.optional(),
});
export type FlowSecrets = z.infer<typeof Secrets>;

/**
 * Stores a flow (contract R-31) and returns its id, which travels as `state`, with fresh secrets.
 * @param limits statements that refuse the request when a limit is used up
 */
export async function startFlow(
  auth: Auth,
  departure: Departure,
  limits: readonly Statement[] = [],
): Promise<{ id: string; secrets: FlowSecrets }> {
  const id = randomUUID();
  const secrets = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
  const { kind, provider, redirectTo, pkce, linkingUserId, browser } = departure;
  const sealedState = seal(auth.keys.sealingKey, JSON.stringify(secrets));
  const linking = linkingUserId === null ? {} : { linkingUserId };
  const flow = { id, kind, provider, redirectTo, pkce, sealedState, browser, ...linking };
  await runAsAuth(auth, [...limits, insertFlow(flow)]);
  return { id, secrets };
}

const Stored = z.object({
  id: z.string(),
  provider: z.string(),
  redirect_to: z.string(),
  code_challenge: z.string().nullable(),
  code_challenge_method: z.string().nullable(),
  linking_user_id: z.string().nullable(),
  sealed_state: z.string().nullable(),
  age: z.coerce.number(),
});

/** A flow that has come back. */
export interface ReturnedFlow {
  id: string;
  provider: string;
  redirectTo: string;
  linkingUserId: string | null;
  /** What a code is exchanged with; null where the client gets its tokens in the fragment. */
  pkce: PkceParameters | null;
  /** Null when it came back before, or too late. */
  secrets: FlowSecrets | null;
  refusal: AuthError | null;
}

/** Who brings a flow back: a browser, by the hash of its secret (null when it has none); or anybody, to have the answer kept. */
type Bringer = { browser: string | null } | 'anybody';

/**
 * Takes the flow that `state` names: of two answers with one state, the second finds it used (contract R-62). Null for a
 * state that is not ours, or is another browser's: that flow is left as it is.
 */
export async function takeFlow(auth: Auth, state: string, kind: FlowKind, by: Bringer): Promise<ReturnedFlow | null> {
  if (!z.uuid().safeParse(state).success) return null;
  const [taken] = await runAsAuth(auth, [
    {
      sql: `with flow as (select * from auth.flows where id = $1::uuid and kind = $2
                and ($3::boolean or browser_hash = $4) for update),
              used as (update auth.flows set sealed_state = null
                       where id = (select id from flow where auth_code_hash is null))
            select id, provider, redirect_to, code_challenge, code_challenge_method, linking_user_id,
              case when auth_code_hash is null then sealed_state end as sealed_state,
              extract(epoch from now() - created_at) as age from flow`,
      params: [state, kind, by === 'anybody', by === 'anybody' ? null : by.browser],
    },
  ]);
  if (taken?.rows[0] === undefined) return null;
  const stored = Stored.parse(taken.rows[0]);
  const { sealed_state: sealed, code_challenge: challenge, code_challenge_method: method } = stored;
  const refusal = getRefusal(sealed, stored.age >= auth.settings.flowSeconds);
  return {
    id: stored.id,
    provider: stored.provider,
    redirectTo: stored.redirect_to,
    linkingUserId: stored.linking_user_id,
    pkce: challenge === null || method === null ? null : { challenge, method },
    secrets: sealed === null || refusal ? null : Secrets.parse(JSON.parse(unseal(auth.keys.sealingKey, sealed))),
    refusal,
  };
}

function getRefusal(sealed: string | null, isLate: boolean): AuthError | null {
  if (sealed === null)
    return new AuthError('flow_state_already_used', 'This sign-in was already used. Start it again.');
  return isLate ? new AuthError('bad_oauth_state', 'OAuth state has expired. Start the sign-in again.') : null;
}

/**
 * Keeps the person an answer named until the browser of the flow comes for it. A form posted from another site brings no
 * cookie, so the browser is sent here once more.
 */
export async function holdPerson(auth: Auth, { id, secrets }: ReturnedFlow, person: ExternalPerson): Promise<void> {
  const sealedState = seal(auth.keys.sealingKey, JSON.stringify({ ...secrets, person }));
  await runAsAuth(auth, [
    { sql: 'update auth.flows set sealed_state = $2 where id = $1::uuid', params: [id, sealedState] },
  ]);
}

/** The statement that forgets a flow whose client has its tokens already. */
export function endFlow(id: string): Statement {
  return { sql: 'delete from auth.flows where id = $1::uuid', params: [id] };
}
