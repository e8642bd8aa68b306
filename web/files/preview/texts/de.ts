import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  open: 'Ansehen, wie sie gelesen wurde',
  title: (name) => `Wie Maschinen ${name} lesen`,
  description:
    'Die Seiten, der Text, wie er hier gelesen wurde, und was ein einfaches Leseprogramm bekommt. Zeigen Sie auf eine Zeile, um sie überall zu sehen.',
  health: 'Maschinenlesbarkeit',
  good: 'Nichts in dieser Datei lässt Maschinen stolpern.',
  pages: 'Seiten',
  text: 'Wie gelesen',
  simple: 'Ein einfaches Leseprogramm',
  simpleHint:
    'Viele Systeme nehmen die Wörter in der Reihenfolge, in der sie in der Datei stehen, nicht in der, in der man sie liest.',
  wrong: (percent) =>
    percent < 1
      ? 'Es bekommt alle Wörter in der richtigen Reihenfolge.'
      : `${format.percent(percent)} der Wörter kommen in falscher Reihenfolge oder fehlen.`,
  page: (number) => `Seite ${format.number(number)}`,
  block: (number) => `Leseblock ${format.number(number)}`,
  line: (number) => `Zeile ${format.number(number)}`,
  fates: {
    moved: 'verstellt',
    lost: 'nicht gelesen',
    extra: 'für Menschen unsichtbar',
    twice: 'doppelt',
    garbled: 'unleserlich',
  },
  show: 'Zeigen',
  showNamed: (what) => `Zeigen: ${what}`,
  costs: (points) => format.plural(points, { one: '−# Punkt', other: '−# Punkte' }),
  instructions: 'Ihre Texte enthalten Anweisungen an eine KI',
  instructionsText:
    'Auf diese Analyse hatten sie keine Wirkung. Nehmen Sie sie aus Ihrem Lebenslauf; bei einer Anzeige wissen Sie nun, dass sie da sind.',
  hidden: 'für Leser unsichtbar',
});
