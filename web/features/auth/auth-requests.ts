import { connectAuth } from '#web/lib/auth-session.ts';
import { paths } from '#web/lib/paths.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { askForPassword } from './redeem-link.ts';

/** What a code from an email is for. */
export type CodePurpose = 'email' | 'recovery';

async function getAuth() {
  const client = await getSupabase();
  await connectAuth();
  return client.auth;
}

/** Sends the email with link and code for a new password. Without an account nothing is sent, and the answer is the same. */
export async function sendRecovery(email: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}${paths.resetPassword}` });
  if (error) throw error;
}

/** Sends the email with a link and code to sign in; the link leads to `from`. An address without an account is refused. */
export async function sendSignInCode(email: string, from: string): Promise<void> {
  const auth = await getAuth();
  const options = { shouldCreateUser: false, emailRedirectTo: `${location.origin}${from}` };
  const { error } = await auth.signInWithOtp({ email, options });
  if (error) throw error;
}

/** Resends the email that confirms a new account's address; its link leads to `from`. */
export async function resendConfirmation(email: string, from: string): Promise<void> {
  const auth = await getAuth();
  const options = { emailRedirectTo: `${location.origin}${from}` };
  const { error } = await auth.resend({ type: 'signup', email, options });
  if (error) throw error;
}

/** Signs in with the code from an email. */
export async function verifyCode(email: string, token: string, purpose: CodePurpose): Promise<void> {
  const auth = await getAuth();
  const { data, error } = await auth.verifyOtp({ email, token, type: purpose });
  if (error) throw error;
  if (data.session) askForPassword(data.session);
}

/** @param nonce the code from an email, when the server asked for one */
export async function setPassword(password: string, nonce?: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.updateUser({ password, ...(nonce ? { nonce } : {}) });
  if (error) throw error;
}

/** Goes to the provider's page, which leads back to `from`. */
export async function signInWithProvider(provider: string, from: string): Promise<void> {
  const auth = await getAuth();
  // The server chooses the names, and the client's types do not list all of them.
  const named = provider as Parameters<typeof auth.signInWithOAuth>[0]['provider'];
  const { error } = await auth.signInWithOAuth({
    provider: named,
    options: { redirectTo: `${location.origin}${from}` },
  });
  if (error) throw error;
}

/** Signs in again to the account that is already signed in. */
export async function proveByPassword(email: string, password: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** The same through the organisation's page, which leads back to the account. */
export async function proveByOrganisation(providerId: string): Promise<void> {
  const auth = await getAuth();
  const options = { redirectTo: `${location.origin}${paths.account}` };
  const { data, error } = await auth.signInWithSSO({ providerId, options });
  if (error) throw error;
  location.assign(data.url);
}

/** Goes to the sign-in page of the organisation that the address belongs to. */
export async function signInWithOrganisation(email: string, from: string): Promise<void> {
  const auth = await getAuth();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const { data, error } = await auth.signInWithSSO({ domain, options: { redirectTo: `${location.origin}${from}` } });
  if (error) throw error;
  location.assign(data.url);
}

/** Starts the second step; a phone factor is sent a text message with the code. @returns the challenge's id */
export async function challengeFactor(factorId: string): Promise<string> {
  const auth = await getAuth();
  const { data, error } = await auth.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

/** Answers the challenge with the code from the app or the text message. */
export async function answerChallenge(factorId: string, challengeId: string, code: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.mfa.verify({ factorId, challengeId, code });
  if (error) throw error;
}
