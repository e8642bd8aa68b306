import { describe, expect, test } from 'vitest';
import { insertKeywords } from './insert-keywords.ts';

describe('confirmed keywords', () => {
  test('join an inline list with its own mark', () => {
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

  test('make a section of their own when there is none', () => {
    expect(insertKeywords('Ann Example\n', ['Kafka'])).toBe('Ann Example\n\nSkills: Kafka\n');
  });

  test('change nothing when there are none', () => {
    expect(insertKeywords('Ann Example\n', [])).toBe('Ann Example\n');
  });

  test.each([
    ['Skills\nJava / SQL / Git', 'Skills\nJava / SQL / Git / Kafka'],
    ['Skills\nJava ; SQL ; Git', 'Skills\nJava ; SQL ; Git ; Kafka'],
    ['CLINICAL SKILLS: wounds, triage, IVs', 'CLINICAL SKILLS: wounds, triage, IVs, Kafka'],
  ])('join a list in its own style: %j', (resume, expected) => {
    expect(insertKeywords(resume, ['Kafka'])).toBe(expected);
  });

  test('stay clear of the line drawn under a heading', () => {
    expect(insertKeywords('SKILLS\n------\nJava; SQL; Git\n\n------\nOTHER\n------', ['Kafka'])).toBe(
      'SKILLS\n------\nJava; SQL; Git; Kafka\n\n------\nOTHER\n------',
    );
    expect(insertKeywords('SKILLS\n======\n- Java\n- SQL\n\n------\nOTHER', ['Kafka'])).toBe(
      'SKILLS\n======\n- Java\n- SQL\n- Kafka\n\n------\nOTHER',
    );
    expect(insertKeywords('SKILLS\n------\nWorks well with others', ['Kafka'])).toBe(
      'SKILLS\n------\nKafka\nWorks well with others',
    );
    expect(insertKeywords('SKILLS\n------', ['Kafka'])).toBe('SKILLS\n------\nKafka');
  });

  test('go to the end of a list that is wrapped over lines, not into the middle of an item', () => {
    expect(
      insertKeywords('Skills\nJava, SQL, variance\nanalysis, Git, basic\nExcel, Word\n\nEducation', ['Kafka']),
    ).toBe('Skills\nJava, SQL, variance\nanalysis, Git, basic\nExcel, Word, Kafka\n\nEducation');
  });

  test('stay in the first group of a list in groups', () => {
    expect(insertKeywords('Skills\nJava, SQL, Git\nTools: Jira, Excel, Word', ['Kafka'])).toBe(
      'Skills\nJava, SQL, Git, Kafka\nTools: Jira, Excel, Word',
    );
  });
});
