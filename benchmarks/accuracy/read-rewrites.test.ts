import { expect, test } from 'vitest';
import { readRewrites } from './read-rewrites.ts';

const written = `### trade: cook
Robin Sample
- Helped the chef
--- edits
@ - Helped the chef
honest synonyms: - Assisted the chef
lie scope_verb: - Led the kitchen
twin: - Worked for the chef
lie lost:
@ TOP
honest summary: A cook.
--- whole
Robin Sample
- Supported the chef
--- lies in whole
@ - Supported the chef
lie title: - Was the chef
`;

test('a lie is paired with its twin: its own wording without the lie, or else the line that it changes', () => {
  const lies = readRewrites(written).filter(({ twin }) => twin !== undefined);
  expect(lies.map(({ kind, improved, twin }) => [kind, improved, twin])).toEqual([
    ['scope_verb', 'Robin Sample\n- Led the kitchen', 'Robin Sample\n- Worked for the chef'],
    ['lost', 'Robin Sample', 'Robin Sample\n- Helped the chef'],
    ['title', 'Robin Sample\n- Was the chef', 'Robin Sample\n- Supported the chef'],
  ]);
});

test('honest rewrites are of one line, of the top, or of the whole resume', () => {
  const honest = readRewrites(written).filter(({ twin }) => twin === undefined);
  expect(honest.map(({ kind, improved }) => [kind, improved])).toEqual([
    ['synonyms', 'Robin Sample\n- Assisted the chef'],
    ['summary', 'A cook.\n\nRobin Sample\n- Helped the chef'],
    ['whole_resume', 'Robin Sample\n- Supported the chef'],
  ]);
});

test('a line that is quoted wrongly is named', () => {
  expect(() => readRewrites(written.replace('@ - Helped', '@ - Aided'))).toThrow(
    'The resume has no line “- Aided the chef”.',
  );
});

test('several lines are quoted and written as one, with a mark where each ends', () => {
  const two = written.replace('@ - Helped the chef\nhonest', '@ Robin Sample ⏎ - Helped the chef\nhonest');
  const [first] = readRewrites(two.replace('- Assisted the chef', 'Robin Sample ⏎ Cook ⏎ - Assisted the chef'));
  expect(first?.improved).toBe('Robin Sample\nCook\n- Assisted the chef');
});
