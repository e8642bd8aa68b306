import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  open: 'Ver cómo se ha leído',
  title: (name) => `Cómo leen las máquinas ${name}`,
  description:
    'Las páginas, el texto tal como se ha leído aquí y lo que recibe un lector sencillo. Señala una línea para verla en todas partes.',
  health: 'Legibilidad automática',
  good: 'Nada de este archivo hace tropezar a las máquinas.',
  pages: 'Páginas',
  text: 'Tal como se lee',
  simple: 'Un lector sencillo',
  simpleHint: 'Muchos sistemas toman las palabras en el orden del archivo, no en el orden en que se leen.',
  wrong: (percent) =>
    percent < 1
      ? 'Recibe todas las palabras en orden.'
      : `${format.percent(percent)} de las palabras llegan desordenadas o faltan.`,
  page: (number) => `Página ${format.number(number)}`,
  block: (number) => `Bloque ${format.number(number)}`,
  line: (number) => `línea ${format.number(number)}`,
  fates: {
    moved: 'fuera de orden',
    lost: 'no leído',
    extra: 'invisible para las personas',
    twice: 'repetido',
    garbled: 'ilegible',
  },
  show: 'Mostrar',
  showNamed: (what) => `Mostrar: ${what}`,
  costs: (points) => format.plural(points, { one: '−# punto', other: '−# puntos' }),
  instructions: 'Tus textos contienen instrucciones para una IA',
  instructionsText:
    'No han tenido efecto en este análisis. Quítalas de tu currículum; si están en una oferta, ten en cuenta que están ahí.',
  hidden: 'oculto a quien lee',
});
