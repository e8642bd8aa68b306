import { ResetPasswordPage } from '#web/features/auth/reset-password-page.tsx';

export function Page() {
  return <ResetPasswordPage />;
}
