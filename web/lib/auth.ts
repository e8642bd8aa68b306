import { useSyncExternalStore } from 'react';
import { closeAuthDialog, login, logout, openAuthDialog, register, updateProfile } from './auth-actions.ts';
import { authState } from './auth-state.ts';

const actions = { login, register, logout, updateProfile, openAuthDialog, closeAuthDialog } as const;

/** Who is signed in, and what can be done about it. */
export function useAuth() {
  const state = useSyncExternalStore(authState.subscribe, authState.get);
  return {
    ...state,
    isAuthenticated: state.session !== null,
    isAdmin: state.roles.includes('admin'),
    ...actions,
  };
}
