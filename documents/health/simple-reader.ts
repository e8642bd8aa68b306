import type { DocumentText } from '../types.ts';

/** What a simple reader makes of a line that people read: the same, somewhere else, or nothing. */
export type LineFate = 'same' | 'moved' | 'lost';

/** A line as a simple reader gets it. */
export interface StreamLine {
  text: string;
  /** Number of the document's line that most of its words are from; undefined for words that no line has. */
  line: number | undefined;
  /** `moved`: it stands out of order. `extra`: people do not see it here. `twice`: the file draws it once more. */
  fate: 'same' | 'moved' | 'extra' | 'twice';
}

/** A document as a reader gets it that takes the words in the order in which the file has them. */
export interface SimpleReading {
  lines: StreamLine[];
  /** By the numbers of the document's lines. */
  fates: LineFate[];
  /** Share of the words that it gets out of order, or not at all. */
  wrong: number;
}

interface Word {
  text: string;
  line: number;
}

/** Lays the stream beside the lines, word by word. Takes n log n for n words. */
export function readSimply({ lines, streamText }: Pick<DocumentText, 'lines' | 'streamText'>): SimpleReading {
  const own = wordsOf(lines.map(({ text }) => text));
  const streamLines = streamText.split('\n').filter((line) => line.trim() !== '');
  const stream = wordsOf(streamLines);
  const partners = pair(own, stream);
  const inOrder = longestRising(partners);
  const fates = lines.map((): LineFate => 'same');
  const counts = lines.map(() => ({ all: 0, lost: 0, moved: 0 }));
  for (const [at, { line }] of own.entries()) {
    const count = counts[line];
    if (!count) continue;
    count.all += 1;
    if (partners[at] === undefined) count.lost += 1;
    else if (!inOrder.has(at)) count.moved += 1;
  }
  for (const [line, { all, lost, moved }] of counts.entries()) {
    if (lost * 2 > all) fates[line] = 'lost';
    else if (moved * 2 > all) fates[line] = 'moved';
  }
  return {
    lines: describeStream(streamLines, stream, own, partners, inOrder),
    fates,
    wrong: own.length === 0 ? 0 : 1 - inOrder.size / own.length,
  };
}

const wordsOf = (lines: readonly string[]): Word[] =>
  lines.flatMap((text, line) =>
    Array.from(text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => ({ text: word, line })),
  );

/** For each word its place in the stream: the third "led" goes with the stream's third. */
function pair(own: readonly Word[], stream: readonly Word[]): (number | undefined)[] {
  const places = new Map<string, number[]>();
  for (const [at, { text }] of stream.entries()) {
    const known = places.get(text);
    if (known) known.push(at);
    else places.set(text, [at]);
  }
  const used = new Map<string, number>();
  return own.map(({ text }) => {
    const next = used.get(text) ?? 0;
    used.set(text, next + 1);
    return places.get(text)?.[next];
  });
}

/** The places in `partners` of a longest rising sequence: what keeps its order. */
function longestRising(partners: readonly (number | undefined)[]): Set<number> {
  const tails: number[] = [];
  const before = new Int32Array(partners.length).fill(-1);
  for (const [at, partner] of partners.entries()) {
    if (partner === undefined) continue;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((partners[tails[middle] ?? 0] ?? 0) < partner) low = middle + 1;
      else high = middle;
    }
    before[at] = tails[low - 1] ?? -1;
    tails[low] = at;
  }
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

function describeStream(
  texts: readonly string[],
  stream: readonly Word[],
  own: readonly Word[],
  partners: readonly (number | undefined)[],
  inOrder: ReadonlySet<number>,
): StreamLine[] {
  const back = new Map(partners.flatMap((partner, at) => (partner === undefined ? [] : [[partner, at] as const])));
  const votes = texts.map(() => ({ all: 0, extra: 0, moved: 0, lines: new Map<number, number>() }));
  for (const [place, { line }] of stream.entries()) {
    const vote = votes[line];
    if (!vote) continue;
    vote.all += 1;
    const at = back.get(place);
    if (at === undefined) {
      vote.extra += 1;
      continue;
    }
    if (!inOrder.has(at)) vote.moved += 1;
    const from = own[at]?.line ?? 0;
    vote.lines.set(from, (vote.lines.get(from) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return texts.map((text, index) => {
    const { all = 0, extra = 0, moved = 0, lines } = votes[index] ?? {};
    const [most] = [...(lines ?? [])].sort(([, one], [, other]) => other - one);
    const isExtra = all > 0 && extra * 2 > all;
    const fate = isExtra ? (seen.has(text) ? 'twice' : 'extra') : moved * 2 > all ? 'moved' : 'same';
    seen.add(text);
    return { text, line: isExtra ? undefined : most?.[0], fate };
  });
}
