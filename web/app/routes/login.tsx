import { LoginPage } from '#web/features/auth/login-page.tsx';

export function Page() {
  return <LoginPage />;
}
