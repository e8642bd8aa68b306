import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { harmlessFiles, hostileFiles } from './testing/hostile-files.ts';
import { bytesOf, linesOf, refusalOf } from './testing/read.ts';

describe('hostile files', () => {
  test.each(hostileFiles)('%s is refused: %s', async (_, refusal, build) => {
    expect(await refusalOf(build())).toBe(refusal);
  });

  test.each(harmlessFiles)('%s is read, and nothing of it is run or fetched', async (_, build) => {
    expect(linesOf(await readDocument(build(), ''))).toEqual(['Anna Example']);
  });

  test.each([
    ['open comments', '<!doctype html>', '<!--'],
    ['empty scripts', '<!doctype html>', '<script></script>'],
    ['closed elements', '<!doctype html><b>', '</i>'],
    ['opened elements', '<!doctype html>', '<p>'],
    ['stars', '# A\n\n# B\n\n', '*'],
    ['brackets', '# A\n\n# B\n\n', '[]('],
    ['groups', '{\\rtf1 ', "{\\'e4}"],
    ['braces', '{"basics":', '{'],
  ])('a megabyte of %s ends', async (_, start, repeated) => {
    const bytes = bytesOf(start + repeated.repeat(1_000_000 / repeated.length));
    await expect(refusalOf(bytes).then(() => 'done')).resolves.toBe('done');
  });
});
