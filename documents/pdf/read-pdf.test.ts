import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { assemblePdf, buildPdf, linesAt, type TextAt } from '../testing/build-pdf.ts';
import { codesOf, linesOf, refusalOf } from '../testing/read.ts';

const read = (texts: readonly TextAt[], drawing = '') => readDocument(buildPdf([texts], { drawing }), 'resume.pdf');

const sidebar = ['Skills', 'Triage', 'Wound care', 'Languages', 'English', 'Spanish', 'Contact', 'Portland'];
const main = [
  'Employment',
  'Charge nurse at Cascade Regional Hospital',
  'Staffing and patient flow for 42 beds, two wards.',
  'Cut the time from door to triage to 8 minutes.',
  'Education',
  'Bachelor of Science in Nursing, Linn State',
];

describe('reading order', () => {
  test('columns are read one after the other, even when they are drawn row by row', async () => {
    const left = linesAt(40, 780, sidebar);
    const right = linesAt(220, 780, main);
    const rows = sidebar.flatMap((_, index) => [left[index], right[index]].filter((text) => text !== undefined));
    const document = await read(rows);
    expect(linesOf(document)).toEqual([...sidebar, ...main]);
    expect(codesOf(document)).toEqual(['columns']);
  });

  test('a heading below the columns stays with what it heads, though it is shorter than the left column', async () => {
    const left = linesAt(40, 780, main.slice(1, 4)).map((line, index) => ({ ...line, y: 780 - index * 40 }));
    const right = linesAt(330, 780, sidebar.slice(0, 6));
    const below = [
      { x: 40, y: 660, text: 'Education', isBold: true },
      {
        x: 40,
        y: 642,
        text: `${main[5]} University, with distinction, and a thesis on triage in rural emergency departments`,
      },
    ];
    const document = await read([...left, ...right, ...below]);
    expect(linesOf(document).slice(-2)).toEqual(['Education', below[1]?.text]);
    expect(linesOf(document).at(-3)).toBe('Spanish');
  });

  test('a date at the margin belongs to its row, and is no column', async () => {
    const titles = linesAt(40, 780, ['Senior engineer', 'Engineer', 'Junior engineer', 'Apprentice', 'Pupil']);
    const dates = linesAt(470, 780, ['2020 – 2024', '2016 – 2020', '2014 – 2016', '2012 – 2014', '2002 – 2012']);
    const document = await read([...titles, ...dates.map((date) => ({ ...date, text: date.text.replace('–', '-') }))]);
    expect(linesOf(document)[0]).toBe('Senior engineer 2020 - 2024');
    expect(codesOf(document)).toEqual([]);
  });

  test('lines drawn in another order are read from top to bottom', async () => {
    const lines = linesAt(40, 780, ['Anna Example', 'Nurse', 'Portland']);
    expect(linesOf(await read(lines.toReversed()))).toEqual(['Anna Example', 'Nurse', 'Portland']);
  });
});

describe('lines', () => {
  test('rows that the width broke are one line, and a hyphen at the break is gone', async () => {
    const rows = [
      'Emergency nurse who stays calm, documents at the first attempt and teaches others to do so, with eight years in trau-',
      'ma centres of level two, and two of them in charge of a department that sees some sixty thousand patients every year.',
    ];
    const document = await read([...linesAt(40, 780, rows), { x: 40, y: 720, text: 'Oregon.' }]);
    expect(linesOf(document)).toEqual([
      'Emergency nurse who stays calm, documents at the first attempt and teaches others to do so, with eight years in trauma centres of level two, and two of them in charge of a department that sees some sixty thousand patients every year.',
      'Oregon.',
    ]);
  });

  test('a bold heading right below a sentence that fills its row is a line of its own', async () => {
    const full =
      'Audited four hundred charts a quarter for the reconciliation of medication, and reported what was found to the board.';
    const document = await read([
      ...linesAt(40, 780, [full]),
      { x: 40, y: 766, text: 'Education', isBold: true },
      ...linesAt(40, 752, ['Bachelor of Science in Nursing']),
    ]);
    expect(linesOf(document)).toEqual([full, 'Education', 'Bachelor of Science in Nursing']);
  });

  test('bullets drawn as dots make their rows items', async () => {
    const dots = [780, 766].map((y) => `0 g 40 ${y + 2} 3 3 re f`).join('\n');
    const document = await read(linesAt(52, 780, ['Triage', 'Wound care']), dots);
    expect(document.lines.map(({ text, role }) => [text, role])).toEqual([
      ['• Triage', 'bullet'],
      ['• Wound care', 'bullet'],
    ]);
  });

  test('letters set apart are one word', async () => {
    const letters = [{ x: 40, y: 700, text: 'EXPERIENCE', before: '4 Tc' }];
    const document = await read([...linesAt(40, 780, ['Anna Example']), ...letters]);
    expect(linesOf(document)).toEqual(['Anna Example', 'EXPERIENCE']);
    expect(codesOf(document)).toEqual(['spaced-letters']);
  });

  test('each line knows its place in the text and on the page', async () => {
    const document = await read(linesAt(40, 780, ['Anna Example', 'Nurse']));
    const [, second] = document.lines;
    expect(document.text.slice(second?.start, second?.end)).toBe('Nurse');
    expect(second?.boxes[0]).toMatchObject({ page: 0, x0: 40 });
  });
});

describe('what a reader does not see', () => {
  const visible = linesAt(40, 780, ['Anna Example', 'Nurse in Portland']);

  test.each([
    ['white text', { before: '1 g 0 Tr' }],
    ['invisible text', { before: '0 g 3 Tr' }],
    ['tiny text', { size: 1 }],
    ['text beside the page', { x: 900 }],
  ])('%s is left out and reported', async (_, change) => {
    const document = await read([...visible, { x: 40, y: 600, text: 'kubernetes leadership', ...change }]);
    expect(linesOf(document)).toEqual(['Anna Example', 'Nurse in Portland']);
    expect(document.warnings).toMatchObject([{ code: 'hidden-text', lost: 'kubernetes leadership' }]);
  });

  test('white text on a dark background is seen', async () => {
    const document = await read(
      [{ x: 40, y: 600, text: 'Contact', before: '1 g 0 Tr' }, ...visible],
      '0.1 g 0 590 200 40 re f',
    );
    expect(linesOf(document)).toContain('Contact');
    expect(codesOf(document)).toEqual([]);
  });

  test('text inside a frame of its own colour is seen', async () => {
    const frame = '0 g 30 570 200 260 re 34 574 192 252 re f*';
    expect(codesOf(await read(visible, frame))).toEqual([]);
  });

  test('text drawn twice is read once', async () => {
    const document = await read([...visible, ...visible.map((text) => ({ ...text, x: text.x + 0.4 }))]);
    expect(linesOf(document)).toEqual(['Anna Example', 'Nurse in Portland']);
    expect(codesOf(document)).toEqual(['doubled-text']);
  });

  test('a line that stands on every page is no part of the text, and page numbers go in silence', async () => {
    const page = (number: number) => [
      { x: 40, y: 815, text: 'Anna Example, resume' },
      { x: 40, y: 600, text: `Job number ${['one', 'two'][number - 1]}` },
      { x: 300, y: 20, text: `Page ${number} of 2` },
    ];
    const document = await readDocument(buildPdf([page(1), page(2)]), 'resume.pdf');
    expect(linesOf(document)).toEqual(['Job number one', 'Job number two']);
    expect(document.warnings).toMatchObject([{ code: 'header-footer', lost: 'Anna Example, resume' }]);
  });
});

describe('a font that is not in the file and needs a map that is not at hand', () => {
  const font = (name: string) => [
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${name} /DescendantFonts [6 0 R] >>`,
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const pdf = (content: string) =>
    assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 8 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ...font('UniGB-UCS2-H'),
    ]);
  const lost = 'BT /F1 12 Tf 40 700 Td <5de57a0b> Tj ET ';

  test('leaves a mark and a finding where its text was', async () => {
    const document = await readDocument(pdf(`${lost}BT /F2 12 Tf 40 600 Td (Anna Example) Tj ET`), '');
    expect(linesOf(document)).toEqual(['\uFFFD', 'Anna Example']);
    expect(codesOf(document)).toEqual(['broken-unicode']);
  });

  test('is refused when nothing else is there', async () => {
    expect(await refusalOf(pdf(lost))).toBe('broken-unicode');
  });
});

describe('PDFs that are not read', () => {
  const whole = buildPdf([linesAt(40, 780, ['Anna Example'])], { isPacked: true });

  test('a packed one is read like any other', async () => {
    expect(linesOf(await readDocument(whole, ''))).toEqual(['Anna Example']);
  });

  test('one that was cut off is refused, not read in half', async () => {
    expect(await refusalOf(whole.slice(0, whole.length * 0.7))).toBe('damaged');
  });

  test('one that holds a picture only is named as such', async () => {
    const picture =
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream';
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
      '<< /Length 30 >>\nstream\nq 595 0 0 842 0 0 cm /I Do Q  \nendstream',
      picture,
    ];
    expect(await refusalOf(assemblePdf(objects))).toBe('image-only');
  });

  test('one without pages or words is refused', async () => {
    expect(await refusalOf(buildPdf([]))).toBe('empty');
    expect(await refusalOf(buildPdf([[]]))).toBe('empty');
  });

  test('a changed byte in a packed part is noticed', async () => {
    const broken = whole.slice();
    const at = new TextDecoder('latin1').decode(broken).indexOf('stream\n') + 20;
    broken[at] = (broken[at] ?? 0) ^ 0x10;
    const refusal = await refusalOf(broken);
    if (refusal) expect(refusal).toBe('damaged');
    else expect(codesOf(await readDocument(broken, ''))).toContain('damaged');
  });
});
