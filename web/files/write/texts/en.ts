import type { Format } from '#contract/format.ts';

/** Every sentence about files to download. */
export const texts = (format: Format) => ({
  title: 'Download as',
  description: 'The file is made in your browser and read back before you get it. It is sent nowhere.',
  fields: {
    format: 'Format',
    template: 'Template',
    paper: 'Paper',
    size: 'Text size',
    margins: 'Margins',
    pages: 'Pages',
    dates: 'Dates',
  },
  formats: { pdf: 'PDF', docx: 'Word (DOCX)', markdown: 'Markdown', 'json-resume': 'JSON Resume', text: 'Plain text' },
  templates: { plain: 'Plain', classic: 'Classic', compact: 'Compact', accent: 'Accent' },
  steps: { small: 'Small', normal: 'Normal', large: 'Large' },
  pages: { any: 'As many as it takes', one: 'One, if possible', two: 'Two, if possible' },
  dates: { inline: 'After the job title', aligned: 'At the right edge' },
  alignedNote: 'For people only: many application systems take dates at the right edge for a column of their own.',
  preview: 'Preview',
  writing: 'The file is being made.',
  readBack: 'It was read back: every word, line and heading is there.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageCount: (count: number) => format.plural(count, { one: '# page.', other: '# pages.' }),
  notFitted: 'It takes more pages than you asked for: smaller text would be hard to read.',
  wordReady: 'Your Word file is ready, with real headings and lists. Word decides where its pages end.',
  download: 'Download file',
  takeText: 'Download as plain text',
  chooseWord: 'Choose Word',
  failed: 'The file could not be made. Your text is unharmed.',
  /** The person's own file. */
  keep: {
    format: 'Your own Word file',
    hint: 'The changes go into the Word file that this text came from; its look, and everything else in it, stays as it is.',
    ask: 'Choose that file.',
    choose: 'Choose your Word file',
    chooseOther: 'Choose another file',
    origins: {
      chosen: (name: string) => `Your file: ${name}.`,
      dropped: (name: string) => `Your file: ${name}, which you gave on this page.`,
      kept: (name: string) => `Your file: ${name}, kept in My resumes.`,
    },
    made: (count: number) =>
      format.plural(count, { one: '# line was changed in your file.', other: '# lines were changed in your file.' }),
    refused: (count: number) =>
      format.plural(count, {
        one: '# change cannot be made without moving something else. Copy it into the file yourself.',
        other: '# changes cannot be made without moving something else. Copy them into the file yourself.',
      }),
    download: (name: string) => `Download ${name}`,
    otherText: 'This file says something else than the text. Choose the one that the text came from.',
    notWord: 'This is no Word file (DOCX). For a PDF, take the template that looks most like it.',
    unreadable: 'The file could not be read, so nothing was changed.',
  },
  refusals: {
    'not-read-back': 'The file was not read back as it was written, so you do not get it. Plain text is safe.',
    'too-long': 'The text is too long for this format.',
    empty: 'There is no text to write.',
  },
  missing: (characters: readonly string[]) =>
    `The PDF’s font lacks these characters: ${characters.join(', ')}. Word has every script.`,
});

export type Texts = ReturnType<typeof texts>;
