import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  loading: 'Vérification de la connexion…',
  title: 'Connexion requise',
  description: 'Vous devez être connecté(e) pour accéder à cette page.',
  open: 'Connexion / Inscription',
  loginPage: 'Page de connexion',
  registerPage: 'Page d’inscription',
});
