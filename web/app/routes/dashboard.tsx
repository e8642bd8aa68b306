import { ProtectedPage } from '#web/features/auth/protected-page.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <DashboardPage />
    </ProtectedPage>
  );
}
