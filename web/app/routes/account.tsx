import { AccountPage } from '#web/features/account/account-page.tsx';
import { ProofDialog } from '#web/features/auth/proof-dialog.tsx';
import { ProtectedPage } from '#web/features/auth/protected-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <AccountPage />
      <ProofDialog />
    </ProtectedPage>
  );
}
