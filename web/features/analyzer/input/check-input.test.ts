import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { checkInput, isReady, toRequest } from './check-input.ts';
import { describeProblem } from './describe-problems.ts';

const filled = { jobTitle: '', jobDescription: 'We look for a nurse.', resumeText: 'Nurse since 2015.' };

describe('input check', () => {
  test('both texts are enough, the job title is optional', () => {
    expect(isReady(checkInput(filled))).toBe(true);
  });

  test('only spaces and line breaks count as a missing text', () => {
    expect(checkInput({ ...filled, jobDescription: '', resumeText: ' \n\t ' })).toEqual({
      jobDescription: 'missing',
      resumeText: 'missing',
    });
  });

  test('a text may be exactly as long as the limit, and not one character longer', () => {
    const longest = 'x'.repeat(limits.textCharacters);
    expect(checkInput({ ...filled, resumeText: longest })).toEqual({});
    expect(checkInput({ ...filled, resumeText: `${longest}x` })).toEqual({ resumeText: 'tooLong' });
  });

  test('half a surrogate pair of a broken copy is replaced, because no database stores it', () => {
    const input = {
      jobTitle: ' Nurse ',
      jobDescription: 'Nurse \ud83d',
      resumeText: '\udc69 Nurse \ud83d\ude00',
    };
    const request = toRequest(input, '2026-11-22');
    expect(request).toEqual({
      jobTitle: 'Nurse',
      jobDescription: 'Nurse \ufffd',
      resumeText: '\ufffd Nurse \ud83d\ude00',
      now: '2026-11-22',
    });
  });

  test('one character too many uses the singular', () => {
    expect(describeProblem('resumeText', 'tooLong', limits.textCharacters + 1)).toMatch(
      /is 1 character over the limit/,
    );
    expect(describeProblem('resumeText', 'tooLong', limits.textCharacters + 2)).toMatch(/is 2 characters over/);
  });

  test('a job title that is a pasted paragraph is too long', () => {
    expect(checkInput({ ...filled, jobTitle: 'x'.repeat(limits.titleCharacters + 1) })).toEqual({
      jobTitle: 'tooLong',
    });
  });

  test('a file pasted as text is recognised', () => {
    expect(checkInput({ ...filled, resumeText: '%PDF-1.7\u0000\u0003' })).toEqual({ resumeText: 'notText' });
  });
});
