import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  title: 'Mit dem Lebenslauf durch die Vorauswahl',
  headline: 'Mit dem Lebenslauf durch die Vorauswahl',
  lead: 'Shortlist liest Anzeige und Lebenslauf, wie es das System einer Personalabteilung tut: was passt, was fehlt und was es kostet. Die KI bringt dann die fehlenden Begriffe, die wirklich auf Sie zutreffen, auf natürliche Weise unter.',
  start: 'Jetzt verbessern',
  dashboard: 'Zur Übersicht',
  tryIt: {
    choose: 'Datei wählen',
    chooseFor: (field: string) => `Datei wählen für „${field}“`,
    title: 'Ausprobieren',
    lead: 'Ohne Konto. Texte einfügen oder PDF- und Word-Dateien hierher ziehen; sie bleiben in diesem Browser.',
    jobDescription: 'Stellenanzeige',
    jobDescriptionPlaceholder: 'Hier die Stellenanzeige einfügen …',
    resume: 'Ihr Lebenslauf',
    resumePlaceholder: 'Hier den Text Ihres Lebenslaufs einfügen …',
    example: 'Beispiel einsetzen',
    submit: 'Meinen Wert zeigen',
    busy: 'Beide Texte werden gelesen …',
    missing: {
      title: 'Angaben fehlen',
      description: 'Bitte geben Sie die Stellenanzeige und Ihren Lebenslauf an.',
    },
    tooLong: (characters: string, limit: string) =>
      `Dieser Text hat ${characters} Zeichen; erlaubt sind ${limit}. Kürzen Sie ihn auf das Wichtige.`,
    pasteRefused: (characters: string, limit: string) =>
      `Das Eingefügte hat ${characters} Zeichen und wurde weggelassen; erlaubt sind ${limit}.`,
    failed: {
      title: 'Analyse fehlgeschlagen',
      description: 'Bei der Analyse Ihres Lebenslaufs ist etwas schiefgegangen.',
    },
  },
  result: {
    title: 'ATS-Übereinstimmung',
    meaning: 'Wie gut dieser Lebenslauf auf diese Anzeige antwortet.',
    uncertain: 'unsicher',
    uncovered:
      'Die Anzeige ist in einer Sprache, die das Programm nicht gut kennt. Nehmen Sie den Wert als groben Anhaltspunkt.',
    authenticationRequired: 'Anmeldung erforderlich',
    authenticationReason:
      'Melden Sie sich an und sehen Sie, welche Begriffe zählen, welche Zeilen Ihres Lebenslaufs sie belegen und was noch hineingehört. Beide Texte werden übernommen.',
    open: 'Anmelden / Registrieren',
    optimize: 'Lebenslauf verbessern',
    download: 'Herunterladen',
    back: 'Texte ändern',
  },
  signedIn: {
    title: 'Bereit für die nächste Bewerbung',
    withDraft: 'Ihre Texte warten in der Analyse.',
    withoutDraft:
      'Fügen Sie Anzeige und Lebenslauf ein, auch als PDF- oder Word-Datei, und sehen Sie, wie gut das eine auf das andere antwortet.',
    open: 'Zur Analyse',
  },
  features: {
    title: 'Das bekommen Sie',
    items: [
      {
        title: 'Analyse der Begriffe',
        text: 'Findet die Begriffe einer Stellenanzeige und prüft Zeile für Zeile, ob Ihr Lebenslauf sie enthält.',
      },
      {
        title: 'Verbesserung mit KI',
        text: 'Bringt fehlende Begriffe auf natürliche Weise in Ihren Lebenslauf. Nur die, die Sie bestätigen: erfunden wird nichts.',
      },
      {
        title: 'Übersicht Ihrer Bewerbungen',
        text: 'Bewahrt jede Analyse mit ihrem verbesserten Lebenslauf auf, geordnet, eine für jede Stelle.',
      },
    ],
  },
  howItWorks: {
    title: 'So funktioniert es',
    lead: 'Ein kleines Beispiel in englischer Sprache, gelesen vom selben Programm, das Ihren Lebenslauf liest.',
    posting: '1. Die Anzeige fragt',
    resume: '2. Ihr Lebenslauf antwortet',
    evidence: '3. Jeder Begriff bekommt seinen Beleg',
    found: 'Vorhanden',
    missing: 'Fehlt',
    notFound: 'Keine Zeile des Lebenslaufs zeigt es.',
  },
});
