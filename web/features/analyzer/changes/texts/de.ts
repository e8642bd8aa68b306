import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Änderungen an Ihrem Lebenslauf',
  intro:
    'Jede Änderung wurde an Ihrem Lebenslauf geprüft. Was er belegt, steht schon darin; was er nicht belegt, bleibt draußen, bis Sie sagen, dass es stimmt.',
  keys: 'In dieser Liste: j und k gehen von Änderung zu Änderung, a nimmt an, e bearbeitet, r lehnt ab.',
  count: (taken: number, all: number) =>
    `Änderungen in Ihrem Lebenslauf: ${format.number(taken)} von ${format.number(all)}.`,
  acceptAll: 'Alle belegten annehmen',
  loading: 'Jede Änderung wird geprüft …',
  writing:
    'Das Sprachmodell schreibt noch. Jeder Abschnitt wird geprüft, sobald er vollständig ist; Ihr Lebenslauf ändert sich, wenn alles da ist.',
  failed:
    'Die Änderungen lassen sich in diesem Browser nicht zeigen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  none: 'Das Sprachmodell hat keine Änderung vorgeschlagen.',
  kinds: { replaced: 'Umformuliert', added: 'Hinzugefügt', removed: 'Entfernt', moved: 'Verschoben' },
  change: (kind: string, number: number) => `${kind}, Änderung ${format.number(number)}`,
  points: (difference: number) =>
    format.plural(difference, { one: '# Punkt', other: '# Punkte' }, { signDisplay: 'exceptZero' }),
  verdicts: {
    supported: 'Belegt',
    question: 'Braucht Ihre Antwort',
    lost: 'Eine Angabe ginge verloren',
    clashing: 'Nicht zusammen mit den anderen Änderungen',
    edited: 'Ihre eigenen Worte',
    confirmed: 'Sie sagten, es stimmt',
  },
  state: { in: 'In Ihrem Lebenslauf', out: 'Weggelassen' },
  added: 'hinzugefügt:',
  removed: 'entfernt:',
  moved: 'Steht jetzt an anderer Stelle.',
  evidence: 'Ihr Lebenslauf sagt:',
  noSection: 'Anfang des Lebenslaufs',
  showPlace: 'Im Lebenslauf zeigen',
  takeBack: 'Zurücknehmen',
  takeBackOf: (subject: string) => `Antwort zu ${subject} zurücknehmen`,
  accept: 'Annehmen',
  reject: 'Ablehnen',
  edit: 'Bearbeiten',
  editLabel: 'Ihre eigenen Worte für diese Änderung',
  editHint: 'Sie kommen so in den Lebenslauf, wie Sie sie schreiben. Leer gelassen fallen die Zeilen weg.',
  keep: 'Meine Worte nehmen',
  cancel: 'Abbrechen',
  yes: 'Ja, das stimmt',
  no: 'Nein',
  saidYes: 'Sie sagten, dass das stimmt.',
  saidNo: 'Sie sagten, dass das nicht stimmt; darum bleibt es draußen.',
  statementLabel: 'Wo das war, in Ihren Worten (optional)',
  confirm: 'Bestätigen',
  saving: 'Wird gespeichert …',
  answerFailed: 'Ihre Antwort ließ sich nicht speichern. Versuchen Sie es noch einmal.',
  compare: { caption: 'Beide Texte, Zeile für Zeile', original: 'Original', optimized: 'Verbessert' },
  questions: {
    also: (keywords) => `Auch gefragt (${format.number(keywords)})`,
    denied: (keywords: number) => `Sie haben Nein gesagt (${format.number(keywords)})`,
    heading: 'Fehlt in Ihrem Lebenslauf, trifft aber vielleicht zu',
    intro:
      'Was Sie bestätigen, kommt zu Ihren Kenntnissen. Ihre Antworten gelten auch für die nächste Analyse; Ihre Kontoseite zeigt sie.',
    before: 'Das haben Sie schon einmal bestätigt.',
    add: (keyword: string) => `${keyword} in diesen Lebenslauf`,
    added: 'Steht jetzt bei Ihren Kenntnissen.',
    takeOut: (keyword: string) => `${keyword} wieder herausnehmen`,
  },
});
