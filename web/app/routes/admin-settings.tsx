import { AdminArea } from '#web/features/admin/area/admin-area.tsx';
import { SettingsPage } from '#web/features/admin/settings/settings-page.tsx';
import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';

export function Page() {
  return (
    <SignInFirst>
      <AdminArea>
        <SettingsPage />
      </AdminArea>
    </SignInFirst>
  );
}
