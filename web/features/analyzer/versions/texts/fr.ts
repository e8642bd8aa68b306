import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Versions précédentes',
  description:
    'Ce que votre CV était avant : conservé toutes les quelques minutes de travail et à chaque téléchargement, trente versions au plus.',
  none: 'Il n’y a pas encore de version antérieure. La première est conservée quand vous modifiez le CV ou le téléchargez.',
  loading: 'Chargement des versions…',
  failed: 'Les versions n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
  restoreFailed: 'Cette version n’a pas pu être rétablie. Rechargez la page et réessayez.',
  reasons: { download: 'Lors d’un téléchargement', work: 'Pendant votre travail' },
  score: (score) => `Score de correspondance ${format.percent(score)}`,
  compare: 'Comparer avec maintenant',
  hide: 'Masquer la comparaison',
  restore: 'Rétablir',
  of: (action, time) => `${action} : ${time}`,
  close: 'Fermer',
});
