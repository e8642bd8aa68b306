import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';

/** Leads a person who followed a password reset email to the page that sets a new password, wherever the link led. */
export function useRecovery(): void {
  const { isRecovering } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (isRecovering) void navigate(paths.resetPassword, { replace: true });
  }, [isRecovering, navigate]);
}
