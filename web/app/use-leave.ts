import { useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';

/** Ends the session and goes home. */
export function useLeave(): () => Promise<void> {
  const { logout } = useAuth();
  const navigate = useNavigate();
  return async () => {
    await logout();
    await navigate(paths.home);
  };
}
