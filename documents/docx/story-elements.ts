import type { Attributes } from '../container/xml-scan.ts';
import type { FlowBuilder } from '../flow/create-flow.ts';
import { isPersonsName, looksLikeHeading } from '../flow/flow.ts';
import type { LineRole } from '../types.ts';
import { putText } from './put-text.ts';
import type { StoryWalk } from './story.ts';
import { isOn } from './styles.ts';

type Opener = (walk: StoryWalk, attributes: Attributes) => void;

/** Type this small, in half points, is not meant to be read. */
const leastHalfPoints = 4;

const flowOf = ({ boxDepth, boxes, body }: StoryWalk): FlowBuilder => (boxDepth > 0 ? boxes : body);
const valOf = (attributes: Attributes): string => attributes.get('val') ?? '';

function hide({ runs, inRunProperties, inParagraphProperties }: StoryWalk): void {
  const run = runs.at(-1);
  if (run && inRunProperties > 0 && inParagraphProperties === 0) run.isHidden = true;
}

/** What each element does when it begins, by its name. */
const openers: Readonly<Record<string, Opener>> = {
  p({ paragraphs }) {
    paragraphs.push({ text: '', style: undefined, isList: undefined, isHeading: false, boldLength: 0 });
  },
  r({ runs }) {
    runs.push({ isHidden: false, isBold: false });
  },
  t(walk) {
    walk.inText += 1;
  },
  tab(walk) {
    // In a paragraph's properties it is a tab stop.
    if (walk.inParagraphProperties === 0 && walk.runs.length > 0) putText(walk, '\t');
  },
  br: (walk) => putText(walk, '\n'),
  cr: (walk) => putText(walk, '\n'),
  noBreakHyphen: (walk) => putText(walk, '-'),
  sym: (walk, attributes) => putText(walk, symbol(attributes)),
  tbl: (walk) => flowOf(walk).openTable(),
  tr: (walk) => flowOf(walk).openRow(),
  tc: (walk) => flowOf(walk).openCell(),
  txbxContent(walk) {
    walk.boxDepth += 1;
  },
  pPr(walk) {
    walk.inParagraphProperties += 1;
  },
  rPr(walk) {
    walk.inRunProperties += 1;
  },
  ins({ story }) {
    story.hasChanges = true;
  },
  moveTo({ story }) {
    story.hasChanges = true;
  },
  commentReference({ story }) {
    story.hasComments = true;
  },
  headerReference({ story }, attributes) {
    story.headers.push(attributes.get('id') ?? '');
  },
  footerReference({ story }, attributes) {
    story.footers.push(attributes.get('id') ?? '');
  },
  pStyle({ paragraphs, styles }, attributes) {
    const paragraph = paragraphs.at(-1);
    if (paragraph) paragraph.style = styles.get(valOf(attributes));
  },
  numId({ paragraphs, inParagraphProperties }, attributes) {
    const paragraph = paragraphs.at(-1);
    if (paragraph && inParagraphProperties > 0) paragraph.isList = valOf(attributes) !== '0';
  },
  outlineLvl({ paragraphs }, attributes) {
    const paragraph = paragraphs.at(-1);
    if (paragraph) paragraph.isHeading = Number(valOf(attributes)) < 9;
  },
  rStyle(walk, attributes) {
    if (walk.styles.get(valOf(attributes))?.isHidden) hide(walk);
  },
  vanish(walk, attributes) {
    if (isOn(attributes)) hide(walk);
  },
  b({ runs, inRunProperties }, attributes) {
    const run = runs.at(-1);
    if (run && inRunProperties > 0) run.isBold = isOn(attributes);
  },
  sz(walk, attributes) {
    if (Number(valOf(attributes)) <= leastHalfPoints) hide(walk);
  },
  color(walk, attributes) {
    if (/^f{6}$/i.test(valOf(attributes)) && walk.boxDepth === 0 && !walk.isShaded) hide(walk);
  },
  shd(walk, attributes) {
    walk.isShaded ||= !/^(?:auto|f{6}|)$/i.test(attributes.get('fill') ?? '');
  },
};

/** What each element does when it ends. */
const closers: Readonly<Record<string, (walk: StoryWalk) => void>> = {
  p: finishParagraph,
  r({ runs }) {
    runs.pop();
  },
  t(walk) {
    walk.inText -= 1;
  },
  tbl: (walk) => flowOf(walk).closeTable(),
  tc: (walk) => flowOf(walk).closeCell(),
  txbxContent(walk) {
    walk.boxDepth -= 1;
  },
  pPr(walk) {
    walk.inParagraphProperties -= 1;
  },
  rPr(walk) {
    walk.inRunProperties -= 1;
  },
};

function finishParagraph(walk: StoryWalk): void {
  const paragraph = walk.paragraphs.pop();
  if (!paragraph) return;
  const { text, style, isList, boldLength } = paragraph;
  const words = text.trim();
  if (words === '') return;
  const isHeading = paragraph.isHeading || style?.isHeading === true;
  const isItem = isList ?? style?.isList ?? false;
  const isName = style?.isTitle === true && isPersonsName(words);
  const role: LineRole = isName ? 'name' : isHeading ? 'heading' : isItem ? 'bullet' : 'line';
  walk.story.hasHeadings ||= isHeading && !/^(?:title|subtitle)$/i.test(style?.name ?? '');
  if (role === 'line' && boldLength >= words.length && looksLikeHeading(words)) walk.story.fakeHeadings += 1;
  flowOf(walk).paragraph(text, role);
}

/** A character of a symbol font: Word's own fonts hold bullets and ticks. */
function symbol(attributes: Attributes): string {
  const code = Number.parseInt(attributes.get('char') ?? '', 16);
  if (!(code > 0 && code <= 0xffff)) return '';
  return code >= 0xe000 && code <= 0xf8ff ? '•' : String.fromCodePoint(code);
}

// Maps, because an element may be called "constructor".
export const storyOpeners: ReadonlyMap<string, Opener> = new Map(Object.entries(openers));
export const storyClosers: ReadonlyMap<string, (walk: StoryWalk) => void> = new Map(Object.entries(closers));
