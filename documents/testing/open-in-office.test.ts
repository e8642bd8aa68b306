import { Document, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { expect, test } from 'vitest';
import { loadResumeReader } from '#engine';
import { editDocument } from '../edit/edit-document.ts';
import { bareLine } from '../edit/line-words.ts';
import { readDocument } from '../read-document.ts';
import type { TemplateName } from '../write/printed-resume.ts';
import { writeDocument } from '../write/write-document.ts';
import { loadFontsHere } from './load-fonts.ts';
import { office, openInOffice } from './open-in-office.ts';
import { linesOf } from './read.ts';

const text = [
  'Anna Example',
  'anna_e@example.com | +49 221 5550142 | Köln',
  'Work Experience',
  'Charge Nurse, Fern Clinic\t2019 – Present',
  '• Led triage of 60,000 patients in an efficient office, and <starred> at night',
  '• Tiếng Việt, Ελληνικά, Русский',
  'Languages',
  '日本語, עברית, العربية',
].join('\n');

const write = async (template: TemplateName, dates: 'inline' | 'aligned') => {
  const { readResume } = await loadResumeReader();
  const look = { template, dates, paper: 'a4', size: 'normal', margins: 'normal', pages: undefined } as const;
  const named = { language: 'en', title: 'Anna Example', created: new Date('2026-01-02T12:00:00Z') };
  return (await writeDocument(readResume(text), 'docx', { ...look, ...named }, loadFontsHere)).bytes;
};

/** A Word file as people have them: a header, a table with the dates, a tab, a break, a list. */
async function ownFile(): Promise<Uint8Array> {
  const cell = (own: string) => new TableCell({ children: [new Paragraph(own)] });
  const children = [
    new Paragraph({ text: 'Anna Example', heading: HeadingLevel.TITLE }),
    new Paragraph({ text: 'Led triage & care', bullet: { level: 0 } }),
    new Table({ rows: [new TableRow({ children: [cell('2015'), cell('Assistant, Fern Clinic')] })] }),
    new Paragraph({ children: [new TextRun({ text: 'Nurse', bold: true }), new TextRun('\t2019 – 2021')] }),
    new Paragraph({ children: [new TextRun('First row'), new TextRun({ text: 'Second row', break: 1 })] }),
  ];
  const headers = { default: new Header({ children: [new Paragraph('anna@example.com')] }) };
  return new Uint8Array(await Packer.toArrayBuffer(new Document({ sections: [{ headers, children }] })));
}

/** Two files of a person with changes in them. */
async function editedFiles(): Promise<[string, Uint8Array][]> {
  const edited = [
    editDocument(await write('classic', 'inline'), [
      { op: 'replace', old: 'Tiếng Việt, Ελληνικά, Русский', new: 'Tiếng Việt, <Ελληνικά> & Русский' },
      { op: 'insertAfter', after: 'Tiếng Việt, Ελληνικά, Русский', new: 'Taught “wound care”' },
      { op: 'delete', old: 'anna_e@example.com | +49 221 5550142 | Köln' },
    ]),
    editDocument(await ownFile(), [
      { op: 'replace', old: '2015 Assistant, Fern Clinic', new: '2015 Senior assistant, Fern Clinic' },
      { op: 'insertAfter', after: 'Led triage & care', new: 'Pain care' },
      { op: 'replace', old: 'Nurse 2019 – 2021', new: 'Charge nurse 2019 – 2023' },
      { op: 'replace', old: 'Second row', new: 'Another row' },
    ]),
  ];
  expect(edited.map(({ refused }) => refused)).toEqual([[], []]);
  return edited.map(({ bytes }, index) => [['edited', 'edited with a table'][index] ?? '', bytes]);
}

/** Its text export leaves page headers out, and gives each cell of a table a line. */
const withTable = [
  'Anna Example',
  'Led triage & care',
  'Pain care',
  '2015',
  'Senior assistant, Fern Clinic',
  'Charge nurse 2019 – 2023',
  'First row',
  'Another row',
];

if (office === undefined) console.warn('NOT CHECKED: LibreOffice is not installed, so no Word file was opened in it.');

test.skipIf(office === undefined)(
  'LibreOffice opens every template and every edited file without a repair, and reads the same lines',
  { timeout: 180_000 },
  async () => {
    const files = new Map(await editedFiles());
    for (const template of ['plain', 'classic', 'compact', 'accent'] as const) {
      files.set(template, await write(template, template === 'accent' ? 'aligned' : 'inline'));
    }
    for (const [name, opened] of openInOffice(files)) {
      const own = await readDocument(files.get(name) ?? new Uint8Array(), 'resume.docx');
      const expected = name === 'edited with a table' ? withTable : linesOf(own).map(bareLine);
      expect([name, opened?.map(bareLine)]).toEqual([name, expected]);
    }
  },
);
