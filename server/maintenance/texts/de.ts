import type { Format } from '#contract/format.ts';
import { inUtc, type Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  refusal: (until) =>
    until === null
      ? 'Shortlist wird gerade gewartet. Nichts geht verloren; bitte versuchen Sie es später noch einmal.'
      : `Shortlist wird bis ${format.date(until, inUtc)} UTC gewartet. Nichts geht verloren; bitte versuchen Sie es dann noch einmal.`,
  banner: (until) =>
    until === null
      ? 'Shortlist wird gerade gewartet. Analysieren und Speichern sind später wieder möglich.'
      : `Shortlist wird gerade gewartet. Analysieren und Speichern sind ab ${format.date(until, inUtc)} UTC wieder möglich.`,
});
