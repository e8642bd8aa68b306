import { describe, expect, test } from 'vitest';
import { documentOf, smallKnowledge } from '../testing/small-document.ts';
import { buildChanges } from './build-changes.ts';
import { compareResumes } from './compare-resumes.ts';
import { alignLines, keptInOrder } from './lines/align-lines.ts';
import { findSources } from './lines/find-sources.ts';

/** Each change as its kind and its lines before and after. */
function changesBetween(before: string[], after: string[]) {
  const [original, improved] = [documentOf(before.join('\n')), documentOf(after.join('\n'))];
  const aligned = alignLines(original, improved);
  const sources = new Map(
    improved.lines.map((line) => [line.index, findSources(line, original, undefined).lines] as const),
  );
  const kept = keptInOrder(aligned);
  const none = { claims: new Map(), lost: new Map() };
  return buildChanges({ original, improved, aligned, kept, sources, ...none }).map(({ kind, parts }) => [
    kind,
    parts.map((part) => original.text.slice(part.original.start, part.original.end)).filter((text) => text !== ''),
    parts.map((part) => improved.text.slice(part.improved.start, part.improved.end)).filter((text) => text !== ''),
  ]);
}
const [bread, cakes, till] = ['Baked rye bread daily', 'Sold wedding cakes', 'Counted the till'];

describe('lines that changed', () => {
  test('are no change when nothing did', () => {
    expect(changesBetween([bread, cakes], [bread, cakes])).toEqual([]);
  });

  test('are replaced by the line that shares their words', () => {
    const after = 'Sold many wedding cakes';
    expect(changesBetween([bread, cakes], [bread, after])).toEqual([['replaced', [cakes], [after]]]);
  });

  test('are added or removed', () => {
    expect(changesBetween([bread], [bread, till])).toEqual([['added', [], [till]]]);
    expect(changesBetween([bread, till], [bread])).toEqual([['removed', [till], []]]);
  });

  test('are moved when only their place is another', () => {
    expect(changesBetween([till, bread, cakes], [bread, cakes, till])).toEqual([['moved', [till], [till]]]);
  });

  test('are one change when two were joined', () => {
    const joined = 'Baked rye bread daily and sold wedding cakes';
    expect(changesBetween([bread, cakes], [joined])).toEqual([['replaced', [bread, cakes], [joined]]]);
  });
});

test('a change is safe unless it claims or loses something, and has its findings', () => {
  const rewrite = {
    originalText: 'Sold 40 cakes\n- Ran the till',
    improvedText: 'Sold 90 cakes\n- Ran the till daily',
  };
  const [cakesSold, tillRun] = compareResumes(rewrite, smallKnowledge).changes;
  expect(cakesSold).toMatchObject({ isSafe: false, claims: [{ kind: 'number', text: '90' }] });
  expect(tillRun?.parts[0]?.words.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'added', text: ' daily' }]);
});
