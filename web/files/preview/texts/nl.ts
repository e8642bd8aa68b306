import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  open: 'Bekijken hoe het is gelezen',
  title: (name) => `Hoe systemen ${name} lezen`,
  description:
    'De pagina’s, de tekst zoals die hier is gelezen, en wat een eenvoudige lezer krijgt. Wijs een regel aan om hem overal te zien.',
  health: 'Leesbaarheid voor systemen',
  good: 'Niets in dit bestand laat systemen struikelen.',
  pages: 'Pagina’s',
  text: 'Zoals gelezen',
  simple: 'Een eenvoudige lezer',
  simpleHint: 'Veel systemen nemen de woorden in de volgorde van het bestand, niet in die waarin je ze leest.',
  wrong: (percent) =>
    percent < 1
      ? 'Hij krijgt alle woorden op volgorde.'
      : `${format.percent(percent)} van de woorden komt op de verkeerde plaats of ontbreekt.`,
  page: (number) => `Pagina ${format.number(number)}`,
  block: (number) => `Blok ${format.number(number)}`,
  line: (number) => `regel ${format.number(number)}`,
  fates: {
    moved: 'verkeerde plaats',
    lost: 'niet gelezen',
    extra: 'onzichtbaar voor mensen',
    twice: 'dubbel',
    garbled: 'onleesbaar',
  },
  show: 'Tonen',
  showNamed: (what) => `Tonen: ${what}`,
  costs: (points) => format.plural(points, { one: '−# punt', other: '−# punten' }),
  instructions: 'Je teksten bevatten instructies voor een AI',
  instructionsText:
    'Ze hadden geen effect op deze analyse. Haal ze uit je cv; staan ze in een vacature, dan weet je nu dat ze er zijn.',
  hidden: 'verborgen voor lezers',
});
