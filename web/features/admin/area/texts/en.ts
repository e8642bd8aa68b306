/** The sentences of the admin area's frame. */
export const texts = () => ({
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
});

export type Texts = ReturnType<typeof texts>;
