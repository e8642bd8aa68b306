import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  copy: 'Copier',
  copied: 'Copié',
  close: 'Fermer',
  dismiss: 'Masquer',
  notification: 'Notification',
  scores: { high: 'Excellent', good: 'Bon', fair: 'Partiel', low: 'Faible' },
  month: 'Mois',
  year: 'Année',
  missingPart: {
    title: 'Cette partie n’a pas pu être chargée',
    description: 'Vérifiez votre connexion et rechargez la page. Ce que vous avez saisi est conservé.',
  },
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
});
