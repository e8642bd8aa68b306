import { ProtectedPage } from '#web/features/auth/protected-page.tsx';
import { LibraryPage } from '#web/features/library/library-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <LibraryPage />
    </ProtectedPage>
  );
}
