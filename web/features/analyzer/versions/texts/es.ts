import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Versiones',
  description:
    'Lo que era tu currículum antes: se guarda cada pocos minutos de trabajo y en cada descarga, treinta como máximo.',
  none: 'Todavía no hay ninguna versión anterior. La primera se guarda cuando cambias el currículum o lo descargas.',
  loading: 'Cargando las versiones...',
  failed: 'No se pudieron cargar las versiones. Comprueba tu conexión e inténtalo de nuevo.',
  restoreFailed: 'No se pudo restaurar esta versión. Vuelve a cargar la página e inténtalo otra vez.',
  reasons: { download: 'En una descarga', work: 'Mientras trabajabas' },
  score: (score) => `Puntuación ${format.percent(score)}`,
  compare: 'Comparar con ahora',
  hide: 'Ocultar la comparación',
  restore: 'Restaurar',
  of: (action, time) => `${action}: ${time}`,
  close: 'Cerrar',
});
