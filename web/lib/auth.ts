import { useSyncExternalStore } from 'react';
import { texts } from '#web/ui/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { type AuthTab, authState } from './auth-state.ts';

type Actions = typeof import('./auth-actions.ts');

/** The code that signs in and out is downloaded when the page is first touched, or when it is needed. */
export const loadAuthActions = (): Promise<Actions> => import('./auth-actions.ts');

/** Runs one of the actions; if they cannot be downloaded, says so and returns `missed`. */
async function run<Result>(missed: Result, act: (actions: Actions) => Promise<Result>): Promise<Result> {
  const actions = await loadAuthActions().catch(() => null);
  if (actions) return act(actions);
  toast({ ...texts.missingPart, variant: 'destructive' });
  return missed;
}

const actions = {
  login: (...given: Parameters<Actions['login']>) => run(false, ({ login }) => login(...given)),
  register: (...given: Parameters<Actions['register']>) =>
    run<Awaited<ReturnType<Actions['register']>>>('failed', ({ register }) => register(...given)),
  logout: () => run(undefined, ({ logout }) => logout()),
  updateProfile: async (...given: Parameters<Actions['updateProfile']>) =>
    (await loadAuthActions()).updateProfile(...given),
  openAuthDialog: (tab: AuthTab = 'login', next: string | null = null) =>
    authState.change({ dialog: tab, dialogNext: next }),
  closeAuthDialog: () => authState.change({ dialog: null }),
} as const;

/** Who is signed in, and the actions that change it. */
export function useAuth() {
  const state = useSyncExternalStore(authState.subscribe, authState.get);
  return {
    ...state,
    isAuthenticated: state.session !== null,
    isAdmin: state.roles.includes('admin'),
    ...actions,
  };
}
