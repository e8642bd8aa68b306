import { ForgotPasswordPage } from '#web/features/auth/forgot-password-page.tsx';

export function Page() {
  return <ForgotPasswordPage />;
}
