import type { Session, User } from '@supabase/auth-js';
import { createStore } from './store.ts';

/** A row of `profiles`. */
export interface Profile {
  id: string;
  email: string;
  name: string | null;
  created_at: string;
}

export type AuthTab = 'login' | 'register';

export interface AuthState {
  /** True until it is known whether anyone is signed in. */
  isLoading: boolean;
  session: Session | null;
  user: User | null;
  /** Null until it is fetched, and if that failed. */
  profile: Profile | null;
  /** Names of the person's roles; empty until they are fetched, and if that failed. */
  roles: readonly string[];
  /** The roles were fetched, or that failed. */
  areRolesKnown: boolean;
  /** A second factor is set up but was not given yet: the session sees none of the person's data. */
  needsSecondFactor: boolean;
  /** The person has to set a password: after a password reset email, or because the account has none yet. */
  isRecovering: boolean;
  /** The reason, if the person did not ask for it. */
  passwordReason: 'notBegunHere' | 'invited' | null;
  /** True while the person is signing out: no page then asks them to sign in. */
  isLoggingOut: boolean;
  /** The open tab of the auth dialog. */
  dialog: AuthTab | null;
  /** Where signing in through the dialog leads; null for the page it was opened on. */
  dialogNext: string | null;
}

export const signedOut = {
  session: null,
  user: null,
  profile: null,
  roles: [],
  areRolesKnown: false,
  needsSecondFactor: false,
  isRecovering: false,
  passwordReason: null,
} as const;

const state = createStore<AuthState>(() => ({
  ...signedOut,
  isLoading: true,
  isLoggingOut: false,
  dialog: null,
  dialogNext: null,
}));

/** Who is signed in, for the whole page. React reads it through `useAuth`. */
export const authState = {
  get: state.get,
  subscribe: state.subscribe,
  change(change: Partial<AuthState>): void {
    state.set({ ...state.get(), ...change });
  },
} as const;
