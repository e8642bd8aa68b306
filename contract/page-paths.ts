/**
 * The paths that have a page. The web routes them, the server answers them with status 200; any other path shows the
 * not-found page with status 404.
 */
export const pagePaths: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/account',
  '/analyze',
  '/resume-analyzer',
  '/dashboard',
  '/subscription',
  '/subscription-success',
  '/subscription-cancel',
  '/about-data',
];
