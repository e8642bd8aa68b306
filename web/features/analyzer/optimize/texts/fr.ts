import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Qu’est-ce qui est vrai pour vous ?',
  description:
    'L’offre le demande et votre CV ne le mentionne pas. Ce qui est coché, et rien d’autre, entre dans vos compétences. Vos réponses sont gardées pour la prochaine analyse.',
  none: 'Il n’y a aucun mot-clé manquant à ajouter.',
  proven: 'Votre CV le montre avec d’autres mots',
  questions: 'Vous seul(e) le savez : cochez ce que vous maîtrisez vraiment',
  where: (keyword) => `Où ou comment : ${keyword}`,
  wherePlaceholder: 'Où ou comment ? (facultatif)',
  no: 'Non',
  deny: (keyword) => `Non, ${keyword} ne me concerne pas`,
  cancel: 'Annuler',
  close: 'Fermer',
  saving: 'Enregistrement…',
  apply: (chosen) => (chosen === 0 ? 'Ajouter à mon CV' : `Ajouter ${format.number(chosen)} à mon CV`),
  removeAll: 'Retirer les ajouts',
  failed: 'L’enregistrement a échoué. Rien n’a été modifié ; réessayez.',
});
