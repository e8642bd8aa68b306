/** Other line breaks: old ones, and those of word processors. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** A soft hyphen, which may split a word over two lines, and zero-width marks (not the joiners of some scripts): no content. */
const invisible = /\u00ad\n?|[\u200b\u2060\ufeff]/g;
/** Spaces of every width, including non-breaking ones, but not tabs: those separate columns. */
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/**
 * Bullets as editors write them, with what follows before the text: symbols, Word's symbol font characters (private use),
 * and the lone "o" of its second level, which is a bullet only before a tab or several spaces.
 */
const bullets = /^([ \t]*)(?:[•‣⁃◦▪▫■□●○◘◙➢➤►▸✓✔❖·\ue000-\uf8ff][ \t]*|o(?:\t| {2})[ \t]*)(?=\S)/gmu;
const spacesAtEnd = /(?<![ \t])[ \t]+$/gm;
const emptyLines = /\n{3,}/g;

/**
 * A cleaned text: one kind of line break, space and bullet, no invisible characters, at most one empty
 * line at a time. Words, their order and their lines do not change. Linear in the length.
 */
export function cleanText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(bullets, '$1• ')
    .replace(spacesAtEnd, '')
    .replace(emptyLines, '\n\n');
}
