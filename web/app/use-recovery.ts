import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';

/** Who came by the email for a new password is led to the page that sets one, wherever its link led. */
export function useRecovery(): void {
  const { isRecovering } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (isRecovering) void navigate(paths.resetPassword, { replace: true });
  }, [isRecovering, navigate]);
}
