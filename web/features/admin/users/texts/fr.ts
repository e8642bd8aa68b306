import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  heading: 'Gestion des utilisateurs',
  search: 'Rechercher des utilisateurs…',
  loading: 'Chargement des utilisateurs…',
  loadFailed: 'Impossible de charger les utilisateurs',
  empty: 'Aucun utilisateur ne correspond à votre recherche.',
  unnamed: 'Utilisateur sans nom',
  noEmail: 'Aucune adresse e-mail',
  table: {
    caption: 'Utilisateurs',
    user: 'Utilisateur',
    email: 'E-mail',
    role: 'Rôle',
    joined: 'Inscription',
    actions: 'Actions',
    joinedOn: (date) => `Inscrit le ${date}`,
  },
  roles: { admin: 'Administrateur', user: 'Utilisateur' },
  makeAdmin: 'Rendre administrateur',
  removeAdmin: 'Retirer l’administration',
  grant: {
    title: 'Accorder les droits d’administration ?',
    description: (who) =>
      `Cela donne à ${who} l’administration de toute la plateforme : gérer les utilisateurs, voir toutes les données et modifier les paramètres système.`,
    confirm: 'Accorder les droits',
    busy: 'Attribution…',
    done: 'L’utilisateur a reçu les droits d’administration',
  },
  revoke: {
    title: 'Retirer les droits d’administration ?',
    description: (who) => `Cela retire à ${who} les droits d’administration et l’accès à l’espace d’administration.`,
    confirm: 'Retirer les droits',
    busy: 'Retrait…',
    done: 'Les droits d’administration ont été retirés',
  },
  cancel: 'Annuler',
  roleFailed: 'Impossible de modifier le rôle',
});
