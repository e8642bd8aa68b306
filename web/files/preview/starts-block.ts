import type { DocumentLine } from '#documents/types.ts';

/** Whether a reading block begins with this line. */
export const startsBlock = (lines: readonly DocumentLine[], index: number): boolean =>
  lines[index]?.group !== lines[index - 1]?.group;

/** The numbers of the reading blocks, from 1 in reading order, by line. */
export function numberBlocks(lines: readonly DocumentLine[]): number[] {
  let block = 0;
  return lines.map((_, index) => {
    if (startsBlock(lines, index)) block += 1;
    return block;
  });
}
