import type { Format } from '#contract/format.ts';

/** The sentences of the Admin Dashboard; cards and toast are given to the letter (docs/product.md). */
export const texts = (format: Format) => ({
  heading: 'Admin Dashboard',
  failed: 'Failed to load admin dashboard data',
  counts: {
    region: 'Counts',
    loading: '...',
    total_users: { title: 'Total Users', description: 'Registered accounts' },
    total_resumes: { title: 'Total Resumes', description: 'Analyzed documents' },
    active_subscriptions: { title: 'Active Subscriptions', description: 'Paying customers' },
  },
  tools: {
    heading: 'Tools',
    users: {
      title: 'User Management',
      description: 'Find people, see their plan and activity, grant or remove admin rights.',
    },
    resumes: { title: 'Resume Management', description: 'Find, view and delete the analyses of all people.' },
    settings: { title: 'System Settings', description: 'Switch the AI, choose its model, set plans and limits.' },
    auditLogs: { title: 'Audit Logs', description: 'See who changed what and when, and export it.' },
  },
  activity: {
    heading: 'Last 30 days',
    caption: 'Sign-ups and scans per day',
    day: 'Day (UTC)',
    signUps: 'Sign-ups',
    scans: 'Scans',
    failed: 'The activity could not be loaded.',
    total: (signUps: number, scans: number) =>
      `${format.plural(signUps, { one: '# sign-up', other: '# sign-ups' })}, ${format.plural(scans, { one: '# scan', other: '# scans' })}`,
  },
  health: {
    heading: 'System health',
    failed: 'The state of the system could not be loaded.',
    loading: 'Loading...',
    version: 'Version',
    running: (hours: number) =>
      hours < 1
        ? 'for less than an hour'
        : format.plural(Math.floor(hours), { one: 'for # hour', other: 'for # hours' }),
    database: 'Database',
    databaseState: (engine: string, version: string, ms: number) =>
      `${engine} ${version}, answers in ${format.number(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })}`,
    ai: 'Language model',
    aiStates: { off: 'Not configured', disabled: 'Switched off', on: (model: string) => `On, ${model}` },
    mail: 'Mail',
    mails: { smtp: 'SMTP', outbox: 'Not configured: emails are kept in the outbox' },
    payments: 'Payments',
    paymentKinds: { stripe: 'Stripe', sandbox: 'Pretended, for local use', none: 'Not configured' },
    errors: 'Errors since the start',
    noErrors: 'None',
    error: (kind: string, count: number, last: string) =>
      `${kind}: ${format.number(count)}, last ${format.moment(new Date(last))}`,
  },
  backups: {
    heading: 'Backups',
    failed: 'The backups could not be loaded.',
    none: 'There is no backup yet.',
    newest: (at: string) => `Last backup: ${format.moment(new Date(at))}`,
    places: { folder: 'Kept in a folder of the server', bucket: 'Kept in a bucket' },
    encrypted: 'encrypted',
    plain: 'not encrypted: set BACKUP_KEY',
    every: (hours: number) => format.plural(hours, { one: 'made every hour', other: 'made every # hours' }),
    byHand: 'made by hand only: BACKUP_EVERY makes them by itself',
    make: 'Back up now',
    making: 'Backing up…',
    restoring: 'A backup is being restored…',
    made: 'Backup made',
    makeFailed: 'Failed to make a backup',
    lastFault: (fault: string) => `The last attempt failed: ${fault}`,
    restart: 'The restored installation has other keys. Restart the server, so that everybody can sign in.',
    list: 'Backups that can be restored',
    item: (at: string, size: string) => `${format.moment(new Date(at))}, ${size}`,
    point: 'before a restore',
    restore: 'Restore',
    title: (at: string) => `Restore the backup of ${format.moment(new Date(at))}?`,
    description:
      'It takes the place of everything: accounts, analyses and settings. What is there now is backed up first, so that you can come back to it. Whoever signed in since has to sign in again.',
    word: 'RESTORE',
    label: (word: string) => `Type ${word} to confirm`,
    confirm: 'Restore',
    busy: 'Restoring…',
    restored: 'Backup restored',
    restoreFailed: 'Failed to restore the backup',
  },
  maintenance: {
    heading: 'Maintenance',
    failed: 'The state of maintenance could not be loaded.',
    hint: 'During maintenance only administrators can use Shortlist. Everybody else is told when it ends.',
    open: 'Shortlist is open to everybody.',
    closed: 'Closed to everybody but administrators.',
    closedUntil: (at: string) => `Closed to everybody but administrators until ${format.moment(new Date(at))}.`,
    close: 'Close for maintenance',
    reopen: 'Open again',
    reopening: 'Opening…',
    title: 'Close Shortlist for maintenance?',
    until: 'Ends by itself at',
    untilHint: 'Leave it empty to open by hand.',
    confirm: 'Close Shortlist',
    busy: 'Closing…',
    didClose: 'Shortlist is closed for maintenance',
    didOpen: 'Shortlist is open again',
    changeFailed: 'Failed to change maintenance',
  },
});

export type Texts = ReturnType<typeof texts>;
