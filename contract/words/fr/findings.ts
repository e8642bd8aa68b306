import type { FindingParams } from '#engine';
import type { WordsOf } from '../words.ts';

/** What a machine stumbles over in a resume, and how well it is written. */
export const findings: WordsOf<FindingParams> = {
  empty: () => 'Aucun texte n’a été trouvé. Une page numérisée doit être saisie.',
  'broken-characters': () =>
    'Certains caractères n’ont pas survécu : le fichier utilise peut-être une police que les machines ne savent pas lire. Exportez-le à nouveau.',
  unreadable: () => 'Plus d’un caractère sur cent est abîmé : une machine ne lirait pas du tout ce fichier.',
  markup: () => 'Le texte contient des balises HTML : collez-le en texte brut.',
  columns: () =>
    'De nombreuses lignes sont en colonnes ou en tableau : les machines les lisent d’un bord à l’autre. Une seule colonne est sûre.',
  'spaced-letters': () =>
    'Des mots ont leurs lettres e s p a c é e s : les machines les lisent une à une. Écrivez les titres en mots.',
  'no-contact': () => 'Aucune adresse e-mail ni aucun numéro de téléphone n’a été trouvé dans le texte.',
  'no-dates': () => 'Aucune année n’a été trouvée : les machines comptent l’expérience d’après les dates des postes.',
  'no-sections': () => 'Aucun titre habituel (Expérience, Formation, Compétences) n’a été trouvé sur sa propre ligne.',
  'one-block': () =>
    'Le texte est d’un seul bloc, sans retours à la ligne : rubriques et postes ne peuvent pas être distingués.',
  cut: () => 'L’un des textes dépasse soixante pages : seul son début a été lu.',
  noText: () => 'Aucun texte n’a été trouvé.',
  longLine: ({ text }) => `« ${text} » est long : faites-en deux ou trois phrases.`,
  weakStart: ({ text }) =>
    `« ${text} » : commencez par ce que vous avez fait, avec un verbe comme créé, dirigé, réduit, enseigné.`,
  firstPerson: ({ text }) => `« ${text} » : la plupart des CV se passent de « je » et de « mon ».`,
  phrase: ({ text }) => `« ${text} » : tout le monde le dit de soi. Montrez-le par un résultat.`,
  noNumbers: () => 'Peu de lignes citent un chiffre : combien, de combien, à quelle fréquence ?',
  capitals: () => 'Presque tout est en majuscules, ce qui se lit lentement : gardez-les pour les titres.',
  short: ({ words }) => `Le CV compte ${words} ${words === 1 ? 'mot' : 'mots'} ; la plupart en ont de 300 à 800.`,
};
