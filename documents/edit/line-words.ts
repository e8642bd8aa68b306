/** A mark that opens an item, typed or drawn; symbol fonts have theirs in the private area. */
const bullet = /^[\s]*(?:[-–—*•·▪■□●○◆◇❖►▶➢➤✓✔‣◦⁃»›]|[\uE000-\uF8FF])\s+/u;

/** Characters before a line's words: its bullet and the space after it. */
export const bulletLength = (line: string): number => bullet.exec(line)?.[0].length ?? 0;

const invisible = /[\u00AD\u200B\uFEFF]/g;

/** A word as it is compared: without soft hyphens. */
export const plainWord = (word: string): string => word.replace(invisible, '');

/** A line's words without its bullet, for comparing; tabs count as spaces. */
export function bareLine(line: string): string {
  const spaced = line.replace(invisible, '').replace(/\s+/g, ' ').trim();
  return spaced.slice(bulletLength(spaced));
}

/** The same, with its tabs. */
export function exactLine(line: string): string {
  const tidy = line
    .replace(invisible, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim();
  return tidy.slice(bulletLength(tidy));
}

/** A text as one line that XML can hold. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').trim();
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
