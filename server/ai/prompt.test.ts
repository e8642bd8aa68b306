import { describe, expect, test } from 'vitest';
import { createPrompt } from './prompt.ts';
import { injectedDocuments, innocentSentences } from './testing/injected-documents.ts';

const input = { resumeText: 'Nurse at Fern Hospital', jobDescription: 'A nurse is wanted', missing: [], confirmed: [] };

describe('a prompt', () => {
  test('holds both texts between marks that differ each time', () => {
    const [one, two] = [createPrompt(input), createPrompt(input)];
    expect(one.data).toContain('Nurse at Fern Hospital');
    expect(one.data).not.toBe(two.data);
    const mark = /<<RESUME (\w{16})>>/.exec(one.data)?.[1] ?? '';
    expect(mark).not.toBe('');
    expect(one.instructions).toContain(mark);
  });

  test('lists what the person has confirmed, and the missing keywords', () => {
    const { data } = createPrompt({ ...input, missing: ['wound care'], confirmed: ['Has used wound care at Fern'] });
    expect(data).toContain('wound care\n');
    expect(data).toContain('Has used wound care at Fern');
  });

  test.each(injectedDocuments)('leaves out and reports: $name', ({ document, injected }) => {
    for (const where of ['resume', 'jobDescription'] as const) {
      const texts = where === 'resume' ? { resumeText: document } : { jobDescription: document };
      const prompt = createPrompt({ ...input, ...texts });
      expect(prompt.data).not.toContain(injected);
      expect(prompt.reported.map((report) => report.where)).toContain(where);
      expect(prompt.reported.map(({ text }) => text).join(' ')).toContain(injected);
      expect(prompt.data).toContain('Ward nurse, Fern Hospital');
    }
  });

  test.each(innocentSentences)('keeps what only sounds like it: %s', (sentence) => {
    const prompt = createPrompt({ ...input, resumeText: `Ward nurse\n${sentence}\nReferences on request` });
    expect(prompt.reported).toEqual([]);
    expect(prompt.data).toContain(sentence);
  });
});
