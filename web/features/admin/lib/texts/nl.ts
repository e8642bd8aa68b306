import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  error: 'Fout',
  success: 'Gelukt',
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',
  stale: 'Wat hier staat, is misschien verouderd.',
  loadMore: 'Meer laden',
  loadingMore: 'Laden…',
  unknown: 'Onbekend',
  system: 'De installatie zelf',
  actions: {
    grant_admin_role: 'Beheerdersrol toegekend',
    revoke_admin_role: 'Beheerdersrol ingetrokken',
    delete_resume: 'Cv verwijderd',
    update_setting: 'Systeeminstelling gewijzigd',
    create_setting: 'Systeeminstelling aangemaakt',
    create_backup: 'Back-up gemaakt',
    restore_backup: 'Back-up teruggezet',
  },
});
