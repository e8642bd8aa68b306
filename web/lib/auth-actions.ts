import { texts } from '#web/ui/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { connectAuth } from './auth-session.ts';
import { authState, type Profile } from './auth-state.ts';
import { authTexts } from './auth-texts.ts';
import { clearDraft } from './draft.ts';
import { language } from './language.ts';
import { paths } from './paths.ts';
import { getSupabase } from './supabase.ts';

export interface LoginPayload {
  email: string;
  password: string;
}

export interface RegisterPayload extends LoginPayload {
  /** Without it the name is the part of the email before the at sign. */
  name?: string | undefined;
}

/** Where the link of the confirmation's email leads. */
interface RegisterOptions {
  from?: string | undefined;
}

interface LoginOptions {
  /** Called when the password does not open the account for now, and a code by email does. */
  onCodeNeeded?: (() => void) | undefined;
}

/** Signs in and tells the outcome in a toast. @returns whether it worked */
export function login({ email, password }: LoginPayload, { onCodeNeeded }: LoginOptions = {}): Promise<boolean> {
  return tellFailure(authTexts.loginFailed, async () => {
    const client = await getSupabase();
    await connectAuth();
    const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
    if (isCodeNeeded(error)) onCodeNeeded?.();
    if (error) throw error;
    toast(authTexts.login);
  });
}

/** How a registration ended: somebody is signed in, the address waits for its confirmation, or it failed. */
export type Registration = 'signedIn' | 'confirm' | 'failed';

/** Creates an account and tells a success or a failure in a toast. */
export async function register(
  { email, password, name }: RegisterPayload,
  { from = paths.dashboard }: RegisterOptions = {},
): Promise<Registration> {
  let isSignedIn = false;
  const isDone = await tellFailure(authTexts.registrationFailed, async () => {
    const client = await getSupabase();
    await connectAuth();
    const address = email.trim();
    const data = { name: name?.trim() || address.replace(/@[^@]*$/, '') };
    const options = { data, emailRedirectTo: `${location.origin}${from}` };
    const answer = await client.auth.signUp({ email: address, password, options });
    if (answer.error) throw answer.error;
    isSignedIn = answer.data.session !== null;
    if (isSignedIn) toast(authTexts.registered);
  });
  if (!isDone) return 'failed';
  return isSignedIn ? 'signedIn' : 'confirm';
}

/**
 * Ends the session of this browser, in all its tabs, and forgets what it holds of the person, the draft too: the next
 * one at this machine finds nothing. A failure is only shown; the client drops the session before it asks the server.
 */
export async function logout(): Promise<void> {
  authState.change({ isLoggingOut: true });
  await tellFailure(authTexts.logoutFailed, async () => {
    const client = await getSupabase();
    const { error } = await client.auth.signOut({ scope: 'local' });
    if (error) throw error;
    toast(authTexts.loggedOut);
  });
  clearDraft();
  authState.change({ isLoggingOut: false });
}

/** Changes the profile and merges it here. Tells the outcome in a toast, and throws when it failed. */
export async function updateProfile(change: Partial<Pick<Profile, 'name'>>): Promise<void> {
  try {
    const { user } = authState.get();
    if (!user) throw new Error(authTexts.notAuthenticated);
    // Loaded with the client, for those who are signed in.
    const { storeProfile } = await import('./fetch-person.ts');
    await storeProfile(user.id, change);
    const { profile } = authState.get();
    if (profile) authState.change({ profile: { ...profile, ...change } });
    toast(authTexts.profileUpdated);
  } catch (error) {
    toast(describeFailure(authTexts.profileFailed, error));
    throw error;
  }
}

interface FailureTexts {
  title: string;
  fallback: string;
}

async function tellFailure(texts: FailureTexts, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    toast(describeFailure(texts, error));
    return false;
  }
}

function describeFailure({ title, fallback }: FailureTexts, error: unknown) {
  return { title, description: describeAuthError(error) || fallback, variant: 'destructive' } as const;
}

/** Whether so many wrong passwords were tried that a code by email is asked for instead. */
const isCodeNeeded = (error: unknown): boolean => hasCode(error, 'one_time_code_needed');

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What went wrong with a request, in words for the person; '' when nothing is known. */
export function describeAuthError(error: unknown): string {
  // The client wraps what goes wrong with requests: a bare TypeError is its own download that failed.
  if (error instanceof TypeError) return texts.missingPart.description;
  if (!(error instanceof Error)) return '';
  if (isCodeNeeded(error)) return authTexts.codeNeeded;
  // The protocol's own words for it say neither why nor what to do.
  if (hasCode(error, 'over_request_rate_limit')) return authTexts.tooMany;
  // No answer at all; and one without words, which the client reports as '{}'.
  if ('status' in error && error.status === 0) return texts.unreachable;
  const words = error.message === '{}' ? '' : error.message;
  // The server's own words are English, and say more than the code.
  return language === 'en' && words !== '' ? words : (textOf(error) ?? words);
}

function textOf(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined;
  return Object.entries(authTexts.failures).find(([name]) => name === code)?.[1];
}
