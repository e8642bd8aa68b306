import type { Format } from '#contract/format.ts';
import { inUtc, type Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  refusal: (until) =>
    until === null
      ? 'Er wordt onderhoud gepleegd aan Shortlist. Er gaat niets verloren; probeer het later opnieuw.'
      : `Er wordt tot ${format.date(until, inUtc)} UTC onderhoud gepleegd aan Shortlist. Er gaat niets verloren; probeer het daarna opnieuw.`,
  banner: (until) =>
    until === null
      ? 'Er wordt onderhoud gepleegd aan Shortlist. Analyseren en opslaan kan later weer.'
      : `Er wordt onderhoud gepleegd aan Shortlist. Analyseren en opslaan kan weer vanaf ${format.date(until, inUtc)} UTC.`,
});
