import type { Attributes } from '../container/xml-scan.ts';
import { readStory, type StoryWatch } from '../docx/read-story.ts';
import type { StoryWalk } from '../docx/story.ts';
import type { Style } from '../docx/styles.ts';
import { flowLines } from '../flow/flow.ts';
import type { Container, EditableParagraph, EditablePart, Piece, Run, TableRow } from './editable-part.ts';

/** Elements whose text belongs to something else: a target, a source of data, a calculation, a change to be accepted. */
const owners = new Set(['hyperlink', 'fldSimple', 'sdt', 'ins', 'moveTo']);
/** Elements that end elsewhere, by the name of the other end. */
const openEnds = new Map([
  ['bookmarkStart', 1],
  ['bookmarkEnd', -1],
  ['commentRangeStart', 1],
  ['commentRangeEnd', -1],
  ['permStart', 1],
  ['permEnd', -1],
]);
const tracked = new Set(['ins', 'del', 'moveFrom', 'moveTo']);

interface OpenParagraph extends EditableParagraph {
  /** Characters of it that the walk has. */
  length: number;
  balance: number;
  fields: number;
}

/** Scans a part for its lines and for where their characters stand; the same walk as the reader's. */
export function scanPart(xml: string, styles: ReadonlyMap<string, Style>): EditablePart {
  const part: EditablePart = { xml, lines: [], paragraphs: [], rows: [] };
  const story = readStory(xml, styles, (walk) => watchParagraphs(part, walk));
  part.lines = [...flowLines(story.nodes), ...flowLines(story.boxes)];
  return part;
}

/** Where the scan stands, beside the reader's walk. */
interface Scan {
  part: EditablePart;
  walk: StoryWalk;
  open: OpenParagraph[];
  containers: Container[];
  rows: TableRow[];
  runs: Run[];
  /** Links, fields, content controls and tracked insertions that are open within a paragraph. */
  owned: number;
  textTag: Piece['tag'];
  propertiesStart: number;
}

function watchParagraphs(part: EditablePart, walk: StoryWalk): StoryWatch {
  const containers: Container[] = [{ children: [], row: undefined }];
  const lists = { open: [], containers, rows: [], runs: [] };
  const scan: Scan = { part, walk, ...lists, owned: 0, textTag: undefined, propertiesStart: 0 };
  return {
    opened(name, attributes, start, end) {
      openElement(scan, name, start, end);
      const own = scan.open.at(-1);
      if (own) openInside(scan, own, name, attributes, start, end);
      note(scan, start, end, false);
    },
    closed: (name, _start, end) => closeElement(scan, name, end),
    read: (start, end) => note(scan, start, end, true),
    skipped(name) {
      const own = scan.open.at(-1);
      if (own && tracked.has(name)) own.isHeld = true;
    },
  };
}

/** Notes what the walk has just added to the paragraph at hand. */
function note({ part, walk, open, runs, owned, textTag }: Scan, start: number, end: number, isText: boolean): void {
  const [own, read, run] = [open.at(-1), walk.paragraphs.at(-1), runs.at(-1)];
  if (!own || !read || !run || read.text.length === own.length) return;
  const text = read.text.slice(own.length);
  own.length = read.text.length;
  const isFixed = !isText || owned > 0 || own.fields > 0 || part.xml.startsWith('<![CDATA[', start);
  own.pieces.push({ text, start, end, isFixed, run, tag: isText ? textTag : undefined });
}

function openElement(scan: Scan, name: string, start: number, end: number): void {
  const { containers, rows, runs, open } = scan;
  if (name === 'p') openParagraph(scan, start, end);
  else if (name === 'r') runs.push({ properties: '' });
  else if (name === 'tbl') containers.at(-1)?.children.push('block');
  else if (name === 'tr') {
    const row: TableRow = { cells: [] };
    rows.push(row);
    scan.part.rows.push(row);
  } else if (name === 'tc') {
    const cell: Container = { children: [], row: rows.at(-1) };
    rows.at(-1)?.cells.push(cell);
    containers.push(cell);
  } else if (name === 'txbxContent' || (name === 'sdtContent' && open.length === 0)) {
    containers.at(-1)?.children.push('block');
    containers.push({ children: [], row: undefined });
  } else if (owners.has(name) && open.length > 0) scan.owned += 1;
}

function openParagraph({ part, walk, open, containers }: Scan, start: number, end: number): void {
  const container = containers.at(-1) ?? { children: [], row: undefined };
  const place = { start, end, tagEnd: end, isEmptyTag: part.xml[end - 2] === '/', properties: undefined, container };
  const isLocked = walk.boxDepth > 0;
  const counts = { length: 0, balance: 0, fields: 0 };
  open.push({ ...place, ...counts, pieces: [], isHeading: false, isItem: false, isLocked, isHeld: false });
}

function openInside(
  scan: Scan,
  own: OpenParagraph,
  name: string,
  attributes: Attributes,
  start: number,
  end: number,
): void {
  const { inParagraphProperties } = scan.walk;
  if (name === 'pPr' && inParagraphProperties === 1) scan.propertiesStart = start;
  else if (name === 'rPr' && inParagraphProperties === 0) scan.propertiesStart = start;
  else if (name === 't') scan.textTag = { start, end, keepsSpace: attributes.has('space') };
  else if (name === 'sectPr') own.isHeld = true;
  else if (tracked.has(name)) own.isHeld = true;
  else if (name === 'fldChar') own.fields += fieldStep(attributes);
  else own.balance += openEnds.get(name) ?? 0;
}

function closeElement(scan: Scan, name: string, end: number): void {
  const { walk, part, open, containers, rows, runs } = scan;
  const own = open.at(-1);
  if (name === 'p') closeParagraph(scan, end);
  else if (name === 'r') runs.pop();
  else if (name === 'tr') rows.pop();
  else if (name === 't') scan.textTag = undefined;
  else if (name === 'tc' || name === 'txbxContent' || (name === 'sdtContent' && !own)) containers.pop();
  else if (owners.has(name) && own) scan.owned -= 1;
  else if (walk.inParagraphProperties > 0) return;
  else if (name === 'pPr' && own) {
    own.properties = { start: scan.propertiesStart, end };
    describe(own, walk);
  } else if (name === 'rPr') {
    const run = runs.at(-1);
    if (run) run.properties = part.xml.slice(scan.propertiesStart, end);
  }
}

function closeParagraph({ part, open }: Scan, end: number): void {
  const own = open.pop();
  if (!own) return;
  own.end = end;
  own.isHeld ||= own.balance !== 0 || own.fields !== 0;
  own.isLocked ||= own.fields !== 0;
  part.paragraphs.push(own);
  own.container.children.push(own);
}

/** What a paragraph is, once its properties are read. */
function describe(own: EditableParagraph, walk: StoryWalk): void {
  const read = walk.paragraphs.at(-1);
  own.isHeading = read?.isHeading === true || read?.style?.isHeading === true;
  own.isItem = read?.isList ?? read?.style?.isList ?? false;
}

function fieldStep(attributes: Attributes): number {
  const kind = attributes.get('fldCharType');
  return kind === 'begin' ? 1 : kind === 'end' ? -1 : 0;
}
