import { AdminArea } from '#web/features/admin/area/admin-area.tsx';
import { PersonPage } from '#web/features/admin/person/person-page.tsx';
import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';

export function Page() {
  return (
    <SignInFirst>
      <AdminArea>
        <PersonPage />
      </AdminArea>
    </SignInFirst>
  );
}
