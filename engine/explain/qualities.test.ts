import { describe, expect, test } from 'vitest';
import { checkText, loadEngine } from '../index.ts';

const engine = await loadEngine();
const posting = `Cook
Requirements
- HACCP
- Driver license
- Must be authorized to work in the US
- Must live within 30 miles of Salem
- Travel up to 20%`;
const resume = `Ann Example, Salem
ann@mail.example
Experience
Cook, Fern Inn, 2019 - 2021
- Ran the sauce section for 80 covers a night
Skills
HACCP, pastry, butchery
Authorized to work in the US`;
const read = (resumeText: string) => engine.analyse({ resumeText, jobDescription: posting });
const codes = (resumeText: string) => read(resumeText).parseHealth.findings.map(({ code }) => code);

describe('parse health', () => {
  test('is full for a plain resume, and none for no text', () => {
    expect(read(resume).parseHealth).toEqual({ score: 100, findings: [] });
    expect(read(' \n ').parseHealth.score).toBe(0);
  });

  test.each([
    ['a line without anything', 'Cook at Fern Inn', ['no-contact', 'no-dates', 'no-sections']],
    ['a table', `${resume}\nSauces\tFish\tBread\nMeat\tEggs\tVeg\nA\tB\tC\nD\tE\tF`, ['columns']],
    ['dates at the right margin', resume.replace('Fern Inn, 2019', 'Fern Inn\t\t\t2019'), []],
    ['tags', resume.replaceAll('\n', '<br>\n'), ['markup']],
    ['letters apart', resume.replace('Skills', 'S K I L L S'), ['spaced-letters']],
    ['broken characters', resume.replaceAll('e', '\uFFFD'), ['broken-characters', 'unreadable']],
  ])('of %s finds what a machine stumbles over', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

test('of a text longer than any resume only the beginning is read, and the page says so', () => {
  const long = `${resume}\n${'Did other work. '.repeat(20_000)}`;
  expect(codes(long)).toContain('cut');
  expect(codes(resume)).not.toContain('cut');
});

describe('writing quality', () => {
  const found = (text: string) => read(text).writingQuality.findings.map(({ code }) => code);

  test('is a separate number: the same words in another layout keep it', () => {
    const table = `${resume}\nSauces\tFish\tBread\nMeat\tEggs\tVeg\nA\tB\tC\nD\tE\tF`;
    const columns = table.replaceAll('\t', ' ');
    expect(read(table).writingQuality.score).toBe(read(columns).writingQuality.score);
    expect(read(table).parseHealth.score).toBeLessThan(read(columns).parseHealth.score);
  });

  test('asks for more than a few words: the fewer there are, the lower the score', () => {
    const words = (count: number) => read('word\n'.repeat(count)).writingQuality.score;
    expect([words(5), words(50), words(100), words(200)]).toEqual([50, 75, 85, 100]);
    expect(read('').writingQuality.score).toBe(0);
  });

  test('distinguishes "I" from the numeral', () => {
    expect(found('Cook and EMT, Level I for adults')).not.toContain('firstPerson');
    expect(found('- I cooked for eighty people')).toContain('firstPerson');
  });

  test('quotes "me" and "my" with the words around them', () => {
    const quote = (line: string) =>
      read(line).writingQuality.findings.find(({ code }) => code === 'firstPerson')?.params;
    expect(quote('- led the late shift with three carers under me')).toEqual({
      text: 'with three carers under me',
    });
    expect(quote('- chased LTT, AP1s lodged by me within the period')).toEqual({
      text: 'AP1s lodged by me within the period',
    });
  });

  test('accepts capitals in headings only', () => {
    expect(found(resume.toUpperCase())).toContain('capitals');
    expect(found(resume)).not.toContain('capitals');
  });
});

describe('what is decisive apart from the score', () => {
  test('is reported with the words of the posting and the line of the resume', () => {
    const told = read(resume).knockOuts.map(({ requirement, met, reason }) => [
      requirement.surface,
      met,
      reason.code,
      reason.params,
    ]);
    expect(told).toEqual([
      ['Driver license', false, 'knockOut.missing', {}],
      ['authorized to work in the US', true, 'knockOut.says', { line: 'Authorized to work in the US' }],
      ['Travel up to 20%', false, 'knockOut.silent', {}],
      ['Must live within 30 miles of Salem', true, 'knockOut.says', { line: 'Ann Example, Salem' }],
    ]);
  });

  test('points at the posting', () => {
    for (const { requirement } of read(resume).knockOuts) {
      for (const { start, end } of requirement.spans) expect(posting.slice(start, end)).toBe(requirement.surface);
    }
  });

  test('is not asked for by a company that offers it', () => {
    const jobDescription = 'Cook\nWe are happy to offer visa sponsorship.';
    expect(engine.analyse({ resumeText: resume, jobDescription }).knockOuts).toEqual([]);
  });
});

describe('a text alone', () => {
  const costOf = (...asked: Parameters<typeof checkText>) =>
    checkText(...asked).map(({ finding, cost }) => [finding.code, cost]);

  test('is checked as with a posting, and by what its document says', () => {
    const lines = 'Cook at Fern Inn';
    expect(checkText(lines).map(({ finding }) => finding)).toEqual(read(lines).parseHealth.findings);
    const named = resume.replace('Experience', 'My professional experience so far').replace('Skills', 'Things');
    expect(costOf(named)).toEqual([['no-sections', 20]]);
    const start = named.indexOf('My professional');
    expect(costOf(named, [{ role: 'heading', start, end: start + 33 }])).toEqual([]);
  });

  test('is not checked for what its document’s reader found', () => {
    const spaced = resume.replace('Skills', 'S K I L L S');
    expect(costOf(spaced)).toEqual([['spaced-letters', 20]]);
    expect(costOf(spaced, [], new Set(['spaced-letters']))).toEqual([]);
  });
});
