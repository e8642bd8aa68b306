import { useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';

/** Ends the session and goes home. */
export function useLeave(): () => Promise<void> {
  const { logout } = useAuth();
  const navigate = useNavigate();
  return async () => {
    // First, so that a protected page does not ask to sign in on the way out.
    await navigate(paths.home);
    await logout();
  };
}
