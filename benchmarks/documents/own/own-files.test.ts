import { expect, test } from 'vitest';
import { readSimply } from '#documents/health/simple-reader.ts';
import { readDocument } from '#documents/read-document.ts';
import { ownFiles, type Truth } from './own-files.ts';

/** The truth as lines, in one of the orders that are right. */
function linesOf({ blocks }: Truth, order: readonly string[]) {
  const texts = order.flatMap((id) => blocks.find((block) => block.id === id)?.lines ?? []);
  return texts.map((text, index) => ({ text, start: index, end: index, role: 'line' as const, group: 0, boxes: [] }));
}

test.each(ownFiles().map((file) => [file.truth.id, file] as const))(
  'every word of %s is read in an order that is right, and columns are reported',
  async (_, { bytes, truth }) => {
    const read = await readDocument(bytes, truth.file);
    const wrong = truth.orders.map(
      (order) => readSimply({ lines: linesOf(truth, order), streamText: read.text }).wrong,
    );
    expect(Math.min(...wrong)).toBeLessThanOrEqual(0.01);
    expect(read.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(truth.traps));
  },
);
