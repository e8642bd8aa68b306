import type { Format } from '#contract/format.ts';

/** Every sentence about the files that people drop. */
export const texts = (format: Format) => ({
  reading: (name: string) => `Reading ${name}. The file does not leave your browser.`,
  read: (name: string, lines: number) =>
    `Read from ${name}: ${format.plural(lines, { one: '# line', other: '# lines' })}.`,
  notRead: (name: string) => `${name} was not read.`,
  cancel: 'Cancel reading',
  undo: 'Undo',
  dismiss: 'Dismiss',
  findings: (count: number) =>
    format.plural(count, { one: 'What reading it showed: # finding', other: 'What reading it showed: # findings' }),
  refusals: {
    'image-only':
      'These pages are pictures: no system can read them. Export the file again from the program it was written in.',
    encrypted: 'The file is locked. Save it without its password.',
    'broken-unicode':
      'The letters of this PDF have no meaning for machines: a font has no map. Export it again from the program it was written in.',
    damaged: 'The file is damaged, and half a resume would mislead. Save or download it once more.',
    empty: 'It holds no words. Paste your text instead.',
    'old-word': 'This is an old .doc. Open it and save it as .docx.',
    'apple-pages': 'This is a file of Pages. In Pages, choose File › Export To › PDF or Word, and take that file.',
    'too-large':
      'It is too large: 10 MB, or the text of thirty full pages, is the most. Save it with smaller pictures, or paste your text.',
    'too-many-parts': 'It unpacks to far more than a document holds. Save it as a PDF, or paste your text.',
    dangerous: 'It is built in a way that documents never need. Save it as a PDF, or paste your text.',
    'unknown-type': 'This kind of file is not read. PDF, DOCX, ODT, RTF, text, Markdown, HTML and JSON Resume are.',
    'too-slow': 'It took too long. Export a simpler PDF, or paste your text.',
    unopened:
      'It could not be opened. A folder cannot be read, and a file must still be where it was: choose it once more.',
    several: 'One file at a time, please: drop it alone.',
    failed: 'The part of the page that reads files could not be loaded. Check your connection and try again.',
  },
  warnings: {
    'broken-unicode':
      'Some letters have no meaning for machines and are shown as �. Export the file with its fonts embedded.',
    'hidden-text':
      'It holds text that people do not see. It was left out here; systems that find it may reject the resume.',
    columns: 'It is set in columns. Simple readers mix their lines. A single column is safe.',
    'text-box': 'Some text stands in a text box. Many systems skip those: move it into the page.',
    'header-footer': 'Some text stands in the header or footer. Many systems skip those: put it into the page as well.',
    table: 'Text is laid out with a table. Simple readers may mix its cells.',
    'scan-with-text': 'The pages are pictures with recognised text behind them. Check the text for wrong letters.',
    'doubled-text': 'Some text is drawn twice to look bold. Simple readers take each word twice. Use a bold font.',
    'spaced-letters': 'Some words are set l i k e  t h i s. Simple readers take each letter for a word.',
    'private-characters':
      'Some characters are known to their font only and were left out. Check numbers, dashes and brackets.',
    'icon-font': 'It has icons from a font. Readers skip them or show squares: write “Phone” or “Email” in words.',
    'text-in-image': 'A picture seems to hold text. No system reads it: write it as text.',
    'tracked-changes':
      'It holds tracked changes. They were read as accepted: accept or reject them before you send it.',
    comments: 'It holds comments. Remove them before you send it.',
    'no-heading-styles': 'Headings are only bold. Give them a heading style, so that systems find the sections.',
    'odd-bullets': 'Bullets come from a symbol font. Simple readers show letters in their place.',
    ligatures: 'Letters are joined into one character, such as “ﬁ”. Simple readers may not find words with them.',
    'cjk-radicals': 'Some characters were exported as look-alikes. Simple readers do not find words with them.',
    'rotated-text': 'Some text is turned. It was left out here, as in most systems.',
    restricted: 'Copying from this PDF is forbidden. Some systems obey: save it without the restriction.',
    'right-to-left': 'It is written from right to left. Check the order of numbers and names.',
    damaged: 'A part of the file is damaged. Check that nothing is missing, or save it once more.',
    'pages-left-out': 'Only the first 30 pages were read.',
    'guessed-encoding':
      'The file does not say in which encoding it is written. It was taken for this one; check the accents.',
  },
});

export type Texts = ReturnType<typeof texts>;
