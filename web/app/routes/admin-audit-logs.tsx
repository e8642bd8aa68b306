import { AdminArea } from '#web/features/admin/area/admin-area.tsx';
import { LogsPage } from '#web/features/admin/logs/logs-page.tsx';
import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';

export function Page() {
  return (
    <SignInFirst>
      <AdminArea>
        <LogsPage />
      </AdminArea>
    </SignInFirst>
  );
}
