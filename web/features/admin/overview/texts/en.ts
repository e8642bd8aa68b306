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
    total: (signUps: number, scans: number) => `${format.number(signUps)} sign-ups, ${format.number(scans)} scans`,
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
});

export type Texts = ReturnType<typeof texts>;
