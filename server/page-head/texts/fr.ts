import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  other: 'Un score honnête, une analyse des mots-clés et un CV optimisé pour chaque candidature.',
  home: 'Collez une offre et votre CV : un score de correspondance ATS honnête dont chaque point est expliqué, les mots-clés présents et manquants, et un CV optimisé qui ne dit rien de faux.',
  login: 'Connectez-vous à Shortlist pour retrouver vos analyses et optimiser votre CV pour la prochaine candidature.',
  register:
    'Créez un compte Shortlist gratuit : chaque jour des analyses complètes de votre CV, enregistrées dans votre tableau de bord.',
  aboutData:
    'Comment Shortlist évalue un CV par rapport à une offre, ce que deviennent vos textes et quelles sources ouvertes il utilise.',
});
