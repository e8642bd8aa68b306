import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Herunterladen als',
  description:
    'Die Datei entsteht in Ihrem Browser und wird vor der Übergabe wieder gelesen. Sie wird nirgendwohin gesendet.',
  fields: {
    format: 'Format',
    template: 'Vorlage',
    paper: 'Papier',
    size: 'Schriftgröße',
    margins: 'Ränder',
    pages: 'Seiten',
    dates: 'Daten',
  },
  formats: { pdf: 'PDF', docx: 'Word (DOCX)', markdown: 'Markdown', 'json-resume': 'JSON Resume', text: 'Reiner Text' },
  templates: { plain: 'Schlicht', classic: 'Klassisch', compact: 'Kompakt', accent: 'Mit Farbe' },
  steps: { small: 'Klein', normal: 'Normal', large: 'Groß' },
  pages: { any: 'So viele wie nötig', one: 'Eine, wenn möglich', two: 'Zwei, wenn möglich' },
  dates: { inline: 'Hinter der Stelle', aligned: 'Am rechten Rand' },
  alignedNote: 'Nur für Menschen: Viele Bewerbungssysteme halten Daten am rechten Rand für eine eigene Spalte.',
  preview: 'Vorschau',
  writing: 'Die Datei wird erstellt.',
  readBack: 'Sie wurde wieder gelesen: Jedes Wort, jede Zeile und jede Überschrift ist da.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  pageCount: (count: number) => format.plural(count, { one: '# Seite.', other: '# Seiten.' }),
  notFitted: 'Es werden mehr Seiten als gewünscht: Kleinere Schrift wäre schwer zu lesen.',
  wordReady: 'Ihre Word-Datei ist fertig, mit echten Überschriften und Listen. Wo die Seiten enden, entscheidet Word.',
  download: 'Datei herunterladen',
  takeText: 'Als reinen Text herunterladen',
  chooseWord: 'Word wählen',
  failed: 'Die Datei konnte nicht erstellt werden. Ihr Text ist unversehrt.',
  keep: {
    format: 'Ihre eigene Word-Datei',
    hint: 'Die Änderungen kommen in die Word-Datei, aus der dieser Text stammt; ihr Aussehen und alles andere bleibt, wie es ist.',
    ask: 'Wählen Sie diese Datei.',
    choose: 'Ihre Word-Datei wählen',
    chooseOther: 'Andere Datei wählen',
    origins: {
      chosen: (name: string) => `Ihre Datei: ${name}.`,
      dropped: (name: string) => `Ihre Datei: ${name}, die Sie auf dieser Seite geöffnet haben.`,
      kept: (name: string) => `Ihre Datei: ${name}, aufbewahrt in „Meine Lebensläufe“.`,
    },
    made: (count: number) =>
      format.plural(count, {
        one: '# Zeile wurde in Ihrer Datei geändert.',
        other: '# Zeilen wurden in Ihrer Datei geändert.',
      }),
    refused: (count: number) =>
      format.plural(count, {
        one: '# Änderung geht nicht, ohne etwas anderes zu verschieben. Kopieren Sie sie selbst in die Datei.',
        other: '# Änderungen gehen nicht, ohne etwas anderes zu verschieben. Kopieren Sie sie selbst in die Datei.',
      }),
    download: (name: string) => `${name} herunterladen`,
    otherText: 'In dieser Datei steht etwas anderes als im Text. Wählen Sie die, aus der er stammt.',
    notWord: 'Das ist keine Word-Datei (DOCX). Nehmen Sie für eine PDF die ähnlichste Vorlage.',
    unreadable: 'Die Datei ließ sich nicht lesen; nichts wurde geändert.',
  },
  refusals: {
    'not-read-back':
      'Die Datei las sich anders, als sie geschrieben wurde; deshalb erhalten Sie sie nicht. Reiner Text ist sicher.',
    'too-long': 'Der Text ist für dieses Format zu lang.',
    empty: 'Es gibt keinen Text.',
  },
  missing: (characters: readonly string[]) =>
    `Der Schrift der PDF fehlen diese Zeichen: ${characters.join(', ')}. Word kennt jede Schrift.`,
});
