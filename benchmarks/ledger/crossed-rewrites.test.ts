import { expect, test } from 'vitest';
import { crossRewrites } from './crossed-rewrites.ts';

const original = 'Ann Bell\n- Sold bread\n- Swept floors';
const reworded = (line: string) => `Ann Bell\n- ${line}\n- Swept floors`;
const honest = (line: string, kind = 'synonyms') => ({ original, improved: reworded(line), twin: undefined, kind });

test('each honest rewording is turned into the line itself, and another rewording into it', () => {
  expect(crossRewrites([honest('Vended bread'), honest('Bread sales')])).toEqual([
    { resume: original, original: reworded('Vended bread'), improved: original },
    { resume: original, original: reworded('Bread sales'), improved: reworded('Vended bread') },
    { resume: original, original: reworded('Bread sales'), improved: original },
    { resume: original, original: reworded('Vended bread'), improved: reworded('Bread sales') },
  ]);
});

test('the twin of a lie is another rewording, the lie none', () => {
  const lie = { original, improved: reworded('Baked bread'), twin: reworded('Was selling bread'), kind: 'subtle_verb' };
  expect(crossRewrites([honest('Vended bread'), lie])).toEqual([
    { resume: original, original: reworded('Vended bread'), improved: original },
    { resume: original, original: reworded('Was selling bread'), improved: reworded('Vended bread') },
  ]);
});

test('what left something out is not turned round', () => {
  expect(crossRewrites([honest('Bread', 'tighten')])).toEqual([]);
});
