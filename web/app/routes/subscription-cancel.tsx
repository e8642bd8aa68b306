import { ProtectedPage } from '#web/features/auth/protected-page.tsx';
import { CancelPage } from '#web/features/pricing/cancel-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <CancelPage />
    </ProtectedPage>
  );
}
