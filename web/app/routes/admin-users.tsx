import { AdminArea } from '#web/features/admin/area/admin-area.tsx';
import { UsersPage } from '#web/features/admin/users/users-page.tsx';
import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';

export function Page() {
  return (
    <SignInFirst>
      <AdminArea>
        <UsersPage />
      </AdminArea>
    </SignInFirst>
  );
}
