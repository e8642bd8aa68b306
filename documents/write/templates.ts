import type { Paper, PrintedRole, Step, TemplateName } from './printed-resume.ts';

/** How lines of one kind look. Heights are in units of half a row of text, so that all spacing is on one grid. */
export interface LineLook {
  /** Times the size of the text. */
  size: number;
  isBold: boolean;
  /** Units of its rows. */
  rowUnits: number;
  /** Units above it; the first on a page has none, nor has the first below a heading. */
  above: number;
  /** Units below it. */
  below: number;
  color: 'ink' | 'quiet' | 'accent';
  isCentred: boolean;
}

export interface Template {
  font: 'sans' | 'serif';
  /** Points of the text in three steps. */
  sizes: Record<Step, number>;
  /** Height of a row of text, times its size. */
  leading: number;
  /** A line under the headings of sections, in points; undefined for none. */
  rule: { thickness: number; color: string } | undefined;
  colors: { ink: string; quiet: string; accent: string };
  looks: Record<PrintedRole, LineLook>;
}

/** Points. */
export const papers: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

/** Points of the margins at the sides, and above and below. The large ones are an inch, the small ones what printers can still print. */
export const margins: Record<Step, { side: number; end: number }> = {
  small: { side: 40, end: 36 },
  normal: { side: 56, end: 50 },
  large: { side: 72, end: 72 },
};

/** Where the words of an item begin, and its bullet, times the size of the text. */
export const indent = { words: 1.2, bullet: 0.2 } as const;

/** A contact line that is a little too long for its row becomes smaller, down to this share: else its last part stands alone below. */
export const leastContact = 0.88;

/** Below this, in points, text is no longer easily read on paper: fitting a resume to its pages ends here. */
export const leastSize = 8.5;

const text = { size: 1, isBold: false, rowUnits: 2, above: 0, below: 0, color: 'ink', isCentred: false } as const;
const looks: Record<PrintedRole, LineLook> = {
  name: { ...text, size: 2.2, isBold: true, rowUnits: 4 },
  contact: { ...text, color: 'quiet' },
  heading: { ...text, size: 1.2, isBold: true, above: 2, below: 1 },
  entry: { ...text, isBold: true, above: 1 },
  detail: { ...text, color: 'quiet' },
  line: text,
  bullet: text,
};

const quietRule = { thickness: 0.5, color: '#9aa1ad' };
const greys = { ink: '#16181d', quiet: '#4a4f59', accent: '#16181d' };

/** Every colour has at least 7:1 on white. */
export const templates: Record<TemplateName, Template> = {
  plain: {
    font: 'sans',
    sizes: { small: 9, normal: 9.75, large: 10.5 },
    leading: 1.42,
    rule: undefined,
    colors: greys,
    looks: { ...looks, heading: { ...looks.heading, size: 1.25 } },
  },
  classic: {
    font: 'serif',
    sizes: { small: 10, normal: 10.75, large: 11.5 },
    leading: 1.36,
    rule: quietRule,
    colors: greys,
    looks: {
      ...looks,
      name: { ...looks.name, size: 2.3, isCentred: true },
      contact: { ...looks.contact, isCentred: true },
    },
  },
  compact: {
    font: 'sans',
    sizes: { small: 8.5, normal: 9, large: 9.75 },
    leading: 1.32,
    rule: quietRule,
    colors: greys,
    looks: {
      ...looks,
      name: { ...looks.name, size: 1.8, rowUnits: 3 },
    },
  },
  accent: {
    font: 'sans',
    sizes: { small: 9, normal: 9.75, large: 10.5 },
    leading: 1.42,
    rule: { thickness: 0.9, color: '#1b4d7a' },
    colors: { ink: '#16181d', quiet: '#4a4f59', accent: '#1b4d7a' },
    looks: {
      ...looks,
      name: { ...looks.name, size: 2.5, color: 'accent' },
      heading: { ...looks.heading, color: 'accent' },
    },
  },
};
