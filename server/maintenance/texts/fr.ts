import type { Format } from '#contract/format.ts';
import { inUtc, type Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  refusal: (until) =>
    until === null
      ? 'Shortlist est en maintenance. Rien n’est perdu ; veuillez réessayer plus tard.'
      : `Shortlist est en maintenance jusqu’au ${format.date(until, inUtc)} UTC. Rien n’est perdu ; veuillez réessayer ensuite.`,
  banner: (until) =>
    until === null
      ? 'Shortlist est en maintenance. L’analyse et l’enregistrement seront de nouveau possibles plus tard.'
      : `Shortlist est en maintenance. L’analyse et l’enregistrement seront de nouveau possibles à partir du ${format.date(until, inUtc)} UTC.`,
});
