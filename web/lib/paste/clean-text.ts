/** Other ways to end a line: old ones, and those of word processors. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** A soft hyphen may break a word over two lines; it and marks without a width (not the joiners of some scripts) say nothing. */
const invisible = /\u00ad\n?|[\u200b\u2060\ufeff]/g;
/** Spaces of every width, the non-breaking ones too, but no tabs: those part columns. */
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/**
 * Bullets as editors draw them, with what parts them from the text: signs, Word's letters of its symbol font (private use),
 * and the lone "o" of its second level, which is one only with a tab or several spaces behind it.
 */
const bullets = /^([ \t]*)(?:[•‣⁃◦▪▫■□●○◘◙➢➤►▸✓✔❖·\ue000-\uf8ff][ \t]*|o(?:\t| {2})[ \t]*)(?=\S)/gmu;
const spacesAtEnd = /(?<![ \t])[ \t]+$/gm;
const emptyLines = /\n{3,}/g;

/**
 * A text as it is meant: one kind of line break, of space and of bullet, no signs that cannot be seen, at most one empty
 * line at a time. Words, their order and their lines stay. Linear in the length.
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
