import { ProtectedPage } from '#web/features/auth/protected-page.tsx';
import { SuccessPage } from '#web/features/pricing/success-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <SuccessPage />
    </ProtectedPage>
  );
}
