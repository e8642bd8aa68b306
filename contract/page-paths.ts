/** The page that the links in our emails open. */
export const linkPath = '/verify';

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
  linkPath,
  '/account',
  '/analyze',
  '/resume-analyzer',
  '/resume-analyzer/:id',
  '/dashboard',
  '/my-resumes',
  '/subscription',
  '/subscription-success',
  '/subscription-cancel',
  '/admin',
  '/admin/users',
  '/admin/users/:id',
  '/admin/resumes',
  '/admin/settings',
  '/admin/audit-logs',
  '/admin/logs',
  '/about-data',
];

/** Whether a path, in lower case and without a trailing slash, has a page. `:id` stands for any one segment. */
export function hasPage(path: string): boolean {
  return pagePaths.includes(path) || withId.some((pattern) => pattern.test(path));
}

const patternsOf = (paths: readonly string[]) =>
  paths.filter((path) => path.includes('/:id')).map((path) => new RegExp(`^${path.replaceAll('/:id', '/[^/]+')}$`));

// Pure, so that a bundle that needs one path of this file drops the rest.
const withId = /* @__PURE__ */ patternsOf(pagePaths);
