/** Tags as pasted pages have them; "List<String>" and "x < 5" are none. */
const markup =
  /<!--[^<>]{0,400}-->|<(\/?)(p|br|ul|ol|li|div|span|b|strong|i|em|u|h[1-6]|a|table|tbody|thead|tr|td|th|font|hr|section|article|header|footer|main|blockquote|dl|dt|dd|small|sup|sub|img|style|script)(?:\s[^<>]{0,400})?\/?>|&(?:(amp)|[a-z]{2,6}|#x?[\da-f]{2,6});/giu;
/** Tags at which a browser begins a new line. */
const breaking = /^(?:p|br|ul|ol|li|div|h[1-6]|table|tr|hr|section|article|header|footer|main|blockquote|dl|dt|dd)$/i;

/**
 * The text with the tags and entities of pasted HTML blanked out, in equal length, so that every offset stays: a list's
 * item gets a line and a bullet of its own, a paragraph a line. Text without markup comes back as it is. Linear.
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
