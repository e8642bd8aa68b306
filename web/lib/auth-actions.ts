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
  /** If missing, the name is the part of the email address before the at sign. */
  name?: string | undefined;
}

interface Telling {
  /** Called with what the form says of a failure, in other words than the toast. */
  onFailure?: ((message: string) => void) | undefined;
}

/** Where the link in the confirmation email leads. */
interface RegisterOptions extends Telling {
  from?: string | undefined;
}

interface LoginOptions extends Telling {
  /** Called when the password is not accepted for now but a code by email is. */
  onCodeNeeded?: (() => void) | undefined;
}

/** Signs in and shows the outcome in a toast. @returns whether it worked */
export function login(
  { email, password }: LoginPayload,
  { onCodeNeeded, onFailure }: LoginOptions = {},
): Promise<boolean> {
  return tellFailure({ ...authTexts.loginFailed, onFailure }, async () => {
    const client = await getSupabase();
    await connectAuth();
    const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
    if (isCodeNeeded(error)) onCodeNeeded?.();
    if (error) throw error;
    toast(authTexts.login);
  });
}

/** How a registration ended: the person is signed in, the email address needs confirmation, or it failed. */
export type Registration = 'signedIn' | 'confirm' | 'failed';

/** Creates an account and shows success or failure in a toast. */
export async function register(
  { email, password, name }: RegisterPayload,
  { from = paths.dashboard, onFailure }: RegisterOptions = {},
): Promise<Registration> {
  let isSignedIn = false;
  const isDone = await tellFailure({ ...authTexts.registrationFailed, onFailure }, async () => {
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
 * Ends this browser's session in all its tabs and forgets what it stores about the person, including the draft: the next
 * person at this machine finds nothing. A failure is only shown; the client drops the session before it asks the server.
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

/** Changes the profile and merges the change here. Shows the outcome in a toast, and throws if it failed. */
export async function updateProfile(change: Partial<Pick<Profile, 'name'>>): Promise<void> {
  try {
    const { user } = authState.get();
    if (!user) throw new Error(authTexts.notAuthenticated);
    // Loaded with the client, only for people who are signed in.
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

async function tellFailure(texts: FailureTexts & Telling, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    const failure = describeFailure(texts, error);
    toast(failure);
    texts.onFailure?.(describeInForm(error));
    return false;
  }
}

function describeFailure({ title, fallback }: FailureTexts, error: unknown) {
  return { title, description: describeAuthError(error) || fallback, variant: 'destructive' } as const;
}

function describeInForm(error: unknown): string {
  const { other, noAnswer, ...byCode } = authTexts.inForm;
  if (error instanceof Error && 'status' in error && error.status === 0) return noAnswer;
  return Object.entries(byCode).find(([code]) => hasCode(error, code))?.[1] ?? other;
}

/** Whether there were too many wrong passwords, so that a code by email is required instead. */
const isCodeNeeded = (error: unknown): boolean => hasCode(error, 'one_time_code_needed');

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What went wrong with a request, worded for the person; '' when nothing is known. */
export function describeAuthError(error: unknown): string {
  // The client wraps failures of requests, so a bare TypeError means that its own download failed.
  if (error instanceof TypeError) return texts.missingPart.description;
  if (!(error instanceof Error)) return '';
  if (isCodeNeeded(error)) return authTexts.codeNeeded;
  // The protocol's own message says neither why nor what to do.
  if (hasCode(error, 'over_request_rate_limit')) return authTexts.tooMany;
  // No answer at all, or one without a message, which the client reports as '{}'.
  if ('status' in error && error.status === 0) return texts.unreachable;
  const words = error.message === '{}' ? '' : error.message;
  // The server's own messages are English, and say more than the code.
  return language === 'en' && words !== '' ? words : (textOf(error) ?? words);
}

function textOf(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined;
  return Object.entries(authTexts.failures).find(([name]) => name === code)?.[1];
}
