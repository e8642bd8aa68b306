import { linkPath } from '#contract/page-paths.ts';

/** The product's paths (contract/page-paths.ts lists them for the server). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** What the links in our emails open. */
  link: linkPath,
  account: '/account',
  analyze: '/analyze',
  analyzer: '/resume-analyzer',
  /** A saved analysis. */
  analysis: '/resume-analyzer/:id',
  dashboard: '/dashboard',
  myResumes: '/my-resumes',
  subscription: '/subscription',
  subscriptionSuccess: '/subscription-success',
  subscriptionCancel: '/subscription-cancel',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminResumes: '/admin/resumes',
  adminSettings: '/admin/settings',
  adminAuditLogs: '/admin/audit-logs',
  /** The same page under two paths: product rule 2.1 names both. */
  adminLogs: '/admin/logs',
  aboutData: '/about-data',
} as const;

/** The state of a link to the login or register page: where to go back to. */
export interface OriginState {
  from: string;
}

/** The page to go to after signing in: the one the person came from, else the dashboard. Only paths of this product. */
export function originOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.dashboard;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}

/** The admin page about one person. */
export function adminUserPath(id: string): string {
  return paths.adminUser.replace(':id', encodeURIComponent(id));
}

/** The page of a saved analysis. */
export function analysisPath(id: string): string {
  return paths.analysis.replace(':id', encodeURIComponent(id));
}

/** The analyzer, which shows and saves what a visitor tried; `id` is the row's to be, so that two tabs save it once. */
export function triedPath(id: string): string {
  return `${paths.analyzer}?${triedParameter}=${encodeURIComponent(id)}`;
}

export const triedParameter = 'tried';

/** The state of a navigation that gives a path to what is already shown, and so does not scroll. */
export const keepsPosition = 'keeps-position';
