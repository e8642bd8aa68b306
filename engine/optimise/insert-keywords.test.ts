import { describe, expect, test } from 'vitest';
import { insertKeywords } from './insert-keywords.ts';

describe('confirmed keywords', () => {
  test('join an inline list with its own separator', () => {
    expect(insertKeywords('Skills: Java | SQL | Git', ['Kafka'])).toBe('Skills: Java | SQL | Git | Kafka');
  });

  test('become further bullets where skills are bullets', () => {
    expect(insertKeywords('SKILLS\n  • Java\n  • SQL\n\nEducation', ['Kafka', 'Go'])).toBe(
      'SKILLS\n  • Java\n  • SQL\n  • Kafka\n  • Go\n\nEducation',
    );
  });

  test('join the list under a heading, before its full stop', () => {
    expect(insertKeywords('Technical Skills\nJava, SQL, Git.\nEducation', ['Kafka'])).toBe(
      'Technical Skills\nJava, SQL, Git, Kafka.\nEducation',
    );
  });

  test('find a German section', () => {
    expect(insertKeywords('Kenntnisse\nJava, SQL, Git', ['Kafka'])).toBe('Kenntnisse\nJava, SQL, Git, Kafka');
  });

  test('are not added to a resume without a skills section', () => {
    expect(insertKeywords('Ann Example\n', ['Kafka'])).toBeUndefined();
    expect(insertKeywords('Experience\nDeveloper, 2020\nTools: Java, SQL, Git', ['Kafka'])).toBeUndefined();
  });

  test('change nothing when there are none', () => {
    expect(insertKeywords('Skills: Java\n', [])).toBe('Skills: Java\n');
  });

  test.each([
    ['Skills\nJava / SQL / Git', 'Skills\nJava / SQL / Git / Kafka'],
    ['Skills\nJava ; SQL ; Git', 'Skills\nJava ; SQL ; Git ; Kafka'],
    ['CLINICAL SKILLS: wounds, triage, IVs', 'CLINICAL SKILLS: wounds, triage, IVs, Kafka'],
  ])('join a list in its own style: %j', (resume, expected) => {
    expect(insertKeywords(resume, ['Kafka'])).toBe(expected);
  });

  test('keep below the rule under a heading', () => {
    expect(insertKeywords('SKILLS\n------\nJava; SQL; Git\n\n------\nOTHER\n------', ['Kafka'])).toBe(
      'SKILLS\n------\nJava; SQL; Git; Kafka\n\n------\nOTHER\n------',
    );
    expect(insertKeywords('SKILLS\n======\n- Java\n- SQL\n\n------\nOTHER', ['Kafka'])).toBe(
      'SKILLS\n======\n- Java\n- SQL\n- Kafka\n\n------\nOTHER',
    );
    expect(insertKeywords('SKILLS\n------\nWorks well with others', ['Kafka'])).toBe(
      'SKILLS\n------\nWorks well with others\nKafka',
    );
    expect(insertKeywords('SKILLS\n------', ['Kafka'])).toBe('SKILLS\n------\nKafka');
  });

  test('go to the end of a wrapped list, not into the middle of an item', () => {
    expect(
      insertKeywords('Skills\nJava, SQL, variance\nanalysis, Git, basic\nExcel, Word\n\nEducation', ['Kafka']),
    ).toBe('Skills\nJava, SQL, variance\nanalysis, Git, basic\nExcel, Word, Kafka\n\nEducation');
  });

  test('stay on a line that was pasted without line breaks', () => {
    const pasted = `Skills: Java, SQL, Git ${'and more of the same, '.repeat(8)}Education`;
    expect(insertKeywords(`${pasted}\nBSc Fern,Oakville`, ['Kafka'])).toBe(`${pasted}, Kafka\nBSc Fern,Oakville`);
  });

  test('stay in the first group of a list in groups', () => {
    expect(insertKeywords('Skills\nJava, SQL, Git\nTools: Jira, Excel, Word', ['Kafka'])).toBe(
      'Skills\nJava, SQL, Git, Kafka\nTools: Jira, Excel, Word',
    );
  });

  test.each([
    ['tabs', 'Skills\nJava\tSQL\tGit', 'Skills\nJava\tSQL\tGit\tKafka'],
    ['columns of spaces', 'SKILLS\nJava     SQL     Git', 'SKILLS\nJava     SQL     Git     Kafka'],
    [
      'a table',
      'Skills\nJava      SQL\nGit       Word processing and mail\n\nHobbies',
      'Skills\nJava      SQL\nGit       Word processing and mail\nKafka\n\nHobbies',
    ],
    ['bars without spaces', 'Skills: Java|SQL|Git', 'Skills: Java|SQL|Git|Kafka'],
    [
      'Windows line ends',
      'Skills\r\n- Java\r\n- SQL\r\n\r\nHobbies',
      'Skills\r\n- Java\r\n- SQL\r\n- Kafka\r\n\r\nHobbies',
    ],
    ['one item a line', 'Skills\nJava\nSQL\n\nEducation\nBSc', 'Skills\nJava\nSQL\nKafka\n\nEducation\nBSc'],
    ['bullets on one line', 'Skills\n• Java • SQL • Git', 'Skills\n• Java • SQL • Git • Kafka'],
    [
      'empty lines between bullets',
      'Skills\n\n• Java\n\n• SQL\n\nEducation',
      'Skills\n\n• Java\n\n• SQL\n• Kafka\n\nEducation',
    ],
    [
      'a wrapped bullet',
      'Skills\n- Java and\n  its tools\n- SQL in\n  reports\nEducation',
      'Skills\n- Java and\n  its tools\n- SQL in\n  reports\n- Kafka\nEducation',
    ],
    ['"etc." at the end', 'Skills: Java, SQL, Git, etc.', 'Skills: Java, SQL, Git, Kafka, etc.'],
    ['markdown', '## Skills\n- Java\n- SQL', '## Skills\n- Java\n- SQL\n- Kafka'],
    ['a bold German label', '**IT-Kenntnisse:** Java, SQL, Git', '**IT-Kenntnisse:** Java, SQL, Git, Kafka'],
    ['a paragraph', 'Skills\nStrong in Java, SQL and reports.', 'Skills\nKafka\nStrong in Java, SQL and reports.'],
    [
      'a job right below',
      'Skills: Java, SQL, Git\nCook, Fern Inn, 2019',
      'Skills: Java, SQL, Git, Kafka\nCook, Fern Inn, 2019',
    ],
  ])('follow %s', (_, resume, expected) => {
    expect(insertKeywords(resume, ['Kafka'])).toBe(expected);
  });

  const groups = 'SKILLS\n- Languages: Java, SQL\n- Databases: MySQL, Redis\nEducation\nBSc';

  test('join the closest of several groups', () => {
    const closeness = (_: string, line: string) => (line.includes('MySQL') ? 1 : 0);
    expect(insertKeywords(groups, ['PostgreSQL'], closeness)).toBe(
      'SKILLS\n- Languages: Java, SQL\n- Databases: MySQL, Redis, PostgreSQL\nEducation\nBSc',
    );
  });

  test('form their own group when they are close to none', () => {
    expect(insertKeywords(groups, ['Welding', 'First aid'])).toBe(
      'SKILLS\n- Languages: Java, SQL\n- Databases: MySQL, Redis\n- Additional: Welding, First aid\nEducation\nBSc',
    );
    expect(insertKeywords('Kenntnisse\nSprachen: Deutsch, Englisch\nEDV: Word, Excel', ['SAP'])).toBe(
      'Kenntnisse\nSprachen: Deutsch, Englisch\nEDV: Word, Excel\nWeitere: SAP',
    );
  });

  test('fill the columns of a table', () => {
    expect(insertKeywords('Skills\nJava      SQL\nGit       Word', ['Kafka', 'Go', 'Rust'])).toBe(
      'Skills\nJava      SQL\nGit       Word\nKafka     Go\nRust',
    );
    expect(insertKeywords('Skills\nJava\tSQL\nGit\tWord', ['Kafka', 'Go', 'Rust'])).toBe(
      'Skills\nJava\tSQL\nGit\tWord\nKafka\tGo\nRust',
    );
  });

  test('do not join the tools of one job', () => {
    expect(
      insertKeywords('Experience\nCook, 2020\nTools: Knife, Oven, Pan\nSkills\nBaking, Grilling', ['Plating']),
    ).toBe('Experience\nCook, 2020\nTools: Knife, Oven, Pan\nSkills\nBaking, Grilling, Plating');
  });
});
