import { expect, test } from 'vitest';
import { adminItems, isItemOf } from './admin-items.ts';

test.each([
  ['/admin', 'dashboard'],
  ['/Admin/', 'dashboard'],
  ['/admin/users', 'users'],
  ['/admin/users/7', 'users'],
  ['/admin/logs', 'auditLogs'],
  ['/admin/audit-logs', 'auditLogs'],
  ['/admin/settings', 'settings'],
])('the page at %s belongs to one item, %s', (path, name) => {
  expect(adminItems.filter(({ to }) => isItemOf(to, path)).map((item) => item.name)).toEqual([name]);
});
