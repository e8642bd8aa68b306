import { matchPath, Navigate, Route, Routes } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { type DownloadedPage, downloadedPage as page } from './downloaded-page.tsx';

const pages: readonly (readonly [path: string, page: DownloadedPage])[] = [
  [paths.home, page(() => import('./routes/home.tsx'))],
  [paths.login, page(() => import('./routes/login.tsx'))],
  [paths.register, page(() => import('./routes/register.tsx'))],
  [paths.forgotPassword, page(() => import('./routes/forgot-password.tsx'))],
  [paths.resetPassword, page(() => import('./routes/reset-password.tsx'))],
  [paths.link, page(() => import('./routes/verify.tsx'))],
  [paths.account, page(() => import('./routes/account.tsx'))],
  // One route: the page stays as it is when an analysis is saved and gets its own path.
  [`${paths.analyzer}/:id?`, page(() => import('./routes/resume-analyzer.tsx'))],
  [paths.dashboard, page(() => import('./routes/dashboard.tsx'))],
  [paths.myResumes, page(() => import('./routes/my-resumes.tsx'))],
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

/** Downloads the page at a path. Never throws. */
export async function loadPage(pathname: string): Promise<void> {
  const path = matchPath(paths.analyze, pathname) ? paths.analyzer : pathname;
  const [, found] = pages.find(([pattern]) => matchPath(pattern, path)) ?? [];
  await found?.load();
}

/** The route table (product rule 2.1). */
export function Pages() {
  return (
    <Routes>
      <Route path={paths.analyze} element={<Navigate to={paths.analyzer} replace />} />
      {pages.map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
