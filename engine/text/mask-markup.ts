/** Tags as pasted pages have them; "List<String>" and "x < 5" are not tags. */
const markup =
  /<!--[^<>]{0,400}-->|<(\/?)(p|br|ul|ol|li|div|span|b|strong|i|em|u|h[1-6]|a|table|tbody|thead|tr|td|th|font|hr|section|article|header|footer|main|blockquote|dl|dt|dd|small|sup|sub|img|style|script)(?:\s[^<>]{0,400})?\/?>|&(?:(amp)|[a-z]{2,6}|#x?[\da-f]{2,6});/giu;
/** Tags at which a browser begins a new line. */
const breaking = /^(?:p|br|ul|ol|li|div|h[1-6]|table|tr|hr|section|article|header|footer|main|blockquote|dl|dt|dd)$/i;

/**
 * The text with the tags and entities of pasted HTML blanked out. Its length stays the same, so that every offset stays valid:
 * a list item gets its own line and bullet, a paragraph its own line. Text without markup is returned as it is. Linear.
 */
export function maskMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text.replace(
    markup,
    (found: string, closes: string | undefined, tag: string | undefined, ampersand?: string) => {
      if (ampersand !== undefined) return '&'.padEnd(found.length);
      if (tag === undefined || !breaking.test(tag)) return ' '.repeat(found.length);
      return (tag.toLowerCase() === 'li' && closes === '' ? '\n•' : '\n').padEnd(found.length);
    },
  );
}
