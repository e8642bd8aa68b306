import { bareText, type ResumeDocument } from './document.ts';

/** For each line of the improved text, the line of the original that is the same word for word; equal lines pair up in order. */
export function alignLines(original: ResumeDocument, improved: ResumeDocument): Map<number, number> {
  const places = new Map<string, number[]>();
  for (const line of original.lines) {
    const key = bareText(line.content);
    const known = places.get(key);
    if (known) known.push(line.index);
    else places.set(key, [line.index]);
  }
  const aligned = new Map<number, number>();
  const used = new Map<string, number>();
  for (const line of improved.lines) {
    const key = bareText(line.content);
    const count = used.get(key) ?? 0;
    const place = places.get(key)?.[count];
    if (place === undefined) continue;
    used.set(key, count + 1);
    aligned.set(line.index, place);
  }
  return aligned;
}

/** The aligned lines that kept their order: the longest rising run of places. The others were moved. */
export function keptInOrder(aligned: ReadonlyMap<number, number>): Map<number, number> {
  const pairs = [...aligned].sort(([a], [b]) => a - b);
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [number, [, place]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[number] = ends[low - 1] ?? -1;
    ends[low] = number;
  }
  const kept = new Map<number, number>();
  for (let number = ends.at(-1) ?? -1; number >= 0; number = before[number] ?? -1) {
    const pair = pairs[number];
    if (pair) kept.set(pair[0], pair[1]);
  }
  return kept;
}
