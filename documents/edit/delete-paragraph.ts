import type { EditableParagraph, EditablePart } from './editable-part.ts';
import { breaksAround, type LinePlace, type Segment, segmentsOf } from './find-lines.ts';
import { replaceWords } from './replace-words.ts';
import type { Splice } from './splice.ts';

/** What is anchored in a paragraph without being its text: it would go, too. */
const anchored = /<[^\s/>]{0,20}(?:drawing|pict|object|AlternateContent|footnoteReference|endnoteReference)[\s/>]/;

/** A break within a paragraph, not one of pages or columns. */
const lineBreak = /^<[^\s/>]{0,20}(?:br|cr)\s?\/>$/;

/**
 * Takes the paragraph of the line at `place` out. Where one must stand (alone in its cell, between two tables) only its words go.
 * A line of
 * several goes with its break. Undefined when the paragraph is part of something that reaches beyond it.
 */
export function deleteParagraph({ xml }: EditablePart, { segments }: LinePlace): Splice[] | undefined {
  const [only, more] = segments;
  if (!only || more) return undefined;
  const { paragraph } = only;
  if (paragraph.isLocked) return undefined;
  if (segmentsOf(paragraph).length > 1) return deleteRow(xml, only);
  if (paragraph.isHeld) return undefined;
  const { start, end } = paragraph;
  if (isFree(paragraph) && !anchored.test(xml.slice(start, end))) return [{ start, end, text: '' }];
  if (paragraph.pieces.some(({ isFixed }) => isFixed)) return undefined;
  return paragraph.pieces.map((piece) => ({ start: piece.start, end: piece.end, text: '' }));
}

/** One line of several in a paragraph goes with its break. */
function deleteRow(xml: string, segment: Segment): Splice[] | undefined {
  const { before, after } = breaksAround(segment);
  const mark = before ?? after;
  const words = replaceWords(xml, { segments: [segment], separator: '' }, '');
  if (!mark || !words || !lineBreak.test(xml.slice(mark.start, mark.end))) return undefined;
  return [...words, { start: mark.start, end: mark.end, text: '' }];
}

/** Cells must end in a paragraph, and two tables without one between them become one. */
function isFree(paragraph: EditableParagraph): boolean {
  const { children } = paragraph.container;
  const at = children.indexOf(paragraph);
  const [before, after] = [children[at - 1], children[at + 1]];
  const isParagraph = (child: typeof before) => child !== undefined && child !== 'block';
  return isParagraph(before) || isParagraph(after);
}
