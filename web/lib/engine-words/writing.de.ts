import type { Template } from './template.de.ts';

/** What a machine that reads the file stumbles over (engine/explain/judge-parsing.ts). */
export const parsingTemplates: readonly Template[] = [
  [
    'Some characters did not survive: the file may use a font that machines cannot read. Export it anew.',
    'Einige Zeichen sind verloren gegangen: Vielleicht hat die Datei eine Schrift, die Maschinen nicht lesen können. Exportieren Sie sie neu.',
  ],
  [
    'More than one character in a hundred is broken: a machine would not read this file at all.',
    'Mehr als eines von hundert Zeichen ist kaputt: Eine Maschine würde diese Datei gar nicht lesen.',
  ],
  [
    'The text holds HTML tags: paste it as plain text.',
    'Der Text enthält HTML-Auszeichnungen: Fügen Sie ihn als reinen Text ein.',
  ],
  [
    'Many lines stand in columns or a table: machines read straight across them. One column is safe.',
    'Viele Zeilen stehen in Spalten oder einer Tabelle: Maschinen lesen quer darüber hinweg. Eine Spalte ist sicher.',
  ],
  [
    'Letters stand apart ("S K I L L S"): machines read them one by one. Write headings as words.',
    'Buchstaben stehen gesperrt („S K I L L S“): Maschinen lesen sie einzeln. Schreiben Sie Überschriften als Wörter.',
  ],
  [
    'No e-mail address or telephone number was found in the text.',
    'Im Text wurde weder eine E-Mail-Adresse noch eine Telefonnummer gefunden.',
  ],
  [
    'No years were found: machines count experience by the dates of jobs.',
    'Es wurden keine Jahreszahlen gefunden: Maschinen zählen Berufserfahrung nach Beginn und Ende der Stellen.',
  ],
  [
    'No usual headings (Experience, Education, Skills) were found on lines of their own.',
    'Keine übliche Überschrift (Berufserfahrung, Ausbildung, Kenntnisse) steht auf einer eigenen Zeile.',
  ],
  [
    'The text is one block without line breaks: sections and jobs cannot be told apart.',
    'Der Text ist ein Block ohne Zeilenumbrüche: Abschnitte und Stellen lassen sich nicht unterscheiden.',
  ],
  [
    'No text was found. A scanned page must be typed.',
    'Es wurde kein Text gefunden. Eine eingescannte Seite muss abgetippt werden.',
  ],
];

/** How well the resume is written (engine/explain/judge-writing.ts). */
export const writingTemplates: readonly Template[] = [
  ['No text was found.', 'Es wurde kein Text gefunden.'],
  ['"{line}" is long: split it into two or three.', '„{line}“ ist lang: Machen Sie zwei oder drei Zeilen daraus.'],
  [
    '"{line}": begin with what you did, a verb such as built, led, cut, taught.',
    '„{line}“: Beginnen Sie mit dem, was Sie getan haben, also mit einem Verb wie gebaut, geleitet, gesenkt, unterrichtet.',
  ],
  ['"{line}": most resumes leave out "I" and "my".', '„{line}“: Die meisten Lebensläufe kommen ohne „I“ und „my“ aus.'],
  [
    '"{line}": everyone says this of themselves. Show it by a result.',
    '„{line}“: Das sagen alle von sich. Zeigen Sie es durch ein Ergebnis.',
  ],
  [
    'Few lines name a number: how many, how much, how often?',
    'Wenige Zeilen nennen eine Zahl: Wie viele, wie viel, wie oft?',
  ],
  [
    'Nearly everything is in capitals, which is slow to read: keep them for headings.',
    'Fast alles ist in Großbuchstaben, das liest sich mühsam: Lassen Sie sie den Überschriften.',
  ],
  ['The resume has 1 word; most have 300 to 800.', 'Der Lebenslauf hat 1 Wort; die meisten haben 300 bis 800.'],
  [
    'The resume has {number} words; most have 300 to 800.',
    'Der Lebenslauf hat {number} Wörter; die meisten haben 300 bis 800.',
  ],
];
