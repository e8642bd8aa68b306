import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  checking: 'Berechtigung wird geprüft …',
  panel: 'Verwaltung',
  navigation: 'Verwaltung',
  backToApp: 'Zurück zur Anwendung',
  nav: {
    dashboard: 'Übersicht',
    users: 'Personen',
    resumes: 'Lebensläufe',
    auditLogs: 'Protokoll',
    settings: 'Einstellungen',
  },
  shortNav: {
    dashboard: 'Übersicht',
    users: 'Personen',
    resumes: 'Lebensläufe',
    auditLogs: 'Protokoll',
    settings: 'Optionen',
  },
});
