import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  product: 'Shortlist',
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  nav: { home: 'Start', dashboard: 'Übersicht', analyzer: 'Lebenslauf-Analyse', pricing: 'Preise' },
  login: 'Anmelden',
  account: 'Konto',
  admin: 'Admin',
  adminInMenu: 'Admin-Übersicht',
  logout: 'Abmelden',
  openMenu: 'Menü öffnen',
  menu: 'Menü',
  theme: (theme: string) => `Farbschema: ${theme}`,
  themes: { system: 'wie im System', light: 'hell', dark: 'dunkel' },
  copyright: (year: number) => `© ${year} Shortlist. Alle Rechte vorbehalten.`,
  aboutData: 'Über die Daten',
  language: 'Sprache',
  operatorLinks: { privacy: 'Datenschutz', terms: 'Nutzungsbedingungen', imprint: 'Impressum' },
  aboutDataPage: {
    aiReads: (model: string, host: string) =>
      `Was Sie angemeldet analysieren, liest auch ein Sprachmodell: ${model} bei ${host}. Was es schreibt, wird an Ihrem Lebenslauf geprüft, bevor Sie es sehen.`,
    heading: 'Über die Daten',
    how: [
      'Shortlist vergleicht eine Stellenanzeige mit einem Lebenslauf nach Regeln, die sich nachlesen lassen: welche Kenntnisse, Werkzeuge, Zulassungen und Jahre eine Anzeige verlangt und welche Zeilen des Lebenslaufs sie zeigen. Gleiche Texte ergeben immer den gleichen Wert, und zu jedem Wert gehört seine Rechnung.',
      'Der Wert sagt, wie gut ein Lebenslauf auf eine Anzeige antwortet. Er sagt nichts über den Menschen und nichts über die Aussicht, eingestellt zu werden.',
      'Auf der Startseite werden beide Texte in Ihrem Browser verglichen und nirgendwohin geschickt. In der Analyse gehen sie an diesen Server, der sie mit der Analyse in Ihrer Übersicht aufbewahrt, bis Sie sie löschen.',
    ],
    sources: 'Quellen',
  },
  firstOfTwo: { title: 'Link angenommen', description: 'Öffnen Sie nun auch den Link in der anderen E-Mail.' },
  linkIgnored: {
    title: 'Dieser Link wurde nicht benutzt',
    description: 'Er gehört zu einer Anmeldung, die nicht in diesem Browser begann. Hier hat sich nichts geändert.',
  },
  linkFailed: {
    title: 'Dieser Link funktioniert nicht',
    expired: 'Er wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    fallback: 'Bitte versuchen Sie es noch einmal, oder fordern Sie einen neuen Link an.',
  },
  offline: 'Sie sind offline. Was geladen ist, bleibt; zum Speichern und Analysieren brauchen Sie eine Verbindung.',
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  failed: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    description:
      'Was Sie gespeichert haben, ist nicht verloren, und was Sie getippt haben, bleibt. Versuchen Sie es noch einmal; hilft das nicht, laden Sie die Seite neu.',
  },
  notFound: {
    heading: 'Hoppla! Seite nicht gefunden',
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite. Sie ist umgezogen, oder im Link steckt ein Fehler.',
    link: 'Zurück zur Startseite',
  },
});
