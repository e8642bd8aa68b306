import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeRoles } from '../resume/line-roles.ts';
import { realResumes } from '../testing/texts/real-resumes.ts';
import { editResume, type FormEdit, isReadAsMeant } from './edit-resume.ts';
import { type FormEntry, type FormItem, type FormSection, readResumeForm } from './resume-form.ts';

const resume = `Ada Sample
ada@mail.example

Experience
Line Cook, Fern Inn, Mar 2019 – Present
- Cooked for eighty guests
  a night with two others
- Cleaned the kitchen

Baker | Elm House, Boston, MA | 2015 – 2018
- Baked bread

Skills
Sourdough, ordering

Education
Elm School, 2014
`;

const sectionsOf = (text: string) => readResumeForm(text).sections;
const entriesOf = (text: string): FormEntry[] =>
  sectionsOf(text).flatMap(({ parts }) => parts.filter((part) => part.kind === 'entry'));
const itemsOf = (parts: readonly (FormEntry | FormItem)[]): FormItem[] =>
  parts.flatMap((part) => (part.kind === 'entry' ? part.items : [part]));
const wordsOf = (text: string) =>
  sectionsOf(text).flatMap(({ parts }) => itemsOf(parts).map(({ field }) => field.words));

function edit(text: string, change: (form: ReturnType<typeof readResumeForm>) => FormEdit): string {
  const form = readResumeForm(text);
  return editResume(form, change(form)) ?? expect.fail('The edit was refused.');
}

function take<Value>(value: Value | undefined): Value {
  return value ?? expect.fail('It is not there.');
}

const entry = (text: string, at: number): FormEntry => take(entriesOf(text)[at]);
const section = (text: string, kind: string): FormSection => take(sectionsOf(text).find((own) => own.kind === kind));
const item = (text: string, words: string): FormItem =>
  take(itemsOf(sectionsOf(text).flatMap(({ parts }) => parts)).find(({ field }) => field.words === words));

describe('the form of a resume', () => {
  test('shows its sections, entries, dates and bullets', () => {
    const [job, other] = entriesOf(resume);
    expect(job?.pieces.map(({ role, words }) => [role, words])).toEqual([
      ['title', 'Line Cook'],
      ['organisation', 'Fern Inn'],
    ]);
    expect(other?.pieces.map(({ role, words }) => [role, words])).toEqual([
      ['title', 'Baker'],
      ['organisation', 'Elm House'],
      ['other', 'Boston, MA'],
    ]);
    expect(job?.items.map(({ field }) => field.words)).toEqual([
      'Cooked for eighty guests a night with two others',
      'Cleaned the kitchen',
    ]);
    expect(sectionsOf(resume).map(({ heading }) => heading?.words)).toEqual([
      undefined,
      'Experience',
      'Skills',
      'Education',
    ]);
  });

  test('shows an email address below a title as a line of its own', () => {
    expect(wordsOf('Ada Sample\nLine cook\nada@mail.example\n\nSkills\nBaking').slice(0, 3)).toEqual([
      'Ada Sample',
      'Line cook',
      'ada@mail.example',
    ]);
  });

  test('other words of a wrapped bullet leave its breaks where they are', () => {
    const { field } = item(resume, 'Cooked for eighty guests a night with two others');
    const next = edit(resume, () => ({
      kind: 'words',
      field,
      words: 'Cooked for ninety guests a night with two others',
    }));
    expect(next).toBe(resume.replace('eighty', 'ninety'));
  });

  test('a title is replaced without its employer and dates', () => {
    const field = take(entry(resume, 1).pieces[0]);
    expect(edit(resume, () => ({ kind: 'words', field, words: 'Head Baker' }))).toBe(
      resume.replace('Baker', 'Head Baker'),
    );
  });

  test('two sections, two jobs and two bullets change places, and again make the text as it was', () => {
    const swaps: [FormSection | FormEntry | FormItem, FormSection | FormEntry | FormItem][] = [
      [section(resume, 'skills'), section(resume, 'education')],
      [entry(resume, 0), entry(resume, 1)],
      [item(resume, 'Cooked for eighty guests a night with two others'), item(resume, 'Cleaned the kitchen')],
    ];
    const moved = swaps.map(([one, other]) => edit(resume, () => ({ kind: 'swap', one, other })));
    expect(moved[0]).toContain('Education\nElm School, 2014\n\nSkills\nSourdough, ordering\n');
    expect(entriesOf(moved[1] ?? '').map(({ pieces }) => pieces[0]?.words)).toEqual([
      'Baker',
      'Line Cook',
      'Elm School',
    ]);
    expect(moved[2]).toContain('- Cleaned the kitchen\n- Cooked for eighty guests\n  a night with two others\n');
  });

  test('a bullet is added in the style of the others, and a job above them', () => {
    const added = edit(resume, () => ({
      kind: 'add-item',
      owner: entry(resume, 1),
      words: 'Trained two\napprentices',
    }));
    expect(added).toBe(resume.replace('- Baked bread', '- Baked bread\n- Trained two apprentices'));
    const period = { from: { year: 2020, month: 5 }, to: 'current' } as const;
    const job = { title: 'Chef', organisation: 'Oak House', period };
    const longer = edit(resume, () => ({ kind: 'add-entry', section: section(resume, 'jobs'), ...job }));
    expect(longer).toBe(resume.replace('Experience\n', 'Experience\nChef, Oak House, May 2020 – Present\n\n'));
  });

  test('a numbered list goes on with the next number', () => {
    const text = 'Experience\nCook, Fern Inn, 2019 – 2021\n1. Cooked for eighty guests\n2. Cleaned all the pans';
    const next = edit(text, () => ({ kind: 'add-item', owner: entry(text, 0), words: 'Ordered' }));
    expect(next).toBe(`${text}\n3. Ordered`);
    const [one, other] = entry(text, 0).items;
    expect(edit(text, () => ({ kind: 'swap', one: take(one), other: take(other) }))).toBe(
      'Experience\nCook, Fern Inn, 2019 – 2021\n1. Cleaned all the pans\n2. Cooked for eighty guests',
    );
  });

  test('what is removed takes its empty lines along', () => {
    expect(edit(resume, () => ({ kind: 'remove', part: entry(resume, 1) }))).toBe(
      resume.replace('Baker | Elm House, Boston, MA | 2015 – 2018\n- Baked bread\n\n', ''),
    );
    expect(edit(resume, () => ({ kind: 'remove', part: item(resume, 'Cleaned the kitchen') }))).toBe(
      resume.replace('- Cleaned the kitchen\n', ''),
    );
    expect(edit('Skills\nA, B', () => ({ kind: 'remove', part: item('Skills\nA, B', 'A, B') }))).toBe('Skills');
  });
});

test('a change after which the sections or jobs are read otherwise is known', () => {
  const before = readResumeForm(resume);
  const isKept = (change: FormEdit) => isReadAsMeant(before, readResumeForm(edit(resume, () => change)), change);
  const bullet = item(resume, 'Cleaned the kitchen');
  expect(isKept({ kind: 'words', field: bullet.field, words: 'Cleaned the larder' })).toBe(true);
  const heading = take(section(resume, 'skills').heading);
  expect(isKept({ kind: 'words', field: heading, words: 'Sourdough is what I like best of all' })).toBe(false);
  expect(isKept({ kind: 'swap', one: section(resume, 'skills'), other: section(resume, 'education') })).toBe(true);
});

describe('every change in real resumes', () => {
  const lines = (text: string) => text.split(/\r\n|[\r\n\u2028]/).map((line) => line.trim());
  /** The lines of one text that the other has not, each counted as often as it occurs. */
  const missing = (from: string, to: string) => {
    const left = [...lines(to)];
    return lines(from).filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const swapsIn = (text: string) => {
    const { sections } = readResumeForm(text);
    const lists = [
      sections.filter(({ heading }) => heading),
      ...sections.flatMap(({ parts }) => [
        parts.filter((part) => part.kind === 'entry'),
        ...parts.flatMap((part) => (part.kind === 'entry' ? [part.items] : [])),
      ]),
    ];
    return lists.flatMap((list) => list.slice(1).map((other, at) => ({ one: take(list[at]), other })));
  };

  test('a move keeps every line, and nothing outside the two parts changes', () => {
    for (const text of realResumes) {
      for (const { one, other } of swapsIn(text)) {
        const next = edit(text, () => ({ kind: 'swap', one, other }));
        expect([...next].sort().join('')).toBe([...text].sort().join(''));
        expect(next.slice(0, one.start).trimEnd()).toBe(text.slice(0, one.start).trimEnd());
        expect(next.slice(other.end)).toBe(text.slice(other.end));
      }
    }
  });

  test('other words change the line of the field alone, and are shown after it', () => {
    for (const text of realResumes) {
      for (const { field } of itemsOf(sectionsOf(text).flatMap(({ parts }) => parts))) {
        const next = edit(text, () => ({ kind: 'words', field, words: `${field.words} zq` }));
        expect(next).toBe(`${text.slice(0, field.end)} zq${text.slice(field.end)}`);
      }
    }
  });

  test('a bullet that is added is shown, and no line is lost', () => {
    for (const text of realResumes) {
      for (const owner of entriesOf(text).filter(({ items }) => items.some(({ isBullet }) => isBullet))) {
        const words = 'Trained four new colleagues in the work';
        const next = edit(text, () => ({ kind: 'add-item', owner, words }));
        expect(missing(text, next)).toEqual([]);
        expect(wordsOf(next).some((own) => own.endsWith(words))).toBe(true);
      }
    }
  });
});

const word = fc.constantFrom('Cooked', 'for', 'eighty', 'guests', 'daily', 'and', 'C#', 'naïve', '40', '%', '(new)');
const sentence = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => `Led ${words.join(' ')}`);
const newline = fc.constantFrom('\n', '\r\n');
const job = fc.record({
  from: fc.integer({ min: 1990, max: 2010 }),
  bullets: fc.array(sentence, { minLength: 2, maxLength: 4 }),
  mark: fc.constantFrom('- ', '• ', '* '),
});
const typed = fc
  .record({ jobs: fc.array(job, { minLength: 2, maxLength: 4 }), newline, gap: fc.boolean() })
  .map((made) => {
    const nl = made.newline;
    const jobs = made.jobs.map(({ from, bullets, mark }, at) =>
      [`Cook, Inn Number${at}, ${from} – ${from + 3}`, ...bullets.map((own) => mark + own)].join(nl),
    );
    return ['Ada Sample', 'Experience', jobs.join(made.gap ? nl + nl : nl), '', 'Skills', 'Sourdough, ordering'].join(
      nl,
    );
  });

describe('of generated resumes', () => {
  test('whatever is changed is what is read afterwards', () => {
    fc.assert(
      fc.property(typed, sentence, fc.nat(), fc.nat(), (text, words, a, b) => {
        const entries = entriesOf(text);
        const one = take(entries[a % entries.length]);
        const bullet = take(one.items[b % one.items.length]);
        const words0 = wordsOf(text);
        const at = words0.indexOf(bullet.field.words);
        const edited = edit(text, () => ({ kind: 'words', field: bullet.field, words }));
        expect(wordsOf(edited).sort()).toEqual(words0.with(at, words).sort());
        const added = edit(text, () => ({ kind: 'add-item', owner: one, words }));
        expect(wordsOf(added).sort()).toEqual([...words0, words].sort());
        const removed = edit(text, () => ({ kind: 'remove', part: bullet }));
        expect(wordsOf(removed).sort()).toEqual(words0.toSpliced(at, 1).sort());
        for (const next of [edited, added]) {
          const words = { kind: 'words', field: bullet.field, words: '' } as const;
          expect(isReadAsMeant(readResumeForm(text), readResumeForm(next), words)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('two jobs that change places twice are the text as it was', () => {
    fc.assert(
      fc.property(typed, fc.nat(), (text, a) => {
        const entries = entriesOf(text);
        const at = a % (entries.length - 1);
        const swap = (from: string) =>
          edit(from, () => ({ kind: 'swap', one: entry(from, at), other: entry(from, at + 1) }));
        const next = swap(text);
        expect(next).not.toBe(text);
        expect(swap(next)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a document says what its lines are', () => {
  const lines = [
    { role: 'name', text: 'Ada Sample' },
    { role: 'heading', text: 'My professional experience so far' },
    { role: 'line', text: 'Line Cook, Fern Inn, 2019 – 2021' },
    { role: 'bullet', text: '- Cooked for eighty guests' },
    { role: 'heading', text: 'Education' },
    { role: 'line', text: 'Elm School, 2014' },
  ] as const;
  const text = lines.map((line) => line.text).join('\n');
  const roles = writeRoles(lines);
  const headings = (form: ReturnType<typeof readResumeForm>) =>
    form.sections.map(({ kind, heading }) => [kind, heading?.words]);

  test('the form has the sections of its headings, as the analysis has', () => {
    expect(headings(readResumeForm(text, roles))).toContainEqual(['jobs', 'My professional experience so far']);
    expect(headings(readResumeForm(text))).not.toContainEqual(['jobs', 'My professional experience so far']);
  });

  test('a change elsewhere keeps them, and its dates are written where they are read', () => {
    const form = readResumeForm(text, roles);
    const [cook] = form.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'entry'));
    const change: FormEdit = {
      kind: 'period',
      at: take(cook?.periods[0]).start,
      period: { from: { year: 2018, month: undefined }, to: { year: 2021, month: undefined } },
    };
    const next = take(editResume(form, change));
    expect(next).toBe(text.replace('2019', '2018'));
    expect(headings(readResumeForm(next, roles))).toEqual(headings(form));
    expect(isReadAsMeant(form, readResumeForm(next, roles), change)).toBe(true);
  });
});
