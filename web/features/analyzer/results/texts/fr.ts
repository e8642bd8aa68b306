import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: {
    untitled: 'Sans titre',
    edit: 'Modifier l’intitulé du poste',
    label: 'Intitulé du poste de cette analyse',
    keep: 'Enregistrer l’intitulé',
    cancel: 'Annuler',
  },
  placementHint: 'Sous chaque mot-clé : où il aurait sa place.',
  byEngine: 'Par le moteur intégré.',
  underAPoint: (items: number) => `Moins d’un point (${format.number(items)})`,
  also: (keywords) => `Aussi demandés (${format.number(keywords)})`,
  asked: (keywords) =>
    format.plural(keywords, {
      one: 'Les modifications ci-dessus posent la question pour # d’entre eux.',
      other: 'Les modifications ci-dessus posent la question pour # d’entre eux.',
    }),
  aside: (keywords) => `Mis de côté (${format.number(keywords)})`,
  points: (points) =>
    format.plural(
      points,
      { one: '# point', other: '# points' },
      { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    ),
  labelled: (action, keyword) => `${action} : ${keyword}`,
  put: 'Je l’ai, l’ajouter',
  deny: 'Je ne l’ai pas',
  irrelevant: 'Sans importance',
  takeBack: 'Reprendre',
  denied: 'vous avez dit ne pas l’avoir',
  notRelevant: 'vous avez dit que c’est sans importance',
  failed: 'Cela n’a pas pu être enregistré. Réessayez.',
  together:
    'Les exigences comptent ensemble, les impératives le plus. Personne ne les montre toutes : en montrer la plupart donne presque tous les points.',
  earlierScore: 'Ce score vient d’un moteur précédent : ses parties ne peuvent pas être montrées.',
  scoreAgain: 'Réévaluer avec la version actuelle',
  orEquivalent: (name: string) => `${name} ou équivalent`,
  smallLeft: 'Ce qui manque encore vaut moins d’un point. Votre CV est prêt à être téléchargé.',
  onlyKeywords: 'Le reste concerne des mots-clés précis : ils figurent parmi les mots-clés manquants.',
});
