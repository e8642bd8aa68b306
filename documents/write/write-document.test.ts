import { expect, test } from 'vitest';
import { loadResumeReader } from '#engine';
import { openZip } from '../container/zip.ts';
import { checkRoundTrip } from '../gate/check-round-trip.ts';
import { readDocument } from '../read-document.ts';
import { loadFontsHere } from '../testing/load-fonts.ts';
import { createRandom } from '../testing/mutate.ts';
import { pdfUaFaults } from '../testing/pdf-ua-faults.ts';
import { randomResume } from '../testing/random-resume.ts';
import { linesOf } from '../testing/read.ts';
import { printResume } from './print-resume.ts';
import type { WriteOptions } from './printed-resume.ts';
import { templates } from './templates.ts';
import { type WriteFormat, writeDocument, writeFormats } from './write-document.ts';
import { WriteRefusal } from './write-refusal.ts';

const { readResume } = await loadResumeReader();

const options: WriteOptions = {
  template: 'plain',
  paper: 'a4',
  size: 'normal',
  margins: 'normal',
  pages: undefined,
  dates: 'inline',
  language: 'en',
  title: 'Anna Example',
  created: new Date('2026-01-02T12:00:00Z'),
};

const text = [
  'Anna Example',
  'anna_e@example.com | +49 221 5550142 | Köln',
  '',
  'Work Experience',
  'Charge Nurse, Fern Clinic\t2019 – Present',
  '• Led triage of 60,000 patients in an efficient office, and *starred* at night',
  '- Tiếng Việt, Ελληνικά, Русский',
  '',
  'Skills',
  'Epic, C++, [Pyxis]',
].join('\n');

const write = (format: WriteFormat, more: Partial<WriteOptions> = {}, own = text) =>
  writeDocument(readResume(own), format, { ...options, ...more }, loadFontsHere);

/** Words that differ: what two pages repeat at one place is taken for a running line. */
const distinct = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    index.toString(36).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
  );

test.each(['pdf', 'docx', 'markdown'] as const)('%s reads back line for line', async (format) => {
  const { bytes } = await write(format);
  expect(linesOf(await readDocument(bytes, `resume.${format === 'markdown' ? 'md' : format}`))).toEqual([
    'Anna Example',
    'anna_e@example.com | +49 221 5550142 | Köln',
    'Work Experience',
    'Charge Nurse, Fern Clinic | 2019 – Present',
    '• Led triage of 60,000 patients in an efficient office, and *starred* at night',
    '• Tiếng Việt, Ελληνικά, Русский',
    'Skills',
    'Epic, C++, [Pyxis]',
  ]);
});

test.each(['#', '##', '######', '>', '+', '==='])(
  'a line that begins with “%s” is no mark of Markdown',
  async (mark) => {
    const { bytes } = await write('markdown', {}, `${text}\n\nOther\n${mark} Night shifts`);
    expect(linesOf(await readDocument(bytes, 'resume.md'))).toContain(`${mark} Night shifts`);
  },
);

test('plain text is the text itself', async () => {
  const { bytes } = await write('text');
  expect(new TextDecoder().decode(bytes)).toBe(text);
});

test('JSON Resume has name, contact, jobs with dates, and what its schema has no place for', async () => {
  const own = `${text}\n\nAdditional information\nDriving licence B`;
  const { bytes } = await write('json-resume', {}, own);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
    basics: { name: 'Anna Example', email: 'anna_e@example.com', phone: '+49 221 5550142' },
    work: [
      {
        position: 'Charge Nurse',
        name: 'Fern Clinic',
        startDate: '2019',
        highlights: [/Led triage/, /Tiếng/].map((part) => expect.stringMatching(part)),
      },
    ],
    sections: [{ name: 'Additional information', lines: ['Driving licence B'] }],
  });
});

test.each(Object.keys(templates))(
  'the %s template follows the rules of PDF/UA that a machine can check',
  async (name) => {
    const template = (['plain', 'classic', 'compact', 'accent'] as const).find((own) => own === name);
    if (!template) throw new Error('There is a template without a name.');
    for (const own of [text, text.split('\n').slice(3).join('\n'), `${text}\n${distinct(120).join('\n')}`]) {
      const { bytes } = await write('pdf', { template }, own);
      expect(pdfUaFaults(bytes)).toEqual([]);
    }
  },
);

test.each(writeFormats)('the same resume as %s gives the same bytes', async (format) => {
  const [first, second] = [await write(format), await write(format)];
  expect(first.bytes).toEqual(second.bytes);
});

test('a character that the font lacks is refused by name; DOCX holds every script', async () => {
  const own = 'Anna Example\n\nLanguages\n日本語, العربية, עברית';
  const refusal: unknown = await write('pdf', {}, own).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(WriteRefusal);
  expect(refusal).toMatchObject({ code: 'missing-characters' });
  expect(String(refusal)).toContain('日 (U+65E5)');
  const { bytes } = await write('docx', {}, own);
  expect(linesOf(await readDocument(bytes, ''))).toContain('日本語, العربية, עברית');
  expect(openZip(bytes).readText('word/document.xml')).toContain('<w:bidi/>');
});

test('a Word file has Word’s own title, headings and lists', async () => {
  const { bytes } = await write('docx');
  const document = openZip(bytes).readText('word/document.xml') ?? '';
  const styles = [...document.matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, style]) => style);
  expect(styles).toEqual(['Title', 'Contact', 'Heading1', 'Heading2', 'ListBullet', 'ListBullet', 'Heading1']);
});

test('a resume is fitted to the pages asked for where its text stays readable, and says so where it does not', async () => {
  const job = (word: string) => `Charge Nurse, ${word} Clinic   2019 – 2021\n• Led triage of ${word} patients a year\n`;
  const own = (jobs: number) => `Anna Example\n\nWork Experience\n${distinct(jobs).map(job).join('')}`;
  expect((await write('pdf', {}, own(21))).pages).toMatchObject({ count: 2, isFitted: true });
  expect((await write('pdf', { pages: 1 }, own(21))).pages).toMatchObject({ count: 1, isFitted: true });
  expect((await write('pdf', { pages: 1 }, own(60))).pages).toMatchObject({ isFitted: false });
});

test('a contact line that is a little too long keeps to one row, and a much longer one keeps its size', async () => {
  const rowsOf = async (contact: string) => {
    const { pages } = await write('pdf', { template: 'classic' }, `Anna Example\n${contact}\n\nSkills\nEpic`);
    return pages?.shown[0]?.rows.filter(({ text: row }) => !/Anna Example|Skills|Epic/.test(row)) ?? [];
  };
  const contact = 'anna_e@example.com | +49 221 5550142 | 50667 Köln, Beispielweg 17, Haus B | www.example.com/anna';
  const [one, ...none] = await rowsOf(contact);
  expect(none).toEqual([]);
  expect(one?.size).toBeLessThan(templates.classic.sizes.normal);
  const rows = await rowsOf(`${contact} | www.example.org/anna-example`);
  expect(rows.map(({ size }) => size)).toEqual([10.75, 10.75]);
});

test('two pages take less than 60 kB', async () => {
  const { bytes, pages } = await write(
    'pdf',
    { template: 'classic' },
    `${text}\n${distinct(60)
      .map((word) => `• Led ${word} care`)
      .join('\n')}`,
  );
  expect(pages?.count).toBe(2);
  expect(bytes.length).toBeLessThan(60_000);
});

test('lines that two pages repeat at one height are no running header', async () => {
  const repeated = `${text}\n${'• Led triage and wound care\n'.repeat(90)}`;
  expect((await write('pdf', {}, repeated)).pages?.count).toBeGreaterThan(1);
});

test('a file that lacks a word, a line or a heading does not pass', async () => {
  const { bytes } = await write('docx');
  const other = (from: string, to: string) => printResume(readResume(text.replace(from, to)));
  const check = (from: string, to: string) => checkRoundTrip(bytes, 'docx', other(from, to), 'inline');
  expect(await check('', '')).toBeUndefined();
  expect(await check('Epic', 'Epics')).toContain('Epics was read as Epic');
  expect(await check('Epic, C++', 'Epic\n• C++')).toContain('Line 8');
  expect(await check('Skills\n', 'Skills that I have used at work in the years before\n')).toBeDefined();
});

test('30 random resumes read back from every format', { timeout: 180_000 }, async () => {
  const random = createRandom(17);
  const layouts = ['plain', 'classic', 'compact', 'accent'] as const;
  for (let index = 0; index < 30; index += 1) {
    const own = randomResume(random);
    const template = layouts[index % 4] ?? 'plain';
    const dates = index % 3 === 0 ? 'aligned' : 'inline';
    for (const format of writeFormats) await expect(write(format, { template, dates }, own)).resolves.toBeDefined();
  }
});
