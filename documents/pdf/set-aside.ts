import type { Fill, Glyph, PageContent, Picture } from './glyph.ts';

/** Sorts a page's glyphs into those a reader sees upright, and the others by why they are no part of the text. */
export interface SetAside {
  seen: Glyph[];
  hidden: Glyph[];
  rotated: Glyph[];
  doubled: Glyph[];
  /** Invisible text over a picture of the page: recognised by a scanner's program, and read. */
  recognised: boolean;
  /** Pictures that look like a line of text. */
  textPictures: Picture[];
  /** A picture covers most of the page. */
  isScan: boolean;
}

const numbers = {
  /** Points: nobody reads smaller type. */
  leastSize: 2,
  /** Share of the full contrast below which text does not show. */
  leastContrast: 0.06,
  leastAlpha: 0.06,
  /** Text drawn twice for bold type is moved by less than this, in ems. */
  doubled: 0.12,
  /** Share of the page. */
  scan: 0.6,
  /** A picture of a line of text is this many times as wide as high, and as high as type is (points). */
  textPicture: { ratio: 3, least: 8, most: 60, width: 60 },
  /** Areas that are looked for beneath text, the largest ones: a drawing has thousands of small ones. */
  backgrounds: 3000,
  /** Pictures that may be a line of text, at most. */
  textPictures: 200,
  /** Degrees: a scanned page hangs askew by less. */
  upright: 5,
} as const;

export function setAside(page: PageContent): SetAside {
  const isScan = page.pictures.some((picture) => share(picture, page) > numbers.scan);
  const seen: Glyph[] = [];
  const hidden: Glyph[] = [];
  const rotated: Glyph[] = [];
  const doubled: Glyph[] = [];
  const isDouble = createDoubleCheck();
  const backgroundOf = createBackgrounds(page);
  let recognised = false;
  for (const glyph of page.glyphs) {
    if (isOutside(glyph, page)) hidden.push(glyph);
    else if (glyph.mode === 3 && isScan) {
      recognised = true;
      seen.push(glyph);
    } else if (isHidden(glyph, backgroundOf)) hidden.push(glyph);
    else if (Math.abs(glyph.angle) > numbers.upright) rotated.push(glyph);
    else if (isDouble(glyph)) doubled.push(glyph);
    else seen.push(glyph);
  }
  const textPictures = page.pictures
    .filter(isTextPicture)
    .slice(0, numbers.textPictures)
    .filter((picture) => !hasText(picture, seen));
  return { seen, hidden, rotated, doubled, recognised, textPictures, isScan };
}

const share = ({ x0, y0, x1, y1 }: Picture, { width, height }: PageContent): number =>
  ((Math.min(x1, width) - Math.max(x0, 0)) * (Math.min(y1, height) - Math.max(y0, 0))) / (width * height);

function isOutside({ x0, x1, baseline, size }: Glyph, { width, height }: PageContent): boolean {
  return x1 < -1 || x0 > width + 1 || baseline < -1 || baseline - size > height + 1;
}

function isHidden(glyph: Glyph, backgroundOf: (glyph: Glyph) => string | undefined): boolean {
  const { mode, size, alpha, colour } = glyph;
  if (mode === 3 || mode === 7 || size < numbers.leastSize || alpha < numbers.leastAlpha) return true;
  // Drawn as an outline only: its fill does not matter.
  if (mode === 1 || mode === 5 || colour === undefined) return false;
  const background = backgroundOf(glyph);
  return background !== undefined && contrast(colour, background) * alpha < numbers.leastContrast;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

function contrast(one: string, other: string): number {
  const others = channels(other);
  return Math.max(...channels(one).map((value, index) => Math.abs(value - (others[index] ?? 0))));
}

type Area = Picture & Pick<Fill, 'colour'>;

const sizeOf = ({ x0, y0, x1, y1 }: Area): number => (x1 - x0) * (y1 - y0);

/** What lies beneath a glyph: the last fill before it that covers its middle; undefined over pictures and patterns. */
function createBackgrounds({ fills, pictures }: PageContent) {
  const areas: Area[] = [
    ...fills.filter(({ alpha }) => alpha > 0.5),
    ...pictures.map((picture) => ({ ...picture, colour: undefined })),
  ];
  const under = areas
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, numbers.backgrounds)
    .sort((one, other) => one.at - other.at);
  const background = (glyph: Glyph): string | undefined => {
    if (under.length === 0) return '#ffffff';
    const x = (glyph.x0 + glyph.x1) / 2;
    const y = glyph.baseline - glyph.size * 0.3;
    const beneath = under.findLast(
      ({ x0, y0, x1, y1, at }) => at < glyph.at && x0 <= x && x <= x1 && y0 <= y && y <= y1,
    );
    return beneath ? beneath.colour : '#ffffff';
  };
  // A drawing of a thousand areas times a page of glyphs is where the time would go: text shares its operation's answer.
  const answers = new Map<string, string | undefined>();
  return (glyph: Glyph): string | undefined => {
    if (under.length < 50) return background(glyph);
    const key = `${glyph.at}`;
    if (!answers.has(key)) answers.set(key, background(glyph));
    return answers.get(key);
  };
}

/** Whether the same character was drawn at nearly the same place. */
function createDoubleCheck() {
  const cells = new Map<string, Glyph[]>();
  return (glyph: Glyph): boolean => {
    if (glyph.unicode.trim() === '') return false;
    const column = Math.round(glyph.x0 / 2);
    const row = Math.round(glyph.baseline / 2);
    const reach = glyph.size * numbers.doubled;
    for (let across = -1; across <= 1; across += 1) {
      for (let down = -1; down <= 1; down += 1) {
        const near = cells
          .get(`${column + across} ${row + down}`)
          ?.some(
            (other) =>
              other.unicode === glyph.unicode &&
              Math.abs(other.x0 - glyph.x0) < reach &&
              Math.abs(other.baseline - glyph.baseline) < reach,
          );
        if (near) return true;
      }
    }
    const key = `${column} ${row}`;
    const cell = cells.get(key);
    // A cell this full is a trick of its own; more would cost the square of it.
    if (!cell) cells.set(key, [glyph]);
    else if (cell.length < 20) cell.push(glyph);
    return false;
  };
}

function isTextPicture({ x0, y0, x1, y1 }: Picture): boolean {
  const { ratio, least, most, width } = numbers.textPicture;
  const height = y1 - y0;
  return height >= least && height <= most && x1 - x0 >= Math.max(width, ratio * height);
}

const hasText = ({ x0, y0, x1, y1 }: Picture, glyphs: readonly Glyph[]): boolean =>
  glyphs.some((glyph) => {
    const x = (glyph.x0 + glyph.x1) / 2;
    return x > x0 && x < x1 && glyph.baseline > y0 && glyph.baseline < y1 + 2;
  });
