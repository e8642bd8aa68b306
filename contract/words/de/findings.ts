import type { FindingParams } from '#engine';
import type { WordsOf } from '../words.ts';

/** What a machine stumbles over in a resume, and how well it is written. */
export const findings: WordsOf<FindingParams> = {
  empty: () => 'Es wurde kein Text gefunden. Eine eingescannte Seite muss abgetippt werden.',
  'broken-characters': () =>
    'Einige Zeichen sind verloren gegangen: Vielleicht hat die Datei eine Schrift, die Maschinen nicht lesen können. Exportieren Sie sie neu.',
  unreadable: () =>
    'Mehr als eines von hundert Zeichen ist fehlerhaft: Eine Maschine würde diese Datei gar nicht lesen.',
  markup: () => 'Der Text enthält HTML-Auszeichnungen: Fügen Sie ihn als reinen Text ein.',
  columns: () =>
    'Viele Zeilen stehen in Spalten oder einer Tabelle: Maschinen lesen quer darüber hinweg. Eine Spalte ist sicher.',
  'spaced-letters': () =>
    'Einige Wörter sind g e s p e r r t gesetzt: Maschinen lesen jeden Buchstaben für sich. Schreiben Sie Überschriften als Wörter.',
  'no-contact': () => 'Im Text wurde weder eine E-Mail-Adresse noch eine Telefonnummer gefunden.',
  'no-dates': () =>
    'Es wurden keine Jahreszahlen gefunden: Maschinen zählen Berufserfahrung nach Beginn und Ende der Stellen.',
  'no-sections': () =>
    'Keine übliche Überschrift (Berufserfahrung, Ausbildung, Kenntnisse) steht auf einer eigenen Zeile.',
  'one-block': () =>
    'Der Text ist ein Block ohne Zeilenumbrüche: Abschnitte und Stellen lassen sich nicht unterscheiden.',
  cut: () => 'Einer der Texte ist länger als sechzig Seiten: Nur sein Anfang wurde gelesen.',
  noText: () => 'Es wurde kein Text gefunden.',
  longLine: ({ text }) => `„${text}“ ist lang: Machen Sie zwei oder drei Zeilen daraus.`,
  weakStart: ({ text }) =>
    `„${text}“: Beginnen Sie mit dem, was Sie getan haben, also mit einem Verb wie gebaut, geleitet, gesenkt, unterrichtet.`,
  firstPerson: ({ text }) => `„${text}“: Die meisten Lebensläufe kommen ohne „I“ und „my“ aus.`,
  phrase: ({ text }) => `„${text}“: Das sagen alle von sich. Zeigen Sie es durch ein Ergebnis.`,
  noNumbers: () => 'Wenige Zeilen nennen eine Zahl: Wie viele, wie viel, wie oft?',
  capitals: () => 'Fast alles ist in Großbuchstaben, das liest sich mühsam: Lassen Sie sie den Überschriften.',
  short: ({ words }) =>
    `Der Lebenslauf hat ${words === 1 ? '1 Wort' : `${words} Wörter`}; die meisten haben 300 bis 800.`,
};
