import type { Session, User } from '@supabase/auth-js';
import { authState, signedOut } from '#web/lib/auth-state.ts';

export const personId = '00000000-0000-4000-8000-000000000001';

/** Signs a person in as far as the page knows, as the auth client would. */
export function signInForTest(): void {
  const user: User = {
    id: personId,
    email: 'robin@example.test',
    app_metadata: {},
    user_metadata: {},
    aud: 'authenticated',
    created_at: '2025-01-01T00:00:00Z',
  };
  const session: Session = {
    access_token: 'access',
    refresh_token: 'refresh',
    expires_in: 3600,
    token_type: 'bearer',
    user,
  };
  authState.change({ user, session, isLoading: false, roles: ['user'], areRolesKnown: true });
}

export function signOutForTest(): void {
  authState.change({ ...signedOut, isLoading: false, dialog: null });
}
