import { AdminArea } from '#web/features/admin/area/admin-area.tsx';
import { ResumesPage } from '#web/features/admin/resumes/resumes-page.tsx';
import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';

export function Page() {
  return (
    <SignInFirst>
      <AdminArea>
        <ResumesPage />
      </AdminArea>
    </SignInFirst>
  );
}
