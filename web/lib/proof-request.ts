import { authState } from './auth-state.ts';
import { authTexts } from './auth-texts.ts';
import { storage } from './storage.ts';
import { createStore } from './store.ts';
import { getSupabase } from './supabase.ts';

/** What continues by itself when the person returns from proving who they are on a provider's page. */
export interface Pending {
  kind: 'connect' | 'enrol';
  /** The provider to connect; '' for the others. */
  provider: string;
}

interface Question {
  pending: Pending | null;
  answer(isProved: boolean): void;
}

/** The open question to the person, for the dialog that asks it. */
export const proofRequest = createStore<Question | null>(() => null);

function ask(pending: Pending | null): Promise<boolean> {
  proofRequest.get()?.answer(false);
  return new Promise((resolve) => {
    proofRequest.set({
      pending,
      answer(isProved) {
        proofRequest.set(null);
        resolve(isProved);
      },
    });
  });
}

/**
 * Does work that needs recent proof of who the person is. If the server asks for it, the person is asked, and `work` is
 * done again.
 * @param pending what continues if the proof leads away from this page
 */
export async function withProof<T>(work: () => Promise<T>, pending: Pending | null = null): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'reauthentication_needed')) throw error;
    const before = authState.get().session?.access_token;
    if (!(await ask(pending))) throw new Error(authTexts.notProved, { cause: error });
    if (before) await endReplaced(before);
    return work();
  }
}

/** Signing in again opens a new session; the one it replaces no longer belongs to a device. */
async function endReplaced(accessToken: string): Promise<void> {
  const current = authState.get().session?.access_token ?? '';
  if (readSessionId(accessToken) === readSessionId(current)) return;
  const { auth } = await getSupabase();
  // If this fails, the session stays in the list until it expires.
  await auth.admin.signOut(accessToken, 'local');
}

function readSessionId(token: string): unknown {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return Object(JSON.parse(atob(part))).session_id;
  } catch {
    return null;
  }
}

const PENDING_KEY = 'shortlist-pending';

/** Minutes after which unfinished work is not continued: the person has turned to something else. */
const PENDING_MINUTES = 10;

/** Remembers what continues when this person is back. */
export function keepPending(pending: Pending): void {
  const user = authState.get().user?.id;
  storage.write(PENDING_KEY, JSON.stringify({ ...pending, user, until: Date.now() + PENDING_MINUTES * 60_000 }));
}

/** What continues now: once, and only for the person who began it. */
export function takePending(kind: Pending['kind'], userId: string): Pending | null {
  const kept = readKept();
  if (kept?.kind !== kind) return null;
  storage.remove(PENDING_KEY);
  return kept.user === userId && kept.until > Date.now() ? { kind, provider: String(kept.provider) } : null;
}

function readKept(): { kind: unknown; provider: unknown; user: unknown; until: number } | null {
  try {
    return JSON.parse(storage.read(PENDING_KEY) ?? 'null');
  } catch {
    return null;
  }
}
