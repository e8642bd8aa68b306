import type { Format } from '#contract/format.ts';

/** The sentences of Audit Logs; badges, dialog and toasts are given to the letter (docs/product.md). */
export const texts = (format: Format) => ({
  heading: 'Audit Logs',
  recent: (count: number) => `Recent Actions (${format.plural(count, { one: '# entry', other: '# entries' })})`,
  search: 'Search logs...',
  loading: 'Loading audit logs...',
  loadFailed: 'Failed to load audit logs',
  empty: 'No audit logs found matching your search.',
  none: 'None',
  notRecorded: 'Not recorded',
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
});

export type Texts = ReturnType<typeof texts>;
