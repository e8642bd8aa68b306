import { AccountPage } from '#web/features/account/account-page.tsx';
import { ProtectedPage } from '#web/features/auth/protected-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <AccountPage />
    </ProtectedPage>
  );
}
