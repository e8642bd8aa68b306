import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, linesAt, type TextAt } from '../testing/build-pdf.ts';
import { codesOf, linesOf, refusalOf } from '../testing/read.ts';

const read = (texts: readonly TextAt[]) => readDocument(buildPdf([texts]), 'resume.pdf');

const main = [
  'Charge nurse at the regional hospital since 2019, with a team of twelve',
  'and a budget that has been kept in each of the last four years.',
  'Cut the time from the door to triage to eight minutes by a new plan',
  'of the waiting room that the nurses drew themselves.',
  'Trains students of two colleges, and examines them at the end of the',
  'third year in the ward and in writing.',
  'Keeps the stock of drugs and dressings, and orders what is missing in',
  'time for the week.',
];

/** A sidebar to the left of text. */
const beside = (rows: readonly string[]): TextAt[] => [...linesAt(40, 780, rows), ...linesAt(200, 773, main)];
const leftOf = async (rows: readonly string[]) =>
  linesOf(await read(beside(rows))).filter((line) => !line.includes('time'));

test('in a list, a row that is full does not swallow the next item', async () => {
  const rows = ['Skills', 'Triage', 'Wound care and dressing', 'Intravenous access', 'First aid', 'Ultrasound'];
  expect((await leftOf(rows)).slice(0, 6)).toEqual(rows);
});

test('an item that the column broke is one line, whatever room its neighbours left', async () => {
  const lines = await leftOf([
    'Courses',
    'Advanced life support,',
    'adults and children',
    'Triage',
    'German (working',
    'knowledge)',
  ]);
  expect(lines.slice(0, 4)).toEqual([
    'Courses',
    'Advanced life support, adults and children',
    'Triage',
    'German (working knowledge)',
  ]);
});

test('a row that hangs below the words of a bullet goes on with it, though it begins with a number', async () => {
  const rows = ['• Built the pipeline that now takes and checks some', '50,000 payments a second', '• Led a team'];
  const hanging = linesAt(40, 780, rows).map((line) => ({ ...line, x: /^•/.test(line.text) ? 40 : 46.3 }));
  const lines = linesOf(
    await read([
      ...hanging,
      ...linesAt(
        340,
        773,
        main.map((line) => line.slice(0, 40)),
      ),
    ]),
  );
  expect(lines.slice(0, 2)).toEqual([`${rows[0]} ${rows[1]}`, rows[2]]);
});

test('email, telephone and web address stay apart, and one that is wider than its column is whole', async () => {
  const lines = await leftOf([
    'Contact',
    'anna.katharina@example.or',
    'g',
    '+44 20 7946 0112',
    'example.org/anna',
    'Portland',
  ]);
  expect(lines.slice(0, 5)).toEqual([
    'Contact',
    'anna.katharina@example.org',
    '+44 20 7946 0112',
    'example.org/anna',
    'Portland',
  ]);
});

test('columns that nearly touch are two where one was drawn after the other', async () => {
  const left = [
    'Nurse with eight years of experience in',
    'Looks after her team, trains students,',
    'keeps the budget, and likes to write it',
    'Portland',
    'Bend',
    'Salem',
  ];
  const right = [
    'Education',
    'Linn State University',
    'Bachelor of Science',
    'Cascade College',
    'Diploma',
    'Languages',
  ];
  const document = await read([
    ...linesAt(40, 780, left),
    ...linesAt(222, 780, right).map((line, at) => ({ ...line, isBold: at === 0 })),
  ]);
  expect(linesOf(document)).toContain('Education');
  expect(linesOf(document)).not.toContain('Portland Cascade College');
  expect(codesOf(document)).toEqual(['columns']);
});

test('a short column between the lines of another one is a column', async () => {
  const right = ['Volunteering', 'Treasurer of a club', 'Repairs on Saturdays'];
  const document = await read([...linesAt(40, 780, main), ...linesAt(400, 774, right)]);
  expect(linesOf(document).slice(-3)).toEqual(right);
  expect(codesOf(document)).toEqual(['columns']);
});

test('a page of shapes and no letters is a picture', async () => {
  const shapes = Array.from(
    { length: 300 },
    (_, at) => `${40 + (at % 60) * 8} ${780 - Math.floor(at / 60) * 14} 5 7 re f`,
  );
  expect(await refusalOf(buildPdf([[]], { drawing: shapes.join('\n') }))).toBe('image-only');
});
