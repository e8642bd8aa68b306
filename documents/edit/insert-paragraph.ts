import type { EditableParagraph, EditablePart, Piece } from './editable-part.ts';
import { type LinePlace, type Segment, segmentsOf } from './find-lines.ts';
import { bulletLength, escapeXml } from './line-words.ts';
import type { Splice } from './splice.ts';

/** A paragraph's own name, which must not occur twice. */
const ids = /\s[^\s=/>]{0,40}(?:paraId|textId)="[^"]*"/g;
/** Of one paragraph alone: the end of a section, a tracked change. */
const bound = /<[^\s/>]{0,20}(?:sectPr|ins|del|moveFrom|moveTo)[\s/>]/;
const pageBreak = /<[^\s/>]{0,20}pageBreakBefore(?:\s[^>]*)?\/>/;

/**
 * A new paragraph after the line at `place`: its neighbour's properties and bullet, with other words. Undefined after what is no
 * whole paragraph, and where the pages' sections change.
 */
export function insertParagraph(part: EditablePart, place: LinePlace, text: string): Splice[] | undefined {
  const last = place.segments.at(-1);
  if (!last || place.separator === '\t' || last.paragraph.isLocked) return undefined;
  if (segmentsOf(last.paragraph).at(-1)?.start !== last.start) return insertRow(part.xml, last, text);
  const model = modelFor(last.paragraph);
  if (!model || text.includes('\t')) return undefined;
  const properties = model.properties ? part.xml.slice(model.properties.start, model.properties.end) : '';
  if (bound.test(properties)) return undefined;
  const { xml } = part;
  const tag = xml.slice(model.start, model.tagEnd).replace(ids, '');
  const prefix = /^<([^\s:/>]{1,20}:)?/.exec(tag)?.[1] ?? '';
  const words = text.slice(bulletLength(text));
  const paragraph = [
    tag,
    properties.replace(pageBreak, ''),
    ...typedBullet(xml, model, prefix),
    run(prefix, commonProperties(model), `<${prefix}t xml:space="preserve">${escapeXml(words)}</${prefix}t>`),
    `</${prefix}p>`,
  ].join('');
  return [{ start: last.paragraph.end, end: last.paragraph.end, text: paragraph }];
}

/** A line of several in a paragraph gets its neighbour's run, after a break like the others'. */
function insertRow(xml: string, segment: Segment, text: string): Splice[] | undefined {
  const { paragraph, start, text: line } = segment;
  let at = start + line.trimEnd().length;
  const piece = paragraph.pieces.find(({ text: own }) => {
    if (at <= own.length) return true;
    at -= own.length;
    return false;
  });
  const isLast = at === piece?.text.length;
  const isPlain = piece && xml.slice(piece.start, piece.end) === piece.text;
  if (!piece?.tag || piece.isFixed || !(isLast || isPlain)) return undefined;
  const prefix = /^<([^\s:/>]{1,20}:)?/.exec(xml.slice(piece.tag.start))?.[1] ?? '';
  const bullet = line.slice(0, bulletLength(line));
  const words = escapeXml(`${bullet}${text.slice(bulletLength(text))}`);
  const place = isLast ? piece.end : piece.start + at;
  return [{ start: place, end: place, text: `</${prefix}t><${prefix}br/><${prefix}t xml:space="preserve">${words}` }];
}

const run = (prefix: string, properties: string, content: string): string =>
  `<${prefix}r>${properties}${content}</${prefix}r>`;

/** Below a heading a line looks like the one that stands there, not like the heading. */
function modelFor(paragraph: EditableParagraph): EditableParagraph | undefined {
  if (!paragraph.isHeading) return paragraph;
  const { children } = paragraph.container;
  return children
    .slice(children.indexOf(paragraph) + 1)
    .flatMap((child) => (child === 'block' || child.isHeading || child.pieces.length === 0 ? [] : [child]))[0];
}

/** A bullet that is written as a character, with the tab or space after it. */
function typedBullet(xml: string, { pieces }: EditableParagraph, prefix: string): string[] {
  let left = bulletLength(pieces.map(({ text }) => text).join(''));
  const runs: string[] = [];
  for (const { text, start, end, tag, run: own } of pieces) {
    if (left <= 0) break;
    const kept = text.slice(0, left);
    left -= text.length;
    const written = tag
      ? `<${prefix}t xml:space="preserve">${escapeXml(kept)}</${prefix}t>`
      : // A tab or a symbol, as it is.
        xml.slice(start, end);
    runs.push(run(prefix, own.properties, written));
  }
  return runs;
}

/** The properties that most of its characters have. */
function commonProperties(paragraph: EditableParagraph): string {
  const counts = new Map<string, number>();
  let before = bulletLength(paragraph.pieces.map(({ text }) => text).join(''));
  for (const { text, run: own, isFixed } of paragraph.pieces) {
    const length = isFixed ? 0 : lettersAfter(text, before);
    before -= text.length;
    counts.set(own.properties, (counts.get(own.properties) ?? 0) + length);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] satisfies [string, number])[0];
}

const lettersAfter = (text: Piece['text'], before: number): number => text.slice(Math.max(0, before)).length;
