import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  copy: 'Kopieren',
  copied: 'Kopiert',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  notification: 'Mitteilung',
  scores: { high: 'Stark', good: 'Gut', fair: 'Teilweise', low: 'Schwach' },
  month: 'Monat',
  year: 'Jahr',
  missingPart: {
    title: 'Dieser Teil ließ sich nicht laden',
    description: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Was Sie getippt haben, bleibt.',
  },
  unreachable: 'Der Server ist nicht zu erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
});
