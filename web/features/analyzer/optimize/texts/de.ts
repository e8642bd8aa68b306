import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Was davon trifft auf Sie zu?',
  description:
    'Die Anzeige fragt danach, und Ihr Lebenslauf nennt es nicht. Was angekreuzt ist, und nur das, kommt zu Ihren Kenntnissen. Ihre Antworten gelten auch für die nächste Analyse.',
  none: 'Es fehlt kein Begriff, der sich einfügen ließe.',
  proven: 'Ihr Lebenslauf zeigt es mit anderen Worten',
  questions: 'Das wissen nur Sie: Kreuzen Sie an, was Sie wirklich können',
  where: (keyword: string) => `Wo oder wie: ${keyword}`,
  wherePlaceholder: 'Wo oder wie? (optional)',
  no: 'Nein',
  deny: (keyword: string) => `${keyword} trifft nicht zu`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  saving: 'Wird gespeichert …',
  apply: (chosen: number) => (chosen === 0 ? 'In meinen Lebenslauf' : `${format.number(chosen)} in meinen Lebenslauf`),
  removeAll: 'Hinzugefügtes entfernen',
  failed: 'Das ließ sich nicht speichern. Nichts wurde geändert; versuchen Sie es noch einmal.',
});
