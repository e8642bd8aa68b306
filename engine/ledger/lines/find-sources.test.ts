import { describe, expect, test } from 'vitest';
import { documentOf, lineWith } from '../../testing/small-document.ts';
import { resumeOf } from '../../testing/small-resume.ts';
import { findSources, sourceNumbers } from './find-sources.ts';

const sourcesOf = (line: string, original: string, job?: number) => {
  const { lines, coverage } = findSources(lineWith(documentOf(line), ''), documentOf(original), job);
  return { lines: lines.map(({ content }) => content), coverage };
};

describe('the lines that a line was made from', () => {
  test('are those that share its words, closest first', () => {
    const original = 'Baked rye bread for the market\nSold wedding cakes\nSwept floors';
    const { lines, coverage } = sourcesOf('Baked rye bread and sold cakes', original);
    expect(lines).toEqual(['Baked rye bread for the market', 'Sold wedding cakes']);
    expect(coverage).toBe(1);
  });

  test('are none when no word is shared', () => {
    expect(sourcesOf('Drove lorries', 'Baked bread')).toEqual({ lines: [], coverage: 0 });
  });

  test('explain all of a line without words', () => {
    expect(sourcesOf('-', 'Baked bread').coverage).toBe(1);
  });

  test('explain a share of its words when some are new', () => {
    const { coverage } = sourcesOf('Baked bread and drove lorries', 'Baked bread');
    expect(coverage).toBeGreaterThan(0);
    expect(coverage).toBeLessThan(1);
  });

  test('are of the same job when another job has the same words', () => {
    const original = documentOf(
      resumeOf({ line: 'Counted stock', other: 'Clerk, Oak Depot, York, 2015 - 2018\n- Counted stock' }),
    );
    const line = lineWith(documentOf('Counted the stock'), '');
    const jobs = [...new Set(original.lines.flatMap(({ job }) => job ?? []))];
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(findSources(line, original, job).lines[0]?.job).toBe(job);
  });

  test('include a line that shares a number written in words, although others share more words', () => {
    const original = 'Packed parcels every day for the depot\nLoaded forty parcels';
    const { lines } = sourcesOf('Packed 40 parcels every day for the depot', original);
    expect(lines).toContain('Loaded forty parcels');
  });

  test('are never more than a person would join', () => {
    const words = ['alpha', 'bravo', 'delta', 'gamma', 'omega', 'sigma'];
    expect(sourcesOf(words.join(' '), words.join('\n')).lines.length).toBeLessThanOrEqual(sourceNumbers.most);
  });
});
