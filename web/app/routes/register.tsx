import { RegisterPage } from '#web/features/auth/register-page.tsx';

export function Page() {
  return <RegisterPage />;
}
