import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Fassungen',
  description:
    'Was Ihr Lebenslauf vorher war: aufgehoben alle paar Minuten beim Arbeiten und bei jedem Download, höchstens dreißig.',
  none: 'Noch gibt es keine frühere Fassung. Die erste wird aufgehoben, wenn Sie den Lebenslauf ändern oder herunterladen.',
  loading: 'Die Fassungen werden geladen …',
  failed: 'Die Fassungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  restoreFailed:
    'Diese Fassung konnte nicht wiederhergestellt werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  reasons: { download: 'Bei einem Download', work: 'Beim Arbeiten' },
  score: (score) => `Übereinstimmung ${format.percent(score)}`,
  compare: 'Mit jetzt vergleichen',
  hide: 'Vergleich schließen',
  restore: 'Wiederherstellen',
  of: (action, time) => `${action}: ${time}`,
  close: 'Schließen',
});
