import { Secret, TOTP } from 'otpauth';
import { type AuthBench, password, readJson } from './describe-auth.ts';

/** Milliseconds for which an app shows one code. */
export const STEP = 30_000;

/** What an app shows now, or a step later: each code works once, so the next request uses the next one. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP });

interface FactorAnswer {
  id: string;
  type: string;
  friendly_name: string;
  expires_at: number;
  code: string;
  totp: { secret: string; uri: string; qr_code: string };
}

export const read = async (answer: Response): Promise<FactorAnswer> => JSON.parse(await answer.text());
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Enrols a factor; returns the answer with its status. */
export async function enrol({ post }: AuthBench, token: string, body: Record<string, unknown> = {}) {
  const answer = await post('/factors', { factor_type: 'totp', ...body }, bearer(token));
  return { status: answer.status, ...(await read(answer)) };
}

/** Requests a challenge for the factor. */
export async function challengeOf({ post }: AuthBench, token: string, factorId: string) {
  return read(await post(`/factors/${factorId}/challenge`, {}, bearer(token)));
}

/** Answers a challenge. */
export function answer({ post }: AuthBench, token: string, factorId: string, challengeId: string, code: string) {
  return post(`/factors/${factorId}/verify`, { challenge_id: challengeId, code }, bearer(token));
}

/** Enrols and verifies a factor: the person's session is then aal2. */
export async function secure(bench: AuthBench, token: string, name = '') {
  const { id, totp } = await enrol(bench, token, { friendly_name: name });
  const { id: challengeId } = await challengeOf(bench, token, id);
  const verified = await readJson(await answer(bench, token, id, challengeId, codeOf(totp.secret)));
  return { id, secret: totp.secret, accessToken: verified.access_token, refreshToken: verified.refresh_token };
}

/** Signs in with the bench's password. */
export async function signIn({ post }: AuthBench, email: string) {
  return readJson(await post('/token?grant_type=password', { email, password }));
}
