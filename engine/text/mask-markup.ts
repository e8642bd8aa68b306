import { closeGaps, type MovedText, owed } from './close-gaps.ts';
import { entityOf } from './entities.ts';

/** Tags as pasted pages have them; "List<String>" and "x < 5" are not tags. */
const markup =
  /<!doctype[^<>]{0,200}>|<!--[^<>]{0,400}-->|<(\/?)(p|br|ul|ol|li|div|span|b|strong|i|em|u|h[1-6]|a|table|tbody|thead|tfoot|tr|td|th|font|hr|section|article|aside|nav|header|footer|main|blockquote|pre|code|dl|dt|dd|small|sup|sub|mark|img|svg|path|figure|figcaption|html|head|title|body|meta|link|button|form|label|input|select|option|style|script|noscript)(?:\s[^<>]{0,400})?\/?>|&(?:[a-z]{2,6}[12]?|#\d{2,6}|#x[\da-f]{2,5});/giu;
/** Tags at which a browser begins a new line. */
const breaking =
  /^(?:p|br|ul|ol|li|div|h[1-6]|table|tr|hr|section|article|aside|nav|header|footer|main|blockquote|pre|dl|dt|dd|figure|figcaption|html|head|title|body|button|form|option)$/i;
/** What a page holds that nobody reads. */
const unread = ['style', 'script'] as const;

/**
 * The text with the tags of pasted HTML blanked out and its entities read. Its length and its lines stay the same: a list item gets its
 * own line and bullet, a paragraph its own line, and what a line is shorter than its source follows it as blanks. Text without
 * markup is returned as it is. Linear.
 */
export function maskMarkup(text: string): MovedText {
  if (!/[<&]/.test(text)) return { text, sourceOf: undefined };
  const masked = withoutUnread(text).replace(
    markup,
    (found: string, closes: string | undefined, tag: string | undefined) => {
      if (found.startsWith('&')) return (entityOf(found) ?? ' ').padEnd(found.length, owed);
      if (tag === undefined || !breaking.test(tag)) return ' '.padEnd(found.length, owed);
      return (tag.toLowerCase() === 'li' && closes === '' ? '\n•' : '\n').padEnd(found.length);
    },
  );
  return closeGaps(masked);
}

/** Scripts and styles as blanks. */
function withoutUnread(text: string): string {
  let left = text;
  for (const tag of unread) {
    const parts: string[] = [];
    const closing = new RegExp(`</${tag}\\s*>`, 'gi');
    let from = 0;
    for (const { index } of left.matchAll(new RegExp(`<${tag}[\\s>]`, 'gi'))) {
      if (index < from) continue;
      closing.lastIndex = index;
      const to = closing.exec(left)?.index;
      if (to === undefined) break;
      parts.push(left.slice(from, index), ' '.repeat(to - index));
      from = to;
    }
    left = parts.join('') + left.slice(from);
  }
  return left;
}
