import { language } from '#web/lib/language.ts';

/** The sentences of the admin area's frame. */
const english = {
  checking: 'Checking permissions...',
  panel: 'Admin Panel',
  navigation: 'Admin',
  backToApp: 'Back to App',
  nav: {
    dashboard: 'Dashboard',
    users: 'User Management',
    resumes: 'Resume Management',
    auditLogs: 'Audit Logs',
    settings: 'Settings',
  },
  /** The same for the bar of small screens. */
  shortNav: { dashboard: 'Dashboard', users: 'Users', resumes: 'Resumes', auditLogs: 'Logs', settings: 'Settings' },
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;
