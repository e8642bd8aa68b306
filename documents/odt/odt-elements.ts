import type { Attributes } from '../container/xml-scan.ts';
import type { FlowBuilder } from '../flow/create-flow.ts';
import { isPersonsName, looksLikeHeading } from '../flow/flow.ts';
import type { LineRole } from '../types.ts';
import type { OdtPlace, OdtStyle, OdtWalk } from './odt-story.ts';

type Opener = (walk: OdtWalk, attributes: Attributes) => void;
type Closer = (walk: OdtWalk) => void;

/** Type this small, in points, is not meant to be read. */
const leastPoints = 2;
const mostSpaces = 100;

const flowOf = ({ flows, places }: OdtWalk): FlowBuilder => flows[places.at(-1) ?? 'body'];
const styleOf = ({ styles }: OdtWalk, attributes: Attributes): OdtStyle | undefined =>
  styles.get(attributes.get('style-name') ?? '');

/** Adds text to the paragraph at hand, or to what is hidden. */
export function putOdtText({ paragraphs, hiding, story }: OdtWalk, text: string): void {
  const paragraph = paragraphs.at(-1);
  if (!paragraph) return;
  if (!hiding.includes(true)) paragraph.text += text;
  else if (text.trim() !== '') story.hidden.push(text);
}

const begin =
  (isHeading: boolean): Opener =>
  (walk, attributes) => {
    const own = styleOf(walk, attributes);
    const name = attributes.get('style-name') ?? '';
    const isTitled = { isTitle: /^title$/i.test(name), isHeading: isHeading || /^subtitle$/i.test(name) };
    walk.paragraphs.push({ text: '', ...isTitled, isBold: own?.isBold ?? false });
    walk.hiding.push(own?.isHidden ?? false);
    walk.story.hasHeadings ||= isHeading;
  };

const finish: Closer = (walk) => {
  const paragraph = walk.paragraphs.pop();
  walk.hiding.pop();
  if (!paragraph || paragraph.text.trim() === '') return;
  const { text, isHeading, isTitle, isBold } = paragraph;
  const isName = isTitle && isPersonsName(text.trim());
  const role: LineRole = isName ? 'name' : isHeading || isTitle ? 'heading' : walk.lists > 0 ? 'bullet' : 'line';
  if (role === 'line' && isBold && looksLikeHeading(text.trim())) walk.story.fakeHeadings += 1;
  flowOf(walk).paragraph(text, role);
};

const enter =
  (place: OdtPlace): Opener =>
  ({ places }) => {
    places.push(place);
  };

const leave: Closer = ({ places }) => {
  places.pop();
};

const readProperties: Opener = ({ style }, attributes) => {
  if (!style) return;
  const size = attributes.get('font-size') ?? '';
  const background = attributes.get('background-color') ?? 'transparent';
  const isWhite = /^#f{6}$/i.test(attributes.get('color') ?? '') && /^(?:transparent|#f{6})$/i.test(background);
  const isTiny = size.endsWith('pt') && Number.parseFloat(size) <= leastPoints;
  style.isHidden ||= attributes.get('display') === 'none' || isTiny || isWhite;
  style.isBold ||= attributes.get('font-weight') === 'bold';
};

/** What each element does when it begins, by its name. */
const openers: Readonly<Record<string, Opener>> = {
  style(walk, attributes) {
    walk.style = { isHidden: false, isBold: false };
    walk.styles.set(attributes.get('name') ?? '', walk.style);
  },
  'text-properties': readProperties,
  p: begin(false),
  h: begin(true),
  span(walk, attributes) {
    walk.hiding.push(styleOf(walk, attributes)?.isHidden ?? false);
  },
  s(walk, attributes) {
    putOdtText(walk, ' '.repeat(Math.min(Math.max(Number(attributes.get('c')) || 1, 1), mostSpaces)));
  },
  tab: (walk) => putOdtText(walk, '\t'),
  'line-break': (walk) => putOdtText(walk, '\n'),
  list(walk) {
    walk.lists += 1;
  },
  table: (walk) => flowOf(walk).openTable(),
  'table-row': (walk) => flowOf(walk).openRow(),
  'table-cell': (walk) => flowOf(walk).openCell(),
  'text-box': enter('box'),
  header: enter('header'),
  'header-first': enter('header'),
  footer: enter('footer'),
  'footer-first': enter('footer'),
};

/** What each element does when it ends. */
const closers: Readonly<Record<string, Closer>> = {
  style(walk) {
    walk.style = undefined;
  },
  p: finish,
  h: finish,
  span({ hiding }) {
    hiding.pop();
  },
  list(walk) {
    walk.lists -= 1;
  },
  table: (walk) => flowOf(walk).closeTable(),
  'table-cell': (walk) => flowOf(walk).closeCell(),
  'text-box': leave,
  header: leave,
  'header-first': leave,
  footer: leave,
  'footer-first': leave,
};

// Maps, because an element may be called "constructor".
export const odtOpeners: ReadonlyMap<string, Opener> = new Map(Object.entries(openers));
export const odtClosers: ReadonlyMap<string, Closer> = new Map(Object.entries(closers));
