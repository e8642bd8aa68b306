import { describe, expect, test } from 'vitest';
import { analyseBasic, extractBasicKeywords, optimiseBasic } from './basic.ts';

const posting = `Backend developer. You build services in Node.js and C++, query them with MySQL,
and test services with TypeScript. Services are tested by you; testing is a habit.`;

describe('keywords of the fallback', () => {
  test('are the repeated words and the tech-style terms', () => {
    expect(extractBasicKeywords(posting)).toEqual(['services', 'node.js', 'c++', 'mysql', 'typescript']);
  });

  test('leave out stop words and words of two letters', () => {
    expect(extractBasicKeywords('the the with with go go you you welding welding')).toEqual(['welding']);
  });

  test('are at most thirty', () => {
    const words = Array.from({ length: 50 }, (_, index) => `word${index} word${index}`).join(' ');
    expect(extractBasicKeywords(words)).toHaveLength(30);
  });
});

describe('score of the fallback', () => {
  test('is the rounded percent of keywords that the resume has', () => {
    const analysis = analyseBasic({ jobDescription: posting, resumeText: 'Built Node.js services.\nKnows MySQL' });
    expect(analysis.matchScore).toBe(60);
    expect(analysis.keywordMatches[0]).toEqual({
      keyword: 'services',
      found: true,
      locations: ['Built Node.js services.'],
    });
  });

  test('does not take a word inside another word for a match', () => {
    expect(analyseBasic({ jobDescription: 'java java', resumeText: 'javascript' }).matchScore).toBe(0);
  });

  test('is zero for empty texts', () => {
    expect(analyseBasic({ jobDescription: '', resumeText: '' }).matchScore).toBe(0);
  });
});

describe('optimisation of the fallback', () => {
  test('adds missing keywords to the skills section in its own style', () => {
    const { text, added, matchScore } = optimiseBasic({
      jobDescription: posting,
      resumeText: 'Ann Example\nSkills: MySQL, Node.js\nReferences',
    });
    expect(text).toBe('Ann Example\nSkills: MySQL, Node.js, services, c++, typescript\nReferences');
    expect(added).toEqual(['services', 'c++', 'typescript']);
    expect(matchScore).toBe(100);
  });

  test('appends a skills line when there is no such section', () => {
    expect(optimiseBasic({ jobDescription: 'welding welding', resumeText: 'Ann Example' }).text).toBe(
      'Ann Example\n\nSkills: welding\n',
    );
  });
});
