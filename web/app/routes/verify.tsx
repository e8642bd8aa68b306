import { LinkPage } from '#web/features/auth/link-page.tsx';

export function Page() {
  return <LinkPage />;
}
