import type { Format } from '#contract/format.ts';
import { inUtc, type Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  refusal: (until) =>
    until === null
      ? 'Shortlist está en mantenimiento. No se pierde nada; inténtalo más tarde.'
      : `Shortlist está en mantenimiento hasta el ${format.date(until, inUtc)} UTC. No se pierde nada; inténtalo entonces.`,
  banner: (until) =>
    until === null
      ? 'Shortlist está en mantenimiento. Más tarde podrás volver a analizar y guardar.'
      : `Shortlist está en mantenimiento. Podrás volver a analizar y guardar a partir del ${format.date(until, inUtc)} UTC.`,
});
