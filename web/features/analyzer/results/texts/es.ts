import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: {
    untitled: 'Sin título',
    edit: 'Cambiar el puesto',
    label: 'Puesto de este análisis',
    keep: 'Guardar el puesto',
    cancel: 'Cancelar',
  },
  placementHint: 'Bajo cada palabra clave: dónde encajaría.',
  byEngine: 'Del motor integrado.',
  underAPoint: (items: number) => `Menos de un punto (${format.number(items)})`,
  also: (keywords) => `También se pide (${format.number(keywords)})`,
  asked: (keywords) =>
    format.plural(keywords, {
      one: 'Los cambios de arriba preguntan por # de ellas.',
      other: 'Los cambios de arriba preguntan por # de ellas.',
    }),
  aside: (keywords) => `Apartadas (${format.number(keywords)})`,
  points: (points) =>
    format.plural(
      points,
      { one: '# punto', other: '# puntos' },
      { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    ),
  labelled: (action, keyword) => `${action}: ${keyword}`,
  put: 'Lo tengo, añadir',
  deny: 'No lo tengo',
  irrelevant: 'No es relevante',
  takeBack: 'Deshacer',
  denied: 'dijiste que no lo tienes',
  notRelevant: 'dijiste que no es relevante',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  together:
    'Los requisitos cuentan juntos, y más los imprescindibles. Nadie los demuestra todos: la mayoría da casi todos los puntos.',
  earlierScore: 'Esta puntuación es de un motor anterior; por eso no se pueden mostrar sus partes.',
  scoreAgain: 'Puntuar de nuevo con la versión actual',
  orEquivalent: (name: string) => `${name} o equivalente`,
  smallLeft: 'Lo que aún falta vale menos de un punto. Tu currículum está listo para descargar.',
  onlyKeywords: 'Lo demás trata de palabras clave concretas: están en la lista de las que faltan.',
});
