import { describe, expect, test } from 'vitest';
import { smallKnowledge } from '../testing/small-document.ts';
import { resumeOf } from '../testing/small-resume.ts';
import type { Rewrite } from '../types/ledger.ts';
import { applyChanges, safeTogether, textWith } from './apply-changes.ts';
import { compareResumes } from './compare-resumes.ts';

function rewriteOf(originalText: string, improvedText: string): [Rewrite, ReturnType<typeof compareResumes>] {
  const rewrite = { originalText, improvedText };
  return [rewrite, compareResumes(rewrite, smallKnowledge)];
}
const line = 'Washed dishes for 40 guests';

describe('applying changes', () => {
  const [rewrite, ledger] = rewriteOf(
    resumeOf({ line, skills: 'Excel, PostgreSQL' }),
    resumeOf({ line: 'Washed the dishes for 90 guests', skills: 'PostgreSQL, Excel' }),
  );
  const [unsafe, safe] = ledger.changes;

  test('makes the safe ones and leaves out the unsafe ones, even when all are accepted', () => {
    expect([unsafe?.isSafe, safe?.isSafe]).toEqual([false, true]);
    expect(applyChanges(rewrite, ledger, undefined, smallKnowledge)).toBe(
      resumeOf({ line, skills: 'PostgreSQL, Excel' }),
    );
  });

  test('makes only the accepted ones', () => {
    expect(applyChanges(rewrite, ledger, [], smallKnowledge)).toBe(rewrite.originalText);
  });

  test('keeps the safe ones that are also safe together', () => {
    expect(safeTogether(rewrite, ledger.changes, smallKnowledge)).toEqual([safe]);
  });
});

describe('the text with changes', () => {
  test('is the improved one when all are made, whatever was added, removed or moved', () => {
    for (const [before, after] of [
      ['Baked bread\nSold cakes\nSwept floors', 'Baked bread\nSwept floors'],
      ['Baked bread\nSold cakes', 'Baked bread\nRan the till\nSold cakes'],
      ['Baked bread\nSold cakes', 'Ran the till\nBaked bread\nSold cakes'],
    ] as const) {
      const [rewrite, { changes }] = rewriteOf(before, after);
      expect(textWith(rewrite, changes)).toBe(after);
    }
  });

  test('has no empty line in the place of first lines that were removed', () => {
    for (const before of ['Baked bread\nSold cakes', 'Baked bread\n\nRan the till\nSold cakes']) {
      const [rewrite, { changes }] = rewriteOf(before, 'Sold cakes');
      expect(textWith(rewrite, changes)).toBe('Sold cakes');
    }
  });

  test("has the original's line breaks", () => {
    const [rewrite, { changes }] = rewriteOf('Baked bread\r\nSold cakes', 'Baked bread\nRan the till\nSold cakes');
    expect(textWith(rewrite, changes)).toBe('Baked bread\r\nRan the till\r\nSold cakes');
  });

  test("has the person's own words in the place of proposed ones", () => {
    const [rewrite, { changes }] = rewriteOf('Baked bread\nSold cakes', 'Baked fresh bread\nSold cakes');
    const edits = new Map(changes.map(({ id }) => [id, 'Baked rye']));
    expect(textWith(rewrite, changes, edits)).toBe('Baked rye\nSold cakes');
  });
});
