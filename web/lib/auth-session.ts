import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { authState, signedOut } from './auth-state.ts';
import { noticeForgottenDraft, setDraftOwner } from './draft.ts';
import { setFilesOwner } from './dropped-files.ts';
import { logError } from './log-error.ts';
import { queryClient } from './query-client.ts';
import { storage } from './storage.ts';
import { getSupabase, isSessionEnded, SESSION_KEY } from './supabase.ts';

let started: Promise<void> | undefined;

/**
 * Finds out who is signed in. Without a stored session, and without a code in the URL (of a provider's page), nothing
 * is loaded: the person is a visitor until they sign in, here or in another tab.
 */
export function startAuth(): void {
  addEventListener('storage', noticeSignIn);
  // Signing out in another tab leaves nothing in this one.
  addEventListener('storage', noticeForgottenDraft);
  if (storage.read(SESSION_KEY) === null && !hasCodeInUrl()) {
    authState.change({ isLoading: false });
    return;
  }
  const stored = hasCodeInUrl() ? null : readGoodSession();
  if (stored) applySession('INITIAL_SESSION', stored);
  void connectAuth();
}

/** The client refreshes a session that ends sooner than this, in milliseconds. */
const REFRESH_MARGIN_MS = 90_000;

/** The stored session if it needs no refresh: the page can then show while the client is still loading. */
function readGoodSession(): Session | null {
  try {
    const session: Session | null = JSON.parse(storage.read(SESSION_KEY) ?? 'null');
    const isGood = Number(session?.expires_at) * 1000 > Date.now() + REFRESH_MARGIN_MS;
    return isGood && session?.access_token && session.user?.id ? session : null;
  } catch {
    return null;
  }
}

/** Stops watching other tabs; for tests. */
export function stopAuth(): void {
  removeEventListener('storage', noticeSignIn);
  removeEventListener('storage', noticeForgottenDraft);
}

function noticeSignIn(event: StorageEvent): void {
  if (event.key === SESSION_KEY && event.newValue !== null) void connectAuth();
}

/** A sign-in through another page comes back with a code, which the client exchanges and removes from the URL. */
export function hasCodeInUrl(): boolean {
  return new URLSearchParams(location.search).has('code');
}

/** Loads the client, once, and follows its session from then on. Never throws. */
export function connectAuth(): Promise<void> {
  started ??= followSession().catch((error) => {
    started = undefined;
    logError('The sign-in client could not be loaded', error);
    authState.change({ isLoading: false });
  });
  return started;
}

async function followSession(): Promise<void> {
  const client = await getSupabase();
  client.auth.onAuthStateChange(applySession);
  // By then it is known whether a code in the URL was valid.
  await client.auth.initialize();
}

/** The client waits for this function, so nothing in it may wait for the client: the fetches run on their own. */
function applySession(event: AuthChangeEvent, session: Session | null): void {
  const before = authState.get().user;
  setDraftOwner(session?.user.id ?? null);
  setFilesOwner(session?.user.id ?? null);
  if (!session) {
    if (before) queryClient.clear();
    authState.change({ ...signedOut, isLoading: false });
    return;
  }
  const { user } = session;
  const needsSecondFactor = lacksSecondFactor(session);
  if (event === 'PASSWORD_RECOVERY') authState.change({ isRecovering: true });
  const isSamePerson = before?.id === user.id && authState.get().needsSecondFactor === needsSecondFactor;
  // Cached data belongs to the person who fetched it.
  if (before && !isSamePerson) queryClient.clear();
  authState.change(
    isSamePerson
      ? { session, user, isLoading: false }
      : {
          session,
          user,
          needsSecondFactor,
          profile: null,
          roles: [],
          areRolesKnown: false,
          isLoading: false,
          dialog: null,
        },
  );
  if (!needsSecondFactor && (!isSamePerson || event === 'USER_UPDATED')) void fetchPerson(user.id);
}

/** Whether the person has a second factor and the session was opened without it. */
function lacksSecondFactor({ access_token: token, user }: Session): boolean {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false;
  return readClaims(token).aal !== 'aal2';
}

function readClaims(token: string): Record<string, unknown> {
  const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  try {
    return Object(JSON.parse(atob(part)));
  } catch {
    return {};
  }
}

/** A failed fetch is only logged (product rule 8.2). */
async function fetchPerson(userId: string): Promise<void> {
  // Loaded only for people who are signed in: it includes the schema library.
  const { fetchProfile, fetchRoles } = await import('./fetch-person.ts');
  const [profile, roles] = await Promise.all([
    fetchProfile(userId).catch((error) => {
      logFailure('The profile could not be loaded', error);
      return null;
    }),
    fetchRoles(userId).catch((error) => {
      logFailure('The roles could not be loaded', error);
      return [];
    }),
  ]);
  if (authState.get().user?.id === userId) authState.change({ profile, roles, areRolesKnown: true });
}

/** A session that ended on another device is not a failure: the client notices and signs the person out. */
function logFailure(what: string, error: unknown): void {
  if (!isSessionEnded(error)) logError(what, error);
}
