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
});
