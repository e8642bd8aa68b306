import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#web/lib/paths.ts';

/** Each page is downloaded when it is first opened. */
function page(load: () => Promise<{ Page: ComponentType }>): ReactNode {
  const Page = lazy(() => load().then((module) => ({ default: module.Page })));
  return <Page />;
}

const pages: readonly (readonly [path: string, element: ReactNode])[] = [
  [paths.home, page(() => import('./routes/home.tsx'))],
  [paths.login, page(() => import('./routes/login.tsx'))],
  [paths.register, page(() => import('./routes/register.tsx'))],
  [paths.forgotPassword, page(() => import('./routes/forgot-password.tsx'))],
  [paths.resetPassword, page(() => import('./routes/reset-password.tsx'))],
  [paths.account, page(() => import('./routes/account.tsx'))],
  [paths.analyze, <Navigate key="analyze" to={paths.analyzer} replace />],
  [paths.analyzer, page(() => import('./routes/resume-analyzer.tsx'))],
  [paths.dashboard, page(() => import('./routes/dashboard.tsx'))],
  [paths.subscription, page(() => import('./routes/subscription.tsx'))],
  [paths.subscriptionSuccess, page(() => import('./routes/subscription-success.tsx'))],
  [paths.subscriptionCancel, page(() => import('./routes/subscription-cancel.tsx'))],
  [paths.admin, page(() => import('./routes/admin.tsx'))],
  [paths.adminUsers, page(() => import('./routes/admin-users.tsx'))],
  [paths.adminUser, page(() => import('./routes/admin-user.tsx'))],
  [paths.adminResumes, page(() => import('./routes/admin-resumes.tsx'))],
  [paths.adminSettings, page(() => import('./routes/admin-settings.tsx'))],
  [paths.adminAuditLogs, page(() => import('./routes/admin-audit-logs.tsx'))],
  [paths.adminLogs, page(() => import('./routes/admin-audit-logs.tsx'))],
  [paths.aboutData, page(() => import('./routes/about-data.tsx'))],
  ['*', page(() => import('./routes/not-found.tsx'))],
];

/** The route table of the specification (section 2). */
export function Pages() {
  return (
    <Routes>
      {pages.map(([path, element]) => (
        <Route key={path} path={path} element={element} />
      ))}
    </Routes>
  );
}
