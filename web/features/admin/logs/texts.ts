import { presentCount } from '#web/lib/admin/texts.ts';

/** What the specification has the badge say, and what the database writes beyond it. */
const actions: Readonly<Record<string, string>> = {
  grant_admin_role: 'Granted admin role for user',
  revoke_admin_role: 'Revoked admin role',
  delete_resume: 'Deleted resume',
  update_setting: 'Updated system setting',
  create_setting: 'Created new system setting',
};

/** The sentences of Audit Logs; badges, dialog and toasts stand in the specification to the letter. */
export const texts = {
  heading: 'Audit Logs',
  recent: (count: number) => `Recent Actions (${presentCount(count)} ${count === 1 ? 'entry' : 'entries'})`,
  search: 'Search logs...',
  loading: 'Loading audit logs...',
  loadFailed: 'Failed to load audit logs',
  empty: 'No audit logs found matching your search.',
  unknown: 'Unknown',
  system: 'The installation itself',
  none: 'None',
  notRecorded: 'Not recorded',
  actions,
  entities: { user: 'User', resume: 'Resume', system_settings: 'System setting', other: 'Other' },
  table: {
    caption: 'Audit log entries',
    icon: 'Kind',
    action: 'Action',
    user: 'User',
    entityType: 'Entity Type',
    timestamp: 'Timestamp',
    details: 'Details',
  },
  filters: {
    region: 'Filters',
    action: 'Action',
    anyAction: 'All actions',
    user: 'User',
    anyUser: 'All users',
    thisUser: 'One user',
    from: 'From',
    to: 'To',
    about: 'Only what one user did, or what was done to them.',
    reset: 'Reset',
  },
  export: {
    button: 'Export CSV',
    busy: 'Exporting...',
    file: 'audit-logs.csv',
    failed: 'Failed to export audit logs',
    columns: ['Timestamp', 'User', 'User ID', 'Action', 'Entity Type', 'Entity ID', 'IP Address', 'Details'],
  },
  dialog: {
    title: 'Audit Log Details',
    action: 'Action',
    timestamp: 'Timestamp',
    user: 'User',
    ipAddress: 'IP Address',
    entityType: 'Entity Type',
    entityId: 'Entity ID',
    details: 'Additional Details',
    onlyUser: 'Show only what this user did',
  },
} as const;
