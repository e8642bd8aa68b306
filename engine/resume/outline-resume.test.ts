import { expect, test } from 'vitest';
import type { LaidOutLine } from './layout.ts';
import { outlineResume } from './outline-resume.ts';

/** A text of these lines, and what its document says of them. */
function lay(lines: readonly (readonly [role: LaidOutLine['role'], text: string])[]) {
  const layout: LaidOutLine[] = [];
  let start = 0;
  for (const [role, text] of lines) {
    layout.push({ role, start, end: start + text.length });
    start += text.length + 1;
  }
  return { text: lines.map(([, text]) => text).join('\n'), layout };
}

const outlined = ({ text, layout }: ReturnType<typeof lay>, isLaidOut = true) =>
  outlineResume(text, isLaidOut ? layout : []).map(({ kind, heading }) => [kind, heading]);

test('a text has the sections that its headings name', () => {
  const text = 'Anna Example\n\nExperience\nBaker, Fern Ltd, 2019 – 2024\n- Baked bread\n\nSkills\nSourdough';
  expect(outlineResume(text)).toEqual([
    { kind: 'top', heading: null, start: 0, end: 12 },
    { kind: 'jobs', heading: 'Experience', start: 14, end: 67 },
    { kind: 'skills', heading: 'Skills', start: 69, end: 85 },
  ]);
});

const marked = lay([
  ['heading', 'Anna Example'],
  ['heading', 'My professional experience so far'],
  ['line', 'Baker, Fern Ltd, 2019 – 2024'],
  ['bullet', '• Baked bread for forty cafés'],
  ['heading', 'Education'],
  ['line', 'City College, 2018'],
  ['line', 'Work'],
  ['bullet', '• Languages'],
]);

test('a heading of the document opens the section it names, though its words alone would not', () => {
  expect(outlined(marked)).toContainEqual(['jobs', 'My professional experience so far']);
  expect(outlined(marked, false)).not.toContainEqual(['jobs', 'My professional experience so far']);
});

test('where the document marks its headings, a plain line or a list item opens no section', () => {
  expect(outlined(marked).map(([, heading]) => heading)).toEqual([
    null,
    'My professional experience so far',
    'Education',
  ]);
  expect(outlined(marked, false)).toContainEqual(['jobs', 'Work']);
});

test('an employer set as a heading stays an employer', () => {
  const styled = lay([
    ['heading', 'Experience'],
    ['heading', 'Fern Ltd'],
    ['line', 'Baker, 2019 – 2024'],
    ['heading', 'Skills'],
    ['line', 'Sourdough'],
  ]);
  expect(outlined(styled)).toEqual([
    ['jobs', 'Experience'],
    ['skills', 'Skills'],
  ]);
});

test('a document without a single marked heading is read by its words', () => {
  const plain = lay([
    ['line', 'Anna Example'],
    ['line', 'Experience'],
    ['line', 'Baker, 2019 – 2024'],
  ]);
  expect(outlined(plain)).toEqual(outlined(plain, false));
});

test('below a column with sections of its own the name begins the resume anew, and only it is the name', () => {
  const beside = lay([
    ['heading', 'Skills'],
    ['line', 'Sourdough'],
    ['name', 'Anna Example'],
    ['line', 'Baker of wholemeal bread'],
    ['heading', 'Experience'],
    ['line', 'Baker, Fern Ltd, 2019 – 2024'],
  ]);
  expect(outlined(beside)).toEqual([
    ['skills', 'Skills'],
    ['top', null],
    ['jobs', 'Experience'],
  ]);
});

test('contact data and rows of a table open no section, whatever their words', () => {
  const rows = lay([
    ['name', 'Anna Example'],
    ['contact', 'Contact'],
    ['heading', 'Experience'],
    ['row', 'Work'],
    ['heading', 'Education'],
    ['heading', 'Lakeshore Institute of Technology'],
  ]);
  expect(outlined(rows).map(([, heading]) => heading)).toEqual([null, 'Experience', 'Education']);
});
