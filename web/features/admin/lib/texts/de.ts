import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  error: 'Fehler',
  success: 'Erledigt',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  stale: 'Was hier steht, ist vielleicht veraltet.',
  loadMore: 'Mehr laden',
  loadingMore: 'Wird geladen …',
  unknown: 'Unbekannt',
  system: 'Die Installation selbst',
  actions: {
    grant_admin_role: 'Adminrechte gegeben',
    revoke_admin_role: 'Adminrechte entzogen',
    delete_resume: 'Lebenslauf gelöscht',
    update_setting: 'Einstellung geändert',
    create_setting: 'Einstellung angelegt',
    create_backup: 'Sicherung erstellt',
    restore_backup: 'Sicherung wiederhergestellt',
  },
});
