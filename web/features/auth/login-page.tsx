import { Navigate, useLocation } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { originOf, paths } from '#web/lib/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { LoginForm } from './login-form.tsx';
import { texts } from './texts.ts';

/** Signed-in people go back to where they came from, else to the dashboard. */
export function LoginPage() {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={originOf(state)} replace />;
  const { title, heading, other, otherLink } = texts.loginPage;
  return (
    <AuthCard title={title} heading={heading} other={{ question: other, link: otherLink, to: paths.register }}>
      <LoginForm />
    </AuthCard>
  );
}
