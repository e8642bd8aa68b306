import { isPersonsName } from '../flow/flow.ts';
import type { LooseLine } from '../types.ts';

/** How much larger than every other line of the first page a name is set: sections are set alike, and there are several. */
const larger = 1.2;

/** The largest line of the first page, where there is one, is the person's name. */
export function markName(lines: readonly LooseLine[]): void {
  const first = lines.filter(({ boxes }) => boxes[0]?.page === 0);
  const [largest, next] = first.toSorted((one, other) => heightOf(other) - heightOf(one));
  if (largest?.role !== 'heading' || heightOf(largest) < larger * (next ? heightOf(next) : 0)) return;
  if (isPersonsName(largest.text)) largest.role = 'name';
}

/** Of its first row: its boxes are as high as its type is large. */
function heightOf({ boxes: [box] }: LooseLine): number {
  return box ? box.y1 - box.y0 : 0;
}
