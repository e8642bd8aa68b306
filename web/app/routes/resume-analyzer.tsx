import { AnalyzerPage } from '#web/features/analyzer/analyzer-page.tsx';
import { ProtectedPage } from '#web/features/auth/protected-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <AnalyzerPage />
    </ProtectedPage>
  );
}
