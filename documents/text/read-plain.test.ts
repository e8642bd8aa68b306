import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { bytesOf, codesOf, linesOf, refusalOf } from '../testing/read.ts';

const encode = (text: string, bytes: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from(text, (character) => bytes[character] ?? character.charCodeAt(0));

describe('text', () => {
  const words = 'Zoë Größmann\n- Pflege – Köln\n\nFertig';

  test('is read as UTF-8, as UTF-16 with and without its mark, and as Windows-1252', async () => {
    const lines = ['Zoë Größmann', '- Pflege – Köln', 'Fertig'];
    const wide = new Uint8Array(new Uint16Array([...words].map((character) => character.charCodeAt(0))).buffer);
    const marked = Uint8Array.from([0xff, 0xfe, ...wide]);
    const windows = encode(words, { '–': 0x96 });
    for (const bytes of [bytesOf(words), wide, marked, windows]) {
      const document = await readDocument(bytes, 'resume.txt');
      expect(linesOf(document)).toEqual(lines);
      expect(codesOf(document)).toEqual([]);
    }
  });

  test('of another code page is recognised, and the page it was taken for is said', async () => {
    // Windows-1251: А is C0, а is E0.
    const russian = 'Анна Иванова, медсестра\nОпыт работы в больнице';
    const bytes = Uint8Array.from(russian, (character) => {
      const code = character.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    });
    const document = await readDocument(bytes, 'resume.txt');
    expect(linesOf(document)).toEqual(russian.split('\n'));
    expect(document.warnings).toMatchObject([{ code: 'guessed-encoding', lost: 'windows-1251' }]);
  });

  test('that is data or nothing is refused', async () => {
    expect(await refusalOf(Uint8Array.from({ length: 400 }, (_, index) => index % 7))).toBe('unknown-type');
    expect(await refusalOf(bytesOf('  \n '))).toBe('empty');
    expect(await refusalOf(new Uint8Array())).toBe('empty');
  });
});

test('Markdown loses its marks and keeps its headings, items and joined rows', async () => {
  const document = await readDocument(
    bytesOf('# Anna Example\n\n## Skills\n\n- **Go** and `Rust`\n  since 2019\n- [Site](https://a.example)\n'),
    'cv',
  );
  expect(document.kind).toBe('markdown');
  expect(document.lines.map(({ text, role }) => [text, role])).toEqual([
    ['Anna Example', 'name'],
    ['Skills', 'heading'],
    ['• Go and Rust since 2019', 'bullet'],
    ['• Site', 'bullet'],
  ]);
});

test('a page of HTML is read without its scripts, and what it hides is reported', async () => {
  const html =
    '<!doctype html><head><title>x</title></head><body><h1>Anna &amp; Co</h1><script>bad()</script><ul><li>Triage<li>Caf&eacute;</ul><p style="display:none">leadership</p>';
  const document = await readDocument(bytesOf(html), 'cv.html');
  expect(document.lines.map(({ text, role }) => [text, role])).toEqual([
    ['Anna & Co', 'name'],
    ['• Triage', 'bullet'],
    ['• Café', 'bullet'],
  ]);
  expect(document.warnings).toMatchObject([{ code: 'hidden-text', lost: 'leadership' }]);
});

test('a JSON Resume becomes the lines of a resume; other JSON is refused', async () => {
  const resume = {
    basics: { name: 'Anna Example', email: 'anna@example.com', location: { city: 'Portland' } },
    work: [{ position: 'Nurse', name: 'Cascade', startDate: '2019-02', highlights: ['Triage'] }],
    skills: [{ name: 'Systems', keywords: ['Epic', 'Pyxis'] }],
  };
  const document = await readDocument(bytesOf(JSON.stringify(resume)), 'resume.json');
  expect(linesOf(document)).toEqual([
    'Anna Example',
    'anna@example.com | Portland',
    'Work Experience',
    'Nurse, Cascade 2019-02 – Present',
    '• Triage',
    'Skills',
    'Systems: Epic, Pyxis',
  ]);
  expect(await refusalOf(bytesOf('{"name": "a package"}'))).toBe('unknown-type');
  expect(await refusalOf(bytesOf('{"basics": {"name": "Anna'))).toBe('damaged');
});

describe('Rich Text', () => {
  const read = (body: string) =>
    readDocument(bytesOf(`{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial;}}${body}}`), 'cv');

  test('letters of every kind are read, each once', async () => {
    const document = await read(
      "Zo\\'eb \\u321?\\u243\\'f3d\\par {\\f1 \\'c0\\'ed\\'ed\\'e0}\\par {\\v hidden}{\\*\\unknown skipped}\\bullet\\tab Triage\\par",
    );
    expect(linesOf(document)).toEqual(['Zoë Łód', 'Анна', '• Triage']);
    expect(document.warnings).toMatchObject([{ code: 'hidden-text', lost: 'hidden' }]);
  });

  test('rows of tables are read cell by cell', async () => {
    const document = await read('\\trowd\\intbl 2019\\cell Nurse\\cell\\row\\pard\\par After\\par');
    expect(linesOf(document)).toEqual(['2019 Nurse', 'After']);
    expect(codesOf(document)).toEqual(['table']);
  });

  test('one that was cut off is refused', async () => {
    expect(await refusalOf(bytesOf('{\\rtf1 Anna {\\b Example'))).toBe('damaged');
  });
});
