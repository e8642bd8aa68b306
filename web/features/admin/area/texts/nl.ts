import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  checking: 'Rechten worden gecontroleerd…',
  panel: 'Beheer',
  navigation: 'Beheer',
  backToApp: 'Terug naar de app',
  nav: {
    dashboard: 'Overzicht',
    users: 'Gebruikers',
    resumes: 'Cv’s',
    auditLogs: 'Auditlogboek',
    settings: 'Instellingen',
  },
  shortNav: {
    dashboard: 'Overzicht',
    users: 'Gebruikers',
    resumes: 'Cv’s',
    auditLogs: 'Logboek',
    settings: 'Opties',
  },
});
