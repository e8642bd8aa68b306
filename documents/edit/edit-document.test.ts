import { expect, test } from 'vitest';
import { openZip } from '../container/zip.ts';
import { readDocument } from '../read-document.ts';
import { buildDocx, item, paragraph } from '../testing/build-office.ts';
import { createRandom } from '../testing/mutate.ts';
import { editedLines, faultsOfEdit, randomEdit } from '../testing/random-edits.ts';
import { bytesOf, linesOf } from '../testing/read.ts';
import type { DocumentEdit } from './document-edit.ts';
import { editDocument } from './edit-document.ts';
import { bareLine } from './line-words.ts';

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${text}</w:r>`;
const words = (text: string, properties = ''): string => run(`<w:t xml:space="preserve">${text}</w:t>`, properties);
const cell = (body: string): string => `<w:tc>${body}</w:tc>`;

const body = [
  paragraph('Anna Example', 'Title', '<w:b/>'),
  `<w:p w14:paraId="1A2B"><w:r><w:t>Nurse</w:t></w:r><w:r><w:tab/></w:r>${words('2019 &#8211; 2021', '<w:i/>')}</w:p>`,
  item('Triage of 60,000 patients &amp; families'),
  `<w:p>${words('Led ')}${words('two', '<w:b/>')}${words(' wards at night')}</w:p>`,
  `<w:p>${words('First row')}${run('<w:br/>')}${words('Second row')}${run('<w:br/>')}${words('Third row')}</w:p>`,
  `<w:tbl><w:tr>${cell(paragraph('2015'))}${cell(paragraph('Assistant, Fern Clinic'))}</w:tr></w:tbl>`,
  `<w:p><w:r><w:t>• </w:t></w:r>${words('Typed bullet', '<w:sz w:val="20"/>')}</w:p>`,
  `<w:p><w:hyperlink>${words('anna@example.com')}</w:hyperlink></w:p>`,
  paragraph('The end'),
].join('');
const file = buildDocx(body);
const xmlOf = (bytes: Uint8Array) => openZip(bytes).readText('word/document.xml') ?? '';
const read = async (bytes: Uint8Array) => linesOf(await readDocument(bytes, ''));

async function edited(...edits: DocumentEdit[]) {
  const { bytes, refused } = editDocument(file, edits);
  return { refused, lines: await read(bytes), xml: xmlOf(bytes), bytes };
}

test('a word is replaced in its own run, and every other part of the file stays as it is', async () => {
  const edit: DocumentEdit = { op: 'replace', old: 'Led two wards at night', new: 'Led three wards at day & night' };
  const { bytes, refused, xml } = await edited(edit);
  expect(refused).toEqual([]);
  expect(xml).toContain(`<w:p>${words('Led ')}${words('three', '<w:b/>')}${words(' wards at day &amp; night')}</w:p>`);
  expect(faultsOfEdit(file, bytes, edit)).toEqual([]);
  const parts = (own: Uint8Array) => openZip(own).names.filter((name) => name !== 'word/document.xml');
  for (const name of parts(file)) expect(openZip(bytes).read(name)).toEqual(openZip(file).read(name));
});

test('what stands on both sides of a tab changes, the tab and an entity stay', async () => {
  const { xml, refused } = await edited({ op: 'replace', old: 'Nurse 2019 – 2021', new: 'Charge Nurse 2019 – 2023' });
  expect(refused).toEqual([]);
  expect(xml).toContain('>Charge Nurse</w:t></w:r><w:r><w:tab/></w:r>');
  expect(xml).toContain('2019 &#8211; 2023</w:t>');
});

test('a new line is its neighbour’s paragraph, without its id, with a typed bullet and the usual properties', async () => {
  const { lines, xml, refused } = await edited(
    { op: 'insertAfter', after: 'Triage of 60,000 patients & families', new: 'Wound care' },
    { op: 'insertAfter', after: 'Triage of 60,000 patients & families', new: 'Pain care' },
    { op: 'insertAfter', after: 'Typed bullet', new: 'Another' },
    { op: 'insertAfter', after: 'Nurse 2019 – 2021', new: 'Fern Clinic' },
    { op: 'insertAfter', after: 'Anna Example', new: 'Registered nurse' },
  );
  expect(refused).toEqual([]);
  expect(lines.slice(0, 6)).toEqual([
    'Anna Example',
    'Registered nurse',
    'Nurse\t2019 – 2021',
    'Fern Clinic',
    '• Triage of 60,000 patients & families',
    '• Wound care',
  ]);
  expect(lines[6]).toBe('• Pain care');
  expect(lines).toContain('• Another');
  expect(xml.split('1A2B')).toHaveLength(2);
});

test('a line of several in a paragraph is taken out or added with its break', async () => {
  const { lines, refused } = await edited(
    { op: 'delete', old: 'Second row' },
    { op: 'insertAfter', after: 'First row', new: 'New row' },
    { op: 'delete', old: 'Third row' },
  );
  expect(refused).toEqual([]);
  expect(lines.slice(4, 6)).toEqual(['First row', 'New row']);
  expect(lines[6]).toContain('2015');
});

test('a line over two cells changes within its cells', async () => {
  const { lines, refused } = await edited({
    op: 'replace',
    old: '2015 Assistant, Fern Clinic',
    new: '2014 Head Assistant, Fern Clinic',
  });
  expect(refused).toEqual([]);
  expect(lines).toContain('2014 Head Assistant, Fern Clinic');
});

test.each<[string, DocumentEdit]>([
  ['a link', { op: 'replace', old: 'anna@example.com', new: 'anna@example.org' }],
  ['words on both sides of a tab as one', { op: 'replace', old: 'Nurse 2019 – 2021', new: 'Matron' }],
  ['a line that is not there', { op: 'delete', old: 'No such line' }],
  ['two lines instead of one', { op: 'replace', old: 'The end', new: 'One\nTwo' }],
  ['nothing instead of a line', { op: 'replace', old: 'The end', new: ' ' }],
  ['a row of a table', { op: 'delete', old: '2015 Assistant, Fern Clinic' }],
])('%s is refused, and the file stays as it is', (_, edit) => {
  const { bytes, refused } = editDocument(file, [edit]);
  expect(refused).toEqual([0]);
  expect(bytes).toEqual(Uint8Array.from(file));
});

test('a refused edit does not keep the others from being made; a later one may name a line as it was or is', async () => {
  const { refused, lines } = await edited(
    { op: 'replace', old: 'The end', new: 'The very end' },
    { op: 'delete', old: 'No such line' },
    { op: 'replace', old: 'The end', new: 'The real end' },
    { op: 'insertAfter', after: 'The real end', new: 'After all' },
  );
  expect(refused).toEqual([1]);
  expect(lines.slice(-2)).toEqual(['The real end', 'After all']);
});

test('what is no Word file is refused with the reason', () => {
  expect(() => editDocument(bytesOf('text'), [])).toThrow('The file is damaged');
});

test('300 random edits are made exactly or refused', { timeout: 60_000 }, async () => {
  const random = createRandom(17);
  const before = await read(file);
  let made = 0;
  for (let index = 0; index < 300; index += 1) {
    const edit = randomEdit(before, random);
    const { bytes, refused } = editDocument(file, [edit]);
    if (refused.length > 0) continue;
    made += 1;
    const after = (await read(bytes)).map(bareLine);
    expect(editedLines(before, edit)).toContainEqual(after);
    expect(faultsOfEdit(file, bytes, edit)).toEqual([]);
  }
  expect(made).toBeGreaterThan(200);
});
