import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { devCases } from '../testing/data/ledger-dev.ts';
import { germanCases } from '../testing/data/ledger-german.ts';
import { realResumes } from '../testing/texts/real-resumes.ts';
import { readResume } from './read-resume.ts';
import type { Entry, Item, Section } from './resume.ts';

/** The entries as "kind: title @ organisation, years". */
function entriesIn(text: string): string[] {
  const words = (span: { start: number; end: number } | undefined) => span && text.slice(span.start, span.end);
  return readResume(text).entries.map(({ kind, title, organisation, periods }) => {
    const [period] = periods;
    const to = period?.to === 'current' ? 'now' : period?.to.year;
    return `${kind}: ${words(title)} @ ${words(organisation)}, ${period?.from.year}-${to}`;
  });
}

describe('the jobs and schools of a resume', () => {
  test.each([
    ['title, employer, dates', 'Experience\nLine Cook, Fern Inn, 2019 – 2023\n- Cooked'],
    ['dates first', 'Experience\n2019 – 2023 Line Cook, Fern Inn\n- Cooked'],
    ['dates alone above', 'Experience\n2019 – 2023\nLine Cook, Fern Inn\n- Cooked'],
    ['dates alone below', 'Experience\nLine Cook, Fern Inn\n2019 – 2023\n- Cooked'],
    ['a bar between', 'Experience\nLine Cook | Fern Inn | 2019 – 2023\n- Cooked'],
    ['a tab before the dates', 'Experience\nLine Cook at Fern Inn\t2019 – 2023\n- Cooked'],
    ['employer above the title', 'Experience\nFern Inn\nLine Cook, 2019 – 2023\n- Cooked'],
    ['title above the employer', 'Experience\nLine Cook\nFern Inn, 2019 – 2023\n- Cooked'],
    ['three lines', 'Experience\nLine Cook\nFern Inn\n2019 – 2023\n- Cooked'],
    ['a period on three lines', 'Experience\n2019\nto\n2023\nLine Cook, Fern Inn\n- Cooked'],
    ['no headings', 'Ada Sample\nLine Cook, Fern Inn, 2019 – 2023\n- Cooked'],
    ['below highlights', 'Ada Sample\nHighlights\nTop of the branch\n\nLine Cook, Fern Inn, 2019 – 2023\n- Cooked'],
    ['German', 'Berufserfahrung\n2019 – 2023\tLine Cook bei Fern Inn\n- Gekocht'],
  ])('are told apart: %s', (_, text) => {
    expect(entriesIn(text)).toEqual(['job: Line Cook @ Fern Inn, 2019-2023']);
  });

  test('are told apart where an ongoing period is written over three lines', () => {
    expect(entriesIn('Experience\nJune 2019\nto\nCurrent\nLine Cook, Fern Inn\n- Cooked')).toEqual([
      'job: Line Cook @ Fern Inn, 2019-now',
    ]);
  });

  test('a degree is a school, also among the jobs, and a teacher of a school has a job', () => {
    const text = `Teacher, Elm College, 2015 – now
Bachelor of Arts, Oak University, 2010 – 2014`;
    expect(entriesIn(text)).toEqual([
      'job: Teacher @ Elm College, 2015-now',
      'school: Bachelor of Arts @ Oak University, 2010-2014',
    ]);
  });

  test('the achievements of a job stay in it', () => {
    const text = 'Experience\nCook, Fern Inn, 2019 – 2023\n- Cooked\nKey achievements:\n- Won a prize';
    expect(readResume(text).entries[0]?.items.map(({ start, end }) => text.slice(start, end))).toEqual([
      '- Cooked',
      'Key achievements:',
      '- Won a prize',
    ]);
  });
});

test('the sections are recognised by their headings in English and German', () => {
  const text = `Ada Sample
ada@mail.example
Profil
Köchin mit Erfahrung
WORK EXPERIENCE
Cook, Fern Inn, 2019 – 2023
Education:
Elm School, 2018
Licences and certificates
Food handler card
Sprachen
Deutsch, Englisch
Interests
Chess`;
  expect(readResume(text).sections.map(({ kind }) => kind)).toEqual([
    'top',
    'summary',
    'jobs',
    'education',
    'credentials',
    'languages',
    'interests',
  ]);
});

test.each(['Profil', 'Kurzprofil', 'Berufsprofil'])('“%s” opens a summary', (heading) => {
  const { sections } = readResume(`Anna Beispiel\n\n${heading}\nGelernte Köchin, seit acht Jahren am Herd.`);
  expect(sections.map(({ kind }) => kind)).toEqual(['top', 'summary']);
});

test('a bullet and its wrapped lines are one item', () => {
  const text =
    'Experience\nCook, Fern Inn, 2019 – 2023\n- Cooked for eighty guests\n  a night with two others\n- Cleaned';
  const [entry] = readResume(text).entries;
  expect(entry?.items.map((item) => text.slice(item.wordsStart, item.end))).toEqual([
    'Cooked for eighty guests\n  a night with two others',
    'Cleaned',
  ]);
});

const texts = [
  ...realResumes,
  ...[...devCases, ...germanCases].flatMap(({ original, improved }) => [original, improved]),
];
const lines = texts.flatMap((text) => text.split('\n'));
const mixed = fc.array(fc.constantFrom(...lines), { maxLength: 60, size: 'max' }).map((chosen) => chosen.join('\n'));
const odd = fc.oneof(mixed, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));

describe('of any text', () => {
  const hold = (text: string) => {
    const { sections, lines: read } = readResume(text);
    expect(outside(text, sections).trim()).toBe('');
    for (const { start, end, heading, entries, items } of sections) {
      const parts = [...(heading ? [heading] : []), ...entries, ...items];
      expect(outside(text.slice(0, end), [{ start: 0, end: start }, ...parts]).trim()).toBe('');
      for (const entry of entries)
        expect(
          outside(text.slice(0, entry.end), [{ start: 0, end: entry.start }, ...entry.header, ...entry.items]).trim(),
        ).toBe('');
    }
    const held = sections.flatMap(linesOf);
    expect(held.toSorted((a, b) => a.start - b.start)).toEqual([...read]);
  };

  test('nothing is lost and nothing appears twice', () => {
    for (const text of texts) hold(text);
  });

  test('nothing is lost of lines in any order, nor of any characters', () => {
    fc.assert(fc.property(odd, hold), { numRuns: 200 });
  });
});

function linesOf({ heading, entries, items }: Section) {
  const own = (each: readonly Item[]) => each.flatMap((item) => item.lines);
  const ofEntry = (entry: Entry) => [...entry.header, ...own(entry.items)];
  return [...(heading ? [heading] : []), ...entries.flatMap(ofEntry), ...own(items)];
}

/** The parts of a text outside all spans, which do not overlap. */
function outside(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    expect(start).toBeGreaterThanOrEqual(from);
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from);
}

test('a list that begins within a pasted line ends at the first date below it, not with the resume', () => {
  const pasted = `Technical Skills • Languages: ${'Java, '.repeat(40)}SQL. • Testing: Manual Testing.`;
  const below = readResume(`${pasted}\nTester\nMarch 2019 to May 2024\nWrote the test plans of two teams`).lines;
  expect(below.filter(({ content }) => content.startsWith('Wrote')).map(({ section }) => section)).toEqual(['jobs']);
  expect(below.filter(({ content }) => content === 'Tester').map(({ section }) => section)).toEqual(['skills']);
});
