import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';
import { coreOf } from './without-repeats.ts';

const model = createModel();

test('what is asked for twice, once with words that add nothing, is one keyword with the stronger importance', () => {
  const { requirements } = understandPosting(
    `Backend Developer
Requirements
- Java 8/11, Spring Boot, Hibernate, SQL, Maven, Jenkins, JUnit, Mockito and Kafka
What you will do
- Build microservices in Java`,
    model,
  );
  const java = requirements.filter(({ requirement }) => /^Java/.test(requirement.surface));
  expect(java.map(({ requirement }) => requirement)).toMatchObject([{ surface: 'Java', importance: 'must' }]);
});

test('the core of a name has no leading verb, number or light word', () => {
  expect(coreOf('control attrition')).toBe('attrition');
  expect(coreOf('infection control procedure')).toBe('infection control');
  expect(coreOf('java 8 11')).toBe('java');
  expect(coreOf('procedure')).toBe('procedure');
});
