import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  checking: 'Vérification des autorisations…',
  panel: 'Administration',
  navigation: 'Administration',
  backToApp: 'Retour à l’application',
  nav: {
    dashboard: 'Vue d’ensemble',
    users: 'Utilisateurs',
    resumes: 'Gestion des CV',
    auditLogs: 'Journal d’audit',
    settings: 'Paramètres',
  },
  shortNav: {
    dashboard: 'Aperçu',
    users: 'Utilisateurs',
    resumes: 'CV',
    auditLogs: 'Journal',
    settings: 'Paramètres',
  },
});
