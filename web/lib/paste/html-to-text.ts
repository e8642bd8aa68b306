import { LineWriter } from './line-writer.ts';

/** Elements on lines of their own; all others are inline. */
const blocks = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 ' +
    'HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL'
  ).split(' '),
);
/** Blocks that browsers show with an empty line around them. */
const apart = new Set('BLOCKQUOTE DL FIGURE H1 H2 H3 H4 H5 H6 OL P PRE TABLE UL'.split(' '));
const unseen = new Set('HEAD NOSCRIPT SCRIPT STYLE TEMPLATE TITLE'.split(' '));
const hiddenStyle = /display:\s*none|mso-hide:\s*all/i;
const spacedStyle = /white-space:\s*(?:pre|break-spaces)/i;
/** Word writes a list's bullets and numbers as text with this style. */
const wordMarkerStyle = /mso-list:\s*ignore/i;
const wordItemClass = /\bMsoList/;

/** What applies to everything inside an element. */
interface Surroundings {
  /** Line breaks and spaces are kept as written. */
  isSpaced: boolean;
  /** Inside an item or a cell, whose blocks follow each other without a gap. */
  isDense: boolean;
  /** The number of the next item of each numbered list. */
  numbers: Map<HTMLOListElement, number>;
}

/**
 * The text of a piece of HTML as a person sees it: paragraphs and items on lines of their own, items with a bullet or number,
 * cells separated by tabs. Nothing in it is run or fetched.
 * @returns null if it has no lines of its own: the plain text is then just as good
 */
export function htmlToText(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (!body.querySelector('br,p,li,tr,div,pre,h1,h2,h3,h4,h5,h6')) return null;
  const writer = new LineWriter();
  writeChildren(body, writer, { isSpaced: false, isDense: false, numbers: new Map() });
  return writer.finish();
}

function writeChildren(parent: Node, writer: LineWriter, around: Surroundings): void {
  for (const child of parent.childNodes) {
    if (child instanceof HTMLElement) writeElement(child, writer, around);
    else if (child instanceof Text) writeText(child.data, writer, around);
  }
}

function writeText(text: string, writer: LineWriter, { isSpaced }: Surroundings): void {
  if (isSpaced) writer.addPreformatted(text);
  // Not \s: a non-breaking space does not collapse.
  else writer.add(text.replace(/[ \t\n\r\f]+/g, ' '));
}

function writeElement(element: HTMLElement, writer: LineWriter, around: Surroundings): void {
  const { tagName } = element;
  const style = element.getAttribute('style') ?? '';
  if (unseen.has(tagName) || element.hidden || hiddenStyle.test(style)) return;
  if (tagName === 'BR') writer.newLine();
  else if (wordMarkerStyle.test(style)) writer.mark(readWordMarker(element));
  else writeContent(element, writer, { ...around, isSpaced: around.isSpaced || spacedStyle.test(style) });
}

function writeContent(element: HTMLElement, writer: LineWriter, around: Surroundings): void {
  const { tagName } = element;
  const isCell = tagName === 'TD' || tagName === 'TH';
  if (isCell) writer.nextCell();
  const isBlock = blocks.has(tagName) && !isAloneInCell(element);
  const gap = apart.has(tagName) && !around.isDense && !wordItemClass.test(element.className);
  if (isBlock) writer.breakLine(gap);
  if (tagName === 'LI') writer.mark(takeMarker(element, around));
  writeChildren(element, writer, {
    ...around,
    isSpaced: around.isSpaced || tagName === 'PRE',
    isDense: around.isDense || isCell || tagName === 'LI',
  });
  if (isBlock) writer.breakLine(gap);
}

/** Word wraps every cell's words in a paragraph, which is not a line of its own. */
function isAloneInCell({ parentElement, tagName, previousElementSibling, nextElementSibling }: HTMLElement): boolean {
  return tagName === 'P' && !previousElementSibling && !nextElementSibling && !!parentElement?.matches('td,th');
}

/** Keeps a running count: finding each item's position in a long list would cost more with every item. */
function takeMarker({ parentElement: list }: HTMLElement, { numbers }: Surroundings): string {
  if (!(list instanceof HTMLOListElement)) return '• ';
  const number = numbers.get(list) ?? (list.hasAttribute('start') ? list.start : 1);
  numbers.set(list, number + 1);
  return `${number}. `;
}

function readWordMarker(marker: HTMLElement): string {
  const shown = (marker.textContent ?? '').trim();
  return /\d/.test(shown) ? `${shown} ` : '• ';
}
