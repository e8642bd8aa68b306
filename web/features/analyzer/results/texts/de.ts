import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: {
    untitled: 'Ohne Titel',
    edit: 'Stellenbezeichnung ändern',
    label: 'Stellenbezeichnung dieser Analyse',
    keep: 'Bezeichnung speichern',
    cancel: 'Abbrechen',
  },
  placementHint: 'Unter jedem Begriff: wo er passen würde.',
  byEngine: 'Von der eingebauten Engine.',
  underAPoint: (items: number) => `Weniger als ein Punkt wert (${format.number(items)})`,
  also: (keywords) => `Auch gefragt (${format.number(keywords)})`,
  asked: (keywords) =>
    format.plural(keywords, {
      one: 'Nach # davon fragen die Änderungen oben.',
      other: 'Nach # davon fragen die Änderungen oben.',
    }),
  aside: (keywords) => `Beiseitegelegt (${format.number(keywords)})`,
  points: (points) =>
    format.plural(
      points,
      { one: '# Punkt', other: '# Punkte' },
      { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    ),
  labelled: (action, keyword) => `${action}: ${keyword}`,
  put: 'Habe ich, hinzufügen',
  deny: 'Habe ich nicht',
  irrelevant: 'Nicht wichtig',
  takeBack: 'Zurücknehmen',
  denied: 'Ihre Antwort: habe ich nicht',
  notRelevant: 'Ihre Antwort: nicht wichtig',
  failed: 'Das konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  together:
    'Alle Anforderungen zählen gemeinsam, die verlangten am meisten. Kaum jemand erfüllt alle: Wer die meisten belegt, bekommt fast alle Punkte.',
  earlierScore: 'Dieser Wert stammt von einer früheren Engine; darum lassen sich seine Teile nicht zeigen.',
  scoreAgain: 'Mit der heutigen Version neu bewerten',
  orEquivalent: (name: string) => `${name} oder Gleichwertiges`,
  smallLeft: 'Was noch fehlt, ist weniger als einen Punkt wert. Ihr Lebenslauf kann heruntergeladen werden.',
  onlyKeywords: 'Alles Weitere betrifft einzelne Begriffe. Sie stehen unter „Fehlende Begriffe“.',
});
