import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  error: 'Erreur',
  success: 'C’est fait',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  stale: 'Ce qui est affiché n’est peut-être plus à jour.',
  loadMore: 'Afficher plus',
  loadingMore: 'Chargement…',
  unknown: 'Inconnu',
  system: 'L’installation elle-même',
  actions: {
    grant_admin_role: 'Rôle d’administrateur accordé',
    revoke_admin_role: 'Rôle d’administrateur retiré',
    delete_resume: 'CV supprimé',
    update_setting: 'Paramètre système modifié',
    create_setting: 'Paramètre système créé',
    create_backup: 'Sauvegarde créée',
    restore_backup: 'Sauvegarde restaurée',
  },
});
