import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  open: 'Voir comment il a été lu',
  title: (name) => `Comment les logiciels lisent ${name}`,
  description:
    'Les pages, le texte tel qu’il a été lu ici, et ce qu’obtient un lecteur simple. Pointez une ligne pour la voir partout.',
  health: 'Lisibilité par les logiciels',
  good: 'Rien dans ce fichier ne gêne les logiciels.',
  pages: 'Pages du fichier',
  text: 'Tel que lu',
  simple: 'Un lecteur simple',
  simpleHint: 'Beaucoup de systèmes prennent les mots dans l’ordre du fichier, et non dans celui où on les lit.',
  wrong: (percent) =>
    percent < 1
      ? 'Il obtient tous les mots dans l’ordre.'
      : `${format.percent(percent)} des mots arrivent dans le désordre ou manquent.`,
  page: (number) => `Page n° ${format.number(number)}`,
  block: (number) => `Bloc ${format.number(number)}`,
  line: (number) => `ligne ${format.number(number)}`,
  fates: {
    moved: 'dans le désordre',
    lost: 'non lu',
    extra: 'invisible pour les gens',
    twice: 'en double',
    garbled: 'illisible',
  },
  show: 'Montrer',
  showNamed: (what) => `Montrer : ${what}`,
  costs: (points) => format.plural(points, { one: '−# point', other: '−# points' }),
  instructions: 'Vos textes contiennent des instructions destinées à une IA',
  instructionsText:
    'Elles n’ont eu aucun effet sur cette analyse. Retirez-les de votre CV ; dans une offre, sachez qu’elles s’y trouvent.',
  hidden: 'caché aux lecteurs',
});
