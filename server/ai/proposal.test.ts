import { describe, expect, test } from 'vitest';
import { parseProposal, readPartialResume } from './proposal.ts';

const valid = {
  matchScore: 40,
  optimizedMatchScore: 80,
  keywordMatches: [{ keyword: 'triage', found: true }],
  recommendations: ['Name the ward.'],
  improvedResumeText: 'Nurse\n"Quoted"',
};

describe('parseProposal', () => {
  test('reads the JSON, also in a fenced block or between sentences', () => {
    const text = JSON.stringify(valid);
    for (const answer of [text, `\`\`\`json\n${text}\n\`\`\``, `Here you are:\n${text}\nGood luck!`]) {
      expect(parseProposal(answer)).toEqual(valid);
    }
  });

  test.each([
    ['no JSON', 'I cannot help with that.'],
    ['half of it', JSON.stringify(valid).slice(0, -20)],
    ['a number as text', JSON.stringify({ ...valid, matchScore: '40' })],
    ['no list', JSON.stringify({ ...valid, recommendations: 'none' })],
    ['no text', JSON.stringify({ ...valid, improvedResumeText: null })],
    ['an empty resume', JSON.stringify({ ...valid, improvedResumeText: ' \n' })],
    ['a list', '[1, 2]'],
    ['nothing', ''],
  ])('refuses %s', (_what, answer) => {
    expect(() => parseProposal(answer)).toThrow('invalid format');
  });

  test('drops what is not a keyword or a recommendation', () => {
    const odd = {
      ...valid,
      keywordMatches: ['triage', ...valid.keywordMatches],
      recommendations: [1, 'Name the ward.'],
    };
    expect(parseProposal(JSON.stringify(odd))).toEqual(valid);
  });
});

describe('readPartialResume', () => {
  test('shows the beginning of the text wherever it is cut, and never half an escape', () => {
    const text = 'Nurse, "A&E" \\ ward\n• 12 beds — Zürich 😀\ttriage';
    const answer = JSON.stringify({ ...valid, improvedResumeText: text }).replace('—', '\\u2014');
    for (let length = 0; length <= answer.length; length += 1) {
      const partial = readPartialResume(answer.slice(0, length));
      expect(text.startsWith(partial) || text.startsWith(partial.slice(0, -1)), partial).toBe(true);
    }
    expect(readPartialResume(answer)).toBe(text);
  });
});
