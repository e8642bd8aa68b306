import { Navigate, useLocation } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { originOf, paths } from '#web/lib/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { RegisterForm } from './register-form.tsx';
import { texts } from './texts.ts';

/** Signed-in people go back to where they came from, else to the dashboard. */
export function RegisterPage() {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={originOf(state)} replace />;
  const { title, heading, other, otherLink } = texts.registerPage;
  return (
    <AuthCard title={title} heading={heading} other={{ question: other, link: otherLink, to: paths.login }}>
      <RegisterForm />
    </AuthCard>
  );
}
