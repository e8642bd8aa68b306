import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

const resumes = (number: number, { plural }: Format) => plural(number, { one: '# Lebenslauf', other: '# Lebensläufe' });

export const texts = (format: Format): Texts => ({
  heading: 'Ihre Lebensläufe',
  newAnalysis: 'Neue Analyse',
  loading: 'Ihre Lebensläufe werden geladen …',
  empty: {
    title: 'Noch nichts gespeichert',
    description: 'Sie haben noch keinen Lebenslauf verbessert.',
    action: 'Lebenslauf analysieren',
  },
  loadFailed: {
    title: 'Die Lebensläufe ließen sich nicht laden',
    fallback: 'Beim Laden Ihrer gespeicherten Lebensläufe ist etwas schiefgegangen',
    retry: 'Noch einmal versuchen',
    stale: 'Diese Liste ist vielleicht veraltet.',
  },
  filters: {
    region: 'Filter',
    search: 'Stellen suchen …',
    searchLabel: 'Stellen suchen',
    score: 'Wert',
    scoreTitle: 'Bereich der Übereinstimmung',
    scoreFrom: 'Niedrigster Wert',
    scoreTo: 'Höchster Wert',
    percent: (score: number) => `${format.percent(score)}`,
    scoreRange: (from: number, to: number) => `${format.percent(from)} bis ${format.percent(to)}`,
    date: 'Datum',
    fromDate: 'Vom',
    toDate: 'Bis zum',
    anyDay: 'Jeder Tag',
    clearDay: 'Leeren',
    type: 'Art der Analyse',
    types: { all: 'Alle Analysen', ai: 'Mit KI verbessert', basic: 'Einfache Analyse' },
    reset: 'Zurücksetzen',
    show: (matching: number) => `${resumes(matching, format)} zeigen`,
    shown: (shown: number, all: number) =>
      `${format.number(shown)} von ${format.plural(all, { one: '# Lebenslauf', other: '# Lebensläufen' })}`,
    all: (all: number) => resumes(all, format),
    noneMatch: 'Kein Lebenslauf passt zu Ihren Filtern. Passen Sie die Filter an.',
  },
  table: {
    caption: 'Ihre gespeicherten Lebensläufe',
    jobTitle: 'Stelle',
    date: 'Datum',
    original: 'Original',
    optimized: 'Verbessert',
    keywords: 'Begriffe',
    actions: 'Aktionen',
    optimizedBadge: 'Mit KI verbessert',
    notOptimized: 'Nicht verbessert',
    noKeywords: 'Keine gefunden',
    more: (hidden: number) => `+${format.number(hidden)}`,
    view: (title: string) => `${title} im Einzelnen ansehen`,
    download: (title: string) => `${title} herunterladen`,
    sortBy: 'Sortieren nach',
    ascending: 'Aufsteigend',
    descending: 'Absteigend',
    keywordsMissing: 'Nicht geladen',
  },
  pages: {
    region: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page: number) => `Seite ${format.number(page)}`,
    rows: (from: number, to: number, all: number) =>
      `${format.number(from)} bis ${format.number(to)} von ${format.number(all)}`,
  },
  history: {
    title: 'Entwicklung der Werte',
    analyses: 'Analysen',
    gain: (original: number, optimized: number) =>
      `Durch die Verbesserung im Mittel von ${format.percent(original)} auf ${format.percent(optimized)}`,
  },
  selection: {
    region: 'Ausgewählte Lebensläufe',
    row: (title: string) => `${title} auswählen`,
    shown: 'Alle angezeigten auswählen',
    selected: (number: number) => `${format.number(number)} ausgewählt`,
    all: (number: number) => `Alle ${format.number(number)} auswählen`,
    clear: 'Auswahl aufheben',
    download: 'Herunterladen',
    downloading: 'Wird heruntergeladen …',
    delete: 'Löschen',
    fileTitle: (number: number) => resumes(number, format),
  },
  /** What a score is worth, where it is not worth its face. */
  reading: {
    about: (from: number, to: number) => `etwa ${format.number(from)} bis ${format.number(to)}`,
    little: 'unsicher: zu wenig der Anzeige ist sicher',
    missing: (names: readonly string[]) => `verlangt und nicht gezeigt: ${format.allOf(names)}`,
  },
  scoredAgain: (before: number, now: number) => ({
    title: 'Neu bewertet',
    description: `${format.percent(before)} vorher, ${format.percent(now)} jetzt.`,
  }),
  scoreAgainFailed: {
    title: 'Nicht neu bewertet',
    fallback: 'Die Analyse bleibt, wie sie war. Bitte versuchen Sie es noch einmal.',
  },
  detail: {
    scoredBy: (version: string | undefined) =>
      version === undefined ? 'Bewertet von einer früheren Version.' : `Bewertet von ${version}.`,
    scoreAgain: 'Mit der heutigen Version neu bewerten',
    scoringAgain: 'Wird bewertet...',
    created: (date: Date) => `Angelegt am ${format.date(date, { dateStyle: 'long' })}`,
    original: 'Übereinstimmung, Original',
    optimized: 'Übereinstimmung, verbessert',
    keywords: 'Begriffe',
    found: 'vorhanden',
    missing: 'fehlt',
    texts: 'Fassungen des Lebenslaufs',
    recommendations: 'Empfehlungen der KI',
    originalTab: 'Original',
    optimizedTab: 'Verbessert',
    download: 'Herunterladen',
    delete: 'Löschen',
    deleting: 'Wird gelöscht …',
    loading: 'Diese Analyse wird geladen …',
    loadFailed: 'Diese Analyse ließ sich nicht laden.',
    retry: 'Noch einmal versuchen',
  },
  confirm: {
    title: (jobTitle: string) => `„${jobTitle}“ löschen?`,
    description:
      'Die Analyse und beide Fassungen des Lebenslaufs verschwinden aus Ihrer Übersicht. Das lässt sich nicht zurücknehmen.',
    manyTitle: (number: number) => `${resumes(number, format)} löschen?`,
    manyDescription:
      'Die Analysen und alle ihre Fassungen verschwinden aus Ihrer Übersicht. Das lässt sich nicht zurücknehmen.',
    cancel: 'Abbrechen',
    delete: 'Löschen',
  },
  deleted: { title: 'Lebenslauf gelöscht', description: 'Die Analyse Ihres Lebenslaufs ist gelöscht' },
  deletedMany: (number: number) => ({
    title: 'Lebensläufe gelöscht',
    description: `${resumes(number, format)} gelöscht`,
  }),
  deleteFailed: {
    title: 'Der Lebenslauf ließ sich nicht löschen',
    fallback: 'Beim Löschen der Analyse ist etwas schiefgegangen',
  },
  downloadFailed: {
    title: 'Herunterladen fehlgeschlagen',
    fallback: 'Der Lebenslauf ließ sich nicht laden. Bitte versuchen Sie es noch einmal.',
  },
});
