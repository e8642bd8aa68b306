import { FileText, LayoutDashboard, ScrollText, Settings, Users } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import type { texts } from './texts.ts';

/** The pages of the admin area, in the order of the sidebar (product rule 2.4). */
export const adminItems = [
  { name: 'dashboard', to: paths.admin, Icon: LayoutDashboard },
  { name: 'users', to: paths.adminUsers, Icon: Users },
  { name: 'resumes', to: paths.adminResumes, Icon: FileText },
  { name: 'auditLogs', to: paths.adminAuditLogs, Icon: ScrollText },
  { name: 'settings', to: paths.adminSettings, Icon: Settings },
] as const satisfies readonly { name: keyof typeof texts.nav; to: string; Icon: unknown }[];

/** Whether the page at this path belongs to the item: a person's page belongs to users, both log paths to logs. */
export function isItemOf(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  if (path === to) return true;
  if (to === paths.adminUsers) return path.startsWith(`${to}/`);
  return to === paths.adminAuditLogs && path === paths.adminLogs;
}
