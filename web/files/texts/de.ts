import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  reading: (name: string) => `${name} wird gelesen. Die Datei verlässt Ihren Browser nicht.`,
  read: (name: string, lines: number) =>
    `Gelesen aus ${name}: ${format.plural(lines, { one: '# Zeile', other: '# Zeilen' })}.`,
  notRead: (name: string) => `${name} wurde nicht gelesen.`,
  cancel: 'Lesen abbrechen',
  undo: 'Rückgängig',
  dismiss: 'Ausblenden',
  findings: (count: number) =>
    format.plural(count, { one: 'Beim Lesen fiel auf: # Hinweis', other: 'Beim Lesen fiel auf: # Hinweise' }),
  refusals: {
    'image-only':
      'Die Seiten sind Bilder: Kein System kann sie lesen. Exportieren Sie die Datei neu aus dem Programm, in dem sie geschrieben wurde.',
    encrypted: 'Die Datei ist gesperrt. Speichern Sie sie ohne Passwort.',
    'broken-unicode':
      'Die Buchstaben dieser PDF haben für Maschinen keine Bedeutung: Einer Schrift fehlt die Zuordnung. Exportieren Sie sie neu.',
    damaged:
      'Die Datei ist beschädigt, und ein halber Lebenslauf würde täuschen. Speichern oder laden Sie sie noch einmal.',
    empty: 'Sie enthält keine Wörter. Fügen Sie Ihren Text stattdessen ein.',
    'old-word': 'Das ist eine alte .doc-Datei. Öffnen Sie sie und speichern Sie sie als .docx.',
    'apple-pages':
      'Das ist eine Datei von Pages. Wählen Sie dort Ablage › Exportieren › PDF oder Word, und nehmen Sie diese Datei.',
    'too-large':
      'Sie ist zu groß: Höchstens 10 MB, oder der Text von dreißig vollen Seiten, gehen. Speichern Sie sie mit kleineren Bildern, oder fügen Sie den Text ein.',
    'too-many-parts':
      'Sie entpackt sich zu weit mehr als einem Dokument. Speichern Sie sie als PDF, oder fügen Sie den Text ein.',
    dangerous: 'Sie ist gebaut, wie es kein Dokument braucht. Speichern Sie sie als PDF, oder fügen Sie den Text ein.',
    'unknown-type':
      'Diese Art Datei wird nicht gelesen. Es gehen PDF, DOCX, ODT, RTF, Text, Markdown, HTML und JSON Resume.',
    'too-slow': 'Es dauerte zu lange. Exportieren Sie eine einfachere PDF, oder fügen Sie den Text ein.',
    unopened:
      'Sie ließ sich nicht öffnen. Ein Ordner wird nicht gelesen, und eine Datei muss noch an ihrem Ort sein: Wählen Sie sie noch einmal aus.',
    several: 'Bitte nur eine Datei auf einmal: Ziehen Sie sie allein hierher.',
    failed:
      'Der Teil der Seite, der Dateien liest, ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  warnings: {
    'broken-unicode':
      'Einige Buchstaben haben für Maschinen keine Bedeutung und stehen als � da. Exportieren Sie die Datei mit eingebetteten Schriften.',
    'hidden-text':
      'Sie enthält Text, den Menschen nicht sehen. Er wurde hier weggelassen; Systeme, die ihn finden, lehnen den Lebenslauf womöglich ab.',
    columns: 'Sie ist in Spalten gesetzt. Einfache Leseprogramme mischen deren Zeilen. Eine einzige Spalte ist sicher.',
    'text-box':
      'Ein Teil des Textes steht in einem Textfeld. Viele Systeme überspringen es: Setzen Sie ihn in die Seite.',
    'header-footer':
      'Ein Teil des Textes steht in Kopf- oder Fußzeile. Viele Systeme überspringen sie: Schreiben Sie ihn auch in die Seite.',
    table: 'Text ist in einer Tabelle angeordnet. Einfache Leseprogramme mischen womöglich deren Zellen.',
    'scan-with-text': 'Die Seiten sind Bilder mit erkanntem Text dahinter. Prüfen Sie den Text auf falsche Buchstaben.',
    'doubled-text':
      'Text ist doppelt gezeichnet, damit er fett aussieht. Einfache Leseprogramme nehmen jedes Wort zweimal. Nehmen Sie eine fette Schrift.',
    'spaced-letters':
      'Einige Wörter sind g e s p e r r t gesetzt. Einfache Leseprogramme halten jeden Buchstaben für ein Wort.',
    'private-characters':
      'Einige Zeichen kennt nur ihre Schrift; sie wurden weggelassen. Prüfen Sie Zahlen, Striche und Klammern.',
    'icon-font':
      'Sie enthält Symbole aus einer Schrift. Leseprogramme überspringen sie: Schreiben Sie „Telefon“ oder „E-Mail“ aus.',
    'text-in-image': 'Ein Bild scheint Text zu enthalten. Kein System liest ihn: Schreiben Sie ihn als Text.',
    'tracked-changes':
      'Sie enthält nachverfolgte Änderungen. Sie wurden als angenommen gelesen: Nehmen Sie sie vor dem Versand an oder lehnen Sie sie ab.',
    comments: 'Sie enthält Kommentare. Entfernen Sie sie vor dem Versand.',
    'no-heading-styles':
      'Überschriften sind nur fett. Geben Sie ihnen eine Formatvorlage, damit Systeme die Abschnitte finden.',
    'odd-bullets': 'Aufzählungszeichen stammen aus einer Symbolschrift. Einfache Leseprogramme zeigen dort Buchstaben.',
    ligatures:
      'Buchstaben sind zu einem Zeichen verbunden, etwa „ﬁ“. Einfache Leseprogramme finden solche Wörter womöglich nicht.',
    'cjk-radicals':
      'Einige Zeichen wurden als ähnlich aussehende exportiert. Einfache Leseprogramme finden Wörter damit nicht.',
    'rotated-text': 'Ein Teil des Textes ist gedreht. Er wurde weggelassen, wie in den meisten Systemen.',
    restricted:
      'Diese PDF verbietet das Kopieren. Manche Systeme halten sich daran: Speichern Sie sie ohne die Sperre.',
    'right-to-left': 'Sie ist von rechts nach links geschrieben. Prüfen Sie die Reihenfolge von Zahlen und Namen.',
    damaged: 'Ein Teil der Datei ist beschädigt. Prüfen Sie, ob etwas fehlt, oder speichern Sie sie noch einmal.',
    'pages-left-out': 'Nur die ersten 30 Seiten wurden gelesen.',
    'guessed-encoding':
      'Die Datei sagt nicht, in welcher Kodierung sie geschrieben ist. Angenommen wurde diese; prüfen Sie die Umlaute.',
  },
});
