import { expect, test } from 'vitest';
import { appendSkillsLine, appendSkillsSection } from './append-skills.ts';

test('the line of product rule 9.2 is at the end', () => {
  expect(appendSkillsLine('Ann Example\n', ['Kafka', 'SQL'])).toBe('Ann Example\n\nSkills: Kafka, SQL\n');
  expect(appendSkillsLine('', ['Kafka'])).toBe('Skills: Kafka\n');
});

test.each([
  ['plain', 'Ann\n\nExperience\nCook, 2020\n', 'Ann\n\nExperience\nCook, 2020\n\nSkills\nKafka, SQL\n'],
  ['tight', 'Ann\nExperience\nCook, 2020', 'Ann\nExperience\nCook, 2020\nSkills\nKafka, SQL\n'],
  ['capital', 'Ann\n\nEDUCATION:\nBSc\n', 'Ann\n\nEDUCATION:\nBSc\n\nSKILLS:\nKafka, SQL\n'],
  ['markdown', '# Ann\n\n## Education\nBSc\n', '# Ann\n\n## Education\nBSc\n\n## Skills\nKafka, SQL\n'],
  [
    'underlined',
    'Ann\n\nEDUCATION\n=========\nBSc\n',
    'Ann\n\nEDUCATION\n=========\nBSc\n\nSKILLS\n======\nKafka, SQL\n',
  ],
  [
    'boxed',
    'Ann\n\n-----\nEDUCATION\n-----\nBSc\n',
    'Ann\n\n-----\nEDUCATION\n-----\nBSc\n\n-----\nSKILLS\n-----\nKafka, SQL\n',
  ],
  ['bulleted', 'Ann\n\nEducation\n• BSc\n', 'Ann\n\nEducation\n• BSc\n\nSkills\n• Kafka\n• SQL\n'],
  [
    'German',
    'Ann\n\nBerufserfahrung\nKöchin, 2020\n',
    'Ann\n\nBerufserfahrung\nKöchin, 2020\n\nKenntnisse\nKafka, SQL\n',
  ],
  ['Windows', 'Ann\r\n\r\nEducation\r\nBSc\r\n', 'Ann\r\n\r\nEducation\r\nBSc\r\n\r\nSkills\r\nKafka, SQL\r\n'],
  ['headless', 'Ann Example', 'Ann Example\n\nSkills: Kafka, SQL\n'],
])('a new section looks like the others: %s', (_, resume, expected) => {
  expect(appendSkillsSection(resume, ['Kafka', 'SQL'])).toBe(expected);
});
