import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

const fieldNames = {
  jobTitle: 'Die Stelle',
  jobDescription: 'Die Stellenanzeige',
  resumeText: 'Der Lebenslauf',
};

export const texts = (format: Format): Texts => ({
  heading: 'Lebenslauf-Analyse',
  intro:
    'Fügen Sie Anzeige und Lebenslauf ein, oder ziehen Sie sie als PDF- oder Word-Datei hierher. Sie sehen, wie gut der Lebenslauf auf die Anzeige antwortet, und warum.',
  aiReads: (model: string, host: string) => `Beide Texte liest auch ein Sprachmodell: ${model} bei ${host}.`,
  jobDescription: {
    title: 'Stellenanzeige',
    titleLabel: 'Stelle',
    titleHint: 'Optional. So heißt die Analyse in Ihrer Übersicht.',
    titleRead: 'Aus der Stellenanzeige gelesen. So heißt die Analyse in Ihrer Übersicht; Sie können es ändern.',
    suggestions: 'Bezeichnungen aus der Anzeige',
    use: (title: string) => `„${title}“ nehmen`,
    titlePlaceholder: 'z. B. Entwicklerin oder Datenanalyst',
    placeholder: 'Hier die Stellenanzeige einfügen …',
  },
  example: {
    button: 'Beispiel laden',
    question: 'Ihre Texte durch das Beispiel ersetzen?',
    explanation: 'Stelle, Anzeige und Lebenslauf, die Sie eingegeben haben, gehen dann verloren.',
    keep: 'Meine Texte behalten',
    replace: 'Ersetzen',
  },
  resume: { title: 'Ihr Lebenslauf', placeholder: 'Hier den Text Ihres Lebenslaufs einfügen …' },
  file: { choose: 'Datei wählen', chooseFor: (field: string) => `Datei wählen für „${field}“` },
  library: 'Meine Lebensläufe',
  counted: (characters: number, limit: number) => `${format.number(characters)} von ${format.number(limit)} Zeichen`,
  analyze: (signedIn: boolean) => (signedIn ? 'Lebenslauf analysieren & speichern' : 'Lebenslauf analysieren'),
  analyzing: (signedIn: boolean) => (signedIn ? 'Wird analysiert & gespeichert …' : 'Analyse läuft …'),
  cancel: 'Abbrechen',
  stages: {
    matching: 'Ihr Lebenslauf wird mit der Anzeige verglichen.',
    waiting: 'Verglichen. Nun ist das Sprachmodell dran.',
    writing: 'Das Sprachmodell schreibt Ihren Lebenslauf um.',
    checking: 'Jede Änderung wird an Ihrem Lebenslauf geprüft.',
  },
  written: (words: number) => format.plural(words, { one: 'Bisher # Wort.', other: 'Bisher # Wörter.' }),
  ready: 'Bereit für die Analyse.',
  problems: {
    bothMissing: 'Fügen Sie die Stellenanzeige und Ihren Lebenslauf ein.',
    postingMissing: 'Fügen Sie die Stellenanzeige ein.',
    resumeMissing: 'Fügen Sie Ihren Lebenslauf ein.',
    notText: (field: keyof typeof fieldNames) =>
      `${fieldNames[field]} enthält Daten, die kein Text sind. Kopieren Sie den Text aus dem Dokument und fügen Sie ihn noch einmal ein.`,
    tooLong: (field: keyof typeof fieldNames, over: number, limit: number) =>
      `${fieldNames[field]} ist ${format.number(over)} Zeichen länger als die erlaubten ${format.number(limit)}. Kürzen Sie, um weiterzukommen; abgeschnitten wurde nichts.`,
  },
  pasteRefused: (characters: number, limit: number) =>
    `Das Eingefügte hat ${format.number(characters)} Zeichen, mehr als die erlaubten ${format.number(limit)}. Es wurde weggelassen; was hier stand, ist unverändert.`,
  scansLeft: (left: number) => format.plural(left, { one: 'Heute noch # Analyse.', other: 'Heute noch # Analysen.' }),
  missingInformation: {
    title: 'Angaben fehlen',
    description: 'Bitte geben Sie die Stellenanzeige und Ihren Lebenslauf an.',
  },
  notes: {
    start: 'KI-Analyse nicht möglich',
    unavailable: (reason) => `KI-Analyse nicht möglich: ${reason}`,
    invalidFormat:
      'KI-Analyse nicht möglich: Die Antwort hatte ein ungültiges Format. Stattdessen wurden nur die Begriffe verglichen.',
    failed: (reason) => `Fehler bei der Analyse: ${reason}`,
    keyCheckFailed: (reason) => `Fehler beim Prüfen des API-Schlüssels: ${reason}`,
    keyIssue: (reason) => `Problem mit dem Schlüssel des KI-Anbieters: ${reason}`,
    keyException: 'Die Prüfung ist gescheitert',
    unreachable: 'Der Server war nicht zu erreichen oder brauchte zu lange.',
    status: (status) => `Der Server antwortete mit dem Status ${status}.`,
  },
  keyIssue: {
    title: 'Problem mit dem Schlüssel des KI-Anbieters',
    withoutAi: 'Ohne KI analysieren',
    first: 'Erst muss der KI-Schlüssel gültig sein.',
    invalid: 'Der Schlüssel des KI-Anbieters fehlt oder ist ungültig.',
  },
  recheck: { button: 'API-Schlüssel neu prüfen', busy: 'Wird geprüft …', toastTitle: 'API-Schlüssel geprüft' },
  results: {
    versions: 'Fassungen',
    heading: 'Ergebnis der Analyse',
    startNew: 'Neue Analyse',
    matchScore: 'ATS-Übereinstimmung',
    optimizedScore: 'Übereinstimmung, verbessert',
    notOptimized: 'Noch nicht verbessert',
    scoreMeaning: 'Wie gut dieser Lebenslauf auf diese Anzeige antwortet.',
    keywordAnalysis: 'Analyse der Begriffe',
    keywordAnalysisHint: 'Wählen Sie einen Begriff, um die Zeilen Ihres Lebenslaufs zu sehen, die ihn zeigen.',
    missing: 'Fehlende Begriffe',
    missingHint: 'Nehmen Sie sie in Ihren Lebenslauf auf, um den Wert zu verbessern',
    noneMissing: 'Ihr Lebenslauf zeigt jeden Begriff dieser Anzeige.',
    noKeywords: 'In dieser Anzeige wurde kein Begriff erkannt.',
    matched: 'Gefundene Begriffe',
    matchedHint: 'Stehen schon in Ihrem Lebenslauf',
    noneMatched: 'Kein Begriff dieser Anzeige steht in Ihrem Lebenslauf.',
    recommendations: 'Empfehlungen der KI',
    noRecommendations: 'Sonst gibt es nichts zu empfehlen.',
    placement: 'Wohin die Begriffe passen',
    originalTab: 'Original',
    optimizedTab: 'Verbessert',
    compareTab: 'Vergleichen',
    optimize: 'Lebenslauf verbessern',
    scoreChange: (before: number, after: number) =>
      `Übereinstimmung vorher ${format.percent(before)}, jetzt ${format.percent(after)}.`,
    changeConfirmed: 'Bestätigte Begriffe ändern',
    saving: 'Wird gespeichert …',
    download: 'Herunterladen',
    resumeTabs: 'Fassungen des Lebenslaufs',
    save: 'In der Übersicht speichern',
    notSaved: (reason: string) => `Nicht gespeichert: ${reason}`,
    saved: 'In Ihrer Übersicht gespeichert',
  },
  failedToast: {
    title: 'Analyse fehlgeschlagen',
    description: 'Bei der Analyse Ihres Lebenslaufs ist etwas schiefgegangen.',
  },
  failed: {
    kept: 'Ihre Texte sind noch da. Versuchen Sie es noch einmal, oder gehen Sie zurück und ändern Sie sie.',
    retry: 'Noch einmal versuchen',
  },
  bar: {
    gained: (points) => `${format.number(points, { signDisplay: 'exceptZero' })} seit dem Öffnen`,
    label: 'Ergebnis und nächster Schritt',
    answers: (changes: number, points: number) =>
      `${format.plural(changes, { one: '# Änderung braucht Ihre Antwort', other: '# Änderungen brauchen Ihre Antwort' })}${points > 0 ? `, bis zu +${format.number(points)}` : ''}.`,
    keywords: (keywords: number, points: number) =>
      `${format.plural(keywords, { one: '# Begriff fehlt', other: '# Begriffe fehlen' })} in Ihrem Lebenslauf${points > 0 ? `: bis zu +${format.number(points)}` : ''}. Sagen Sie, was auf Sie zutrifft.`,
    done: 'Nichts wartet auf Ihre Antwort. Ihr Lebenslauf kann heruntergeladen werden.',
    showChange: 'Die erste zeigen',
    showGaps: 'Zeigen, was fehlt',
  },
  edit: {
    back: 'Zurück zur Änderung',
    hint: 'Ändern Sie den Text hier: Die Bewertung folgt, ohne dass eine Analyse verbraucht wird.',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    samePlace: {
      title: 'Sie haben an derselben Stelle geschrieben',
      description: 'Ihre Worte bleiben, wie sie sind. Ändern Sie sie im Lebenslauf, wenn Sie diese Änderung möchten.',
    },
  },
  conflict: {
    explanation: 'Diese Analyse wurde in einem anderen Tab oder auf einem anderen Gerät geändert.',
    reload: 'Das Gespeicherte zeigen',
    keepMine: 'Das hier behalten',
  },
  panes: { label: 'Anzeigen', todo: 'Was zu tun ist', resume: 'Lebenslauf' },
  opening: 'Die Analyse wird geöffnet …',
  gone: {
    title: 'Diese Analyse gibt es hier nicht',
    description:
      'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Konto. Ihre eigenen stehen auf Ihrer Übersicht.',
  },
  notLoaded: {
    title: 'Diese Analyse konnte nicht geladen werden',
    description: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Es ist nichts verloren.',
  },
  toDashboard: 'Zur Übersicht',
  importance: { must: 'Muss', preferred: 'Erwünscht', nice: 'Gern gesehen', unsure: 'Vielleicht gefragt' },
  found: 'vorhanden',
  absent: 'fehlt',
  foundOf: (found: number, all: number) => `${format.number(found)} von ${format.number(all)} vorhanden`,
  alternatives: (names: readonly string[]) => `Eines von: ${format.anyOf(names)}`,
  noEvidence: 'Keine Zeile Ihres Lebenslaufs zeigt das.',
  strengths: {
    exact: 'dieselben Wörter',
    alias: 'ein anderer Name dafür',
    inflected: 'eine andere Form des Wortes',
    meaning: 'mit anderen Worten gesagt',
    partial: 'zum Teil: einige seiner Wörter, oder solche, die dazugehören',
    near: 'fast gleich geschrieben',
    related: 'verwandt, zählt also zum Teil',
    none: 'keine Übereinstimmung',
  },
  placements: {
    shown: 'in Ihrer Arbeit gezeigt',
    listed: 'als Kenntnis aufgezählt',
    passing: 'nebenbei genannt',
    none: 'außerhalb der Abschnitte',
  },
  arithmetic: {
    title: 'So entsteht dieser Wert',
    optimizedTitle: 'So entsteht der verbesserte Wert',
    failed:
      'Die Rechnung lässt sich in diesem Browser nicht zeigen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    caption: 'Erreichte Punkte, Teil für Teil',
    part: 'Teil',
    points: 'Punkte',
    earned: (earned: string, possible: string) => `${earned} von ${possible}`,
    formula: (version: string) => `Formel, Version ${version}. Gleiche Texte ergeben immer den gleichen Wert.`,
  },
  lines: {
    intro: 'Vielleicht zeigt eine Zeile einen Begriff mit anderen Worten. Ihre Antwort wird gemerkt.',
    refused: 'Sie haben gesagt, dass diese Zeile es nicht zeigt.',
    yes: 'Ja',
    no: 'Nein',
    confirmed: (requirement: string) => `Von Ihnen bestätigt: ${requirement}`,
    takeBack: 'Zurücknehmen',
    takeBackOf: (requirement: string) => `Antwort zu ${requirement} zurücknehmen`,
    scores: (read: string, withAnswers: string) =>
      `${read} wie gelesen, ${withAnswers} mit dem, was Sie bestätigt haben`,
    total: 'Mit dem, was Sie bestätigt haben',
  },
  reading: {
    decisive: (names: readonly string[]) =>
      `Die Anzeige verlangt ${format.allOf(names)}, und Ihr Lebenslauf zeigt es nicht: Ergänzen Sie es, sonst wird die Bewerbung wahrscheinlich abgelehnt.`,
    about: (from: number, to: number) =>
      `Ungefähr dieser Wert: zwischen ${format.percent(from)} und ${format.percent(to)}. Nur ein Teil dessen, was diese Anzeige verlangt, ist sicher.`,
    aboutWord: (from: number, to: number) => `etwa ${format.number(from)} bis ${format.number(to)}`,
    little:
      'Zu wenig von dem, was diese Anzeige verlangt, ist sicher, um nach diesem Wert zu urteilen. Lesen Sie stattdessen, was sie verlangt und was gefunden wurde.',
    littleWord: 'unsicher',
    found: (why: string) => `Wir haben in dieser Anzeige wenig zum Vergleichen gefunden: ${why}.`,
    why: {
      short: 'sie hat weniger als 80 Wörter',
      language: 'sie ist in einer Sprache, die der Vergleich nicht abdeckt',
      company: 'sie spricht vor allem vom Unternehmen, von seinem Angebot und vom Recht',
      general: 'sie verlangt vor allem in allgemeinen Worten',
    },
  },
  knockOuts: { title: 'Unabhängig vom Wert entscheidend', met: 'erfüllt', unmet: 'nicht gezeigt' },
  parseHealth: 'Maschinenlesbarkeit',
  writingQuality: 'Schreibstil',
  findings: (findings: number) => format.plural(findings, { one: '# Hinweis', other: '# Hinweise' }),
  notCovered: (code: string) => {
    const language = code === 'und' ? 'unbekannt' : format.languageName(code);
    return `Die Sprache dieser Anzeige (${language}) deckt der Vergleich nicht gut ab. Nehmen Sie den Wert als groben Anhaltspunkt.`;
  },
  issue: {
    title: 'Problem mit der KI-Analyse',
    engineScore: 'Die gezeigte Bewertung stammt vom eingebauten Verfahren, ohne das Sprachmodell.',
    basicScore: 'Die gezeigte Bewertung ist der Anteil der Begriffe, die der einfache Abgleich gefunden hat.',
  },
  clear: 'Leeren',
  clearField: (title) => `Leeren: ${title}`,
  reported: {
    title: 'Ihre Texte enthalten Anweisungen an eine KI',
    explanation:
      'Auf diese Analyse hatten sie keine Wirkung. Nehmen Sie sie aus Ihrem Lebenslauf; bei einer Anzeige wissen Sie nun, dass sie da sind.',
    where: (where: 'resume' | 'jobDescription', isHidden: boolean) =>
      `${where === 'resume' ? 'Lebenslauf' : 'Stellenanzeige'}${isHidden ? ', für Leser unsichtbar' : ''}:`,
  },
  limited: {
    title: 'KI-Analyse eingeschränkt',
    description: 'Die Analyse ist fertig, aber mit weniger KI. Manches ließe sich noch verbessern.',
  },
  savedToast: { title: 'Analyse gespeichert', description: 'Sie finden sie in Ihrer Übersicht.' },
  saveFailed: {
    title: 'Speichern fehlgeschlagen',
    description: 'Ihre Analyse ist fertig, ließ sich aber nicht speichern. Sie können es von Hand versuchen.',
  },
  notAuthenticated: 'Sie sind nicht angemeldet',
  optimizedToast: {
    title: 'Lebenslauf verbessert',
    description: 'Ihr Lebenslauf ist verbessert und in Ihrer Übersicht gespeichert.',
  },
  scanLimit: {
    renews: (when: string) => `Neue gibt es ${when}, nach Ihrer Uhr.`,
    title: 'Für heute sind die Analysen aufgebraucht',
    text: (limit: number) =>
      format.plural(limit, {
        one: 'Sie haben Ihre # Analyse für heute verbraucht.',
        other: 'Sie haben heute alle # Analysen verbraucht.',
      }),
    benefitsTitle: 'Premium enthält:',
    benefits: (scans: number) => [
      format.plural(scans, { one: '# Analyse am Tag', other: '# Analysen am Tag' }),
      'Erweiterte Optimierung mit KI',
      'Bevorzugter Support',
    ],
    later: 'Vielleicht später',
    upgrade: 'Zu Premium wechseln',
    checkoutLink: 'Zahlungsseite öffnen',
    checkoutFailed: {
      title: 'Fehler beim Abonnement',
      description: 'Der Kauf ließ sich nicht beginnen. Bitte versuchen Sie es noch einmal.',
    },
    notConfigured: 'Konfigurationsfehler',
    blocked: {
      title: 'Pop-up blockiert',
      description: 'Bitte erlauben Sie dieser Website, Fenster zu öffnen, und versuchen Sie es noch einmal.',
    },
  },
  scanUsed: {
    title: 'Diese Analyse ist verbraucht',
    description:
      'Die KI hatte schon begonnen zu antworten. Darum zählt die Analyse, auch wenn die Antwort nicht gezeigt wird.',
  },
  scanCheckFailed: {
    title: 'Zahl der Analysen unbekannt',
    description: 'Wie viele Analysen Sie heute noch haben, ließ sich nicht feststellen. Analysieren geht trotzdem.',
  },
  sessionEnded: {
    title: 'Bitte melden Sie sich neu an',
    description: 'Ihre Sitzung ist abgelaufen. Ihre Texte sind noch da.',
  },
});
