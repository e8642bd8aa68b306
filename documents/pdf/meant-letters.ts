import { OPS } from 'unpdf/pdfjs';
import type { Glyph } from './glyph.ts';
import type { Mark } from './marked-texts.ts';

/** Draws what another stream holds: its marks are not the page's. */
const enters: ReadonlySet<number> = new Set([OPS.paintFormXObjectBegin, OPS.beginAnnotation]);
const leaves: ReadonlySet<number> = new Set([OPS.paintFormXObjectEnd, OPS.endAnnotation]);

/** The marked stretches of a page by the operations that begin them, with their texts: those of the drawing that marks the same. */
export function placeMarks(
  fnArray: ArrayLike<number>,
  argsArray: readonly unknown[],
  drawings: readonly (readonly Mark[])[],
): ReadonlyMap<number, Mark> {
  if (drawings.length === 0) return new Map();
  const begun: { at: number; tag: unknown; id: unknown }[] = [];
  let depth = 0;
  for (let at = 0; at < fnArray.length; at += 1) {
    const code = fnArray[at] ?? 0;
    if (enters.has(code)) depth += 1;
    else if (leaves.has(code)) depth -= 1;
    if (depth > 0 || (code !== OPS.beginMarkedContent && code !== OPS.beginMarkedContentProps)) continue;
    const args: unknown = argsArray[at];
    const [tag, id = null] = Array.isArray(args) ? args : [];
    begun.push({ at, tag: nameOf(tag), id });
  }
  const own = drawings.find(
    (marks) =>
      marks.length === begun.length &&
      marks.every(({ tag, id }, index) => {
        const other = begun[index];
        return tag === 'OC' || (tag === other?.tag && (id === undefined || id === (other.id ?? null)));
      }),
  );
  return new Map(
    begun.flatMap(({ at }, index) => {
      const mark = own?.[index];
      return mark ? [[at, mark] as const] : [];
    }),
  );
}

/** A tag, or pdf.js' object for it. */
function nameOf(tag: unknown): unknown {
  return typeof tag === 'object' && tag !== null && 'name' in tag ? tag.name : tag;
}

/** Letters of right-to-left scripts, which fonts draw in parts: a stroke, and dots with no meaning of their own. */
const rightToLeft = /^[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]{1,4}$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a code without a meaning arrives as its number
const meaningless = /^$|[\u0000-\u0008\u000B-\u001F\uE000-\uF8FF\uFFFD-\uFFFF]/;
/** A replacement far longer than what is seen would put words into a person's mouth. */
const longest = 4;

/**
 * Gives the glyphs of one stretch the text that the file says they stand for. Only where they do not say it themselves: glyphs without a
 * meaning, and right-to-left letters. What is seen as other words stays those.
 */
export function giveMeaning(glyphs: readonly Glyph[], text: string | undefined): void {
  const [first] = glyphs;
  if (!first || text === undefined || text === '' || text.length > longest * glyphs.length) return;
  const isUnsaid = glyphs.some(({ unicode, font }) => !font.hasUnicode || meaningless.test(unicode));
  if (!isUnsaid && !rightToLeft.test(text)) return;
  const main = glyphs.reduce((widest, glyph) => (widthOf(glyph) > widthOf(widest) ? glyph : widest), first);
  if (glyphs.some(({ baseline }) => Math.abs(baseline - main.baseline) > main.size)) return;
  const x0 = Math.min(...glyphs.map((glyph) => glyph.x0));
  const x1 = Math.max(...glyphs.map((glyph) => glyph.x1));
  for (const glyph of glyphs) glyph.unicode = '';
  Object.assign(main, { unicode: text, x0, x1, font: { ...main.font, hasUnicode: true } });
}

const widthOf = ({ x0, x1 }: Glyph): number => x1 - x0;
