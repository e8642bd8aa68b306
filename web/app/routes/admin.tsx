import { AdminArea } from '#web/features/admin/area/admin-area.tsx';
import { OverviewPage } from '#web/features/admin/overview/overview-page.tsx';
import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';

export function Page() {
  return (
    <SignInFirst>
      <AdminArea>
        <OverviewPage />
      </AdminArea>
    </SignInFirst>
  );
}
