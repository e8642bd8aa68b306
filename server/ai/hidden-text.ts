/**
 * Characters that a person does not see but a model reads: zero-width and formatting ones, direction overrides, and the
 * "tags" that spell ASCII invisibly. Emoji and scripts that need joiners keep them: only runs between Latin letters, digits or
 * spaces are hidden text.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/gu;

const joinersInLatin = /(?<=[A-Za-z0-9 ])[\u200C\u200D]+(?=[A-Za-z0-9 ])/g;

/** Text that its own markup hides: pasted or planted HTML in the colour of the page, without size, or not displayed. */
const hidingStyle =
  /style\s*=\s*["'][^"']*(?:color\s*:\s*(?:white|#fff(?:fff)?\b|rgba?\(\s*255\s*,\s*255\s*,\s*255)|font-size\s*:\s*[01](?:px|pt|em)?\s*[;"']|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?!\.))/gi;

const numbers = {
  /** Characters of an opening tag: twice the longest that word processors write. Longer ones are text with a "<" in it. */
  tag: 1000,
  /** Characters inside a hidden element or a comment. Searching further for its end would take more than linear time. */
  inside: 2000,
} as const;

export interface RevealedText {
  /** The text as a person sees it. */
  text: string;
  /** What only a machine would have read. */
  hidden: string[];
}

/** Removes hidden text. Characters spelled in invisible "tags" are shown as what they spell. Linear in the length. */
export function removeHiddenText(text: string): RevealedText {
  const hidden: string[] = [];
  const note = (found: string): string => {
    if (found.trim()) hidden.push(found.trim());
    return '';
  };
  const visible = withoutComments(withoutHiddenElements(text, note), note)
    .replace(/[\u{E0020}-\u{E007E}]+/gu, (tags) =>
      note(Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000)).join('')),
    )
    .replace(invisible, '')
    .replace(joinersInLatin, '');
  return { text: visible, hidden };
}

/** Every ">" is looked at once, with the text since the one before: the opening tag that it may close. */
function withoutHiddenElements(text: string, note: (inner: string) => string): string {
  const seen: string[] = [];
  let from = 0;
  let tagFrom = 0;
  for (let end = text.indexOf('>'); end >= 0; end = text.indexOf('>', tagFrom)) {
    const start = Math.max(tagFrom, end - numbers.tag);
    const element = hiddenElement(text, start, end);
    tagFrom = end + 1;
    if (!element) continue;
    seen.push(text.slice(from, element.start));
    note(text.slice(end + 1, element.innerEnd));
    from = tagFrom = element.end;
  }
  return seen.join('') + text.slice(from);
}

/** The element whose opening tag lies between `start` and the ">" at `end`, if it hides its content. */
function hiddenElement(
  text: string,
  start: number,
  end: number,
): { start: number; innerEnd: number; end: number } | undefined {
  const tag = text.slice(start, end);
  const style = [...tag.matchAll(hidingStyle)].at(-1);
  if (!style) return undefined;
  const closings = closingTagsAfter(text, end + 1);
  for (const { 1: name = '', index } of tag.matchAll(/<(\w+)/g)) {
    const closing = index < style.index ? closings.get(name.toLowerCase()) : undefined;
    if (closing) return { start: start + index, innerEnd: closing.start, end: closing.end };
  }
  return undefined;
}

/** The nearest closing tag of each name. */
function closingTagsAfter(text: string, from: number): Map<string, { start: number; end: number }> {
  const tags = new Map<string, { start: number; end: number }>();
  const near = text.slice(from, from + numbers.inside);
  for (const { 0: tag, 1: name = '', index } of near.matchAll(/<\/(\w+)>/g)) {
    const key = name.toLowerCase();
    if (!tags.has(key)) tags.set(key, { start: from + index, end: from + index + tag.length });
  }
  return tags;
}

function withoutComments(text: string, note: (inner: string) => string): string {
  const seen: string[] = [];
  let from = 0;
  let end = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', start)) {
    // The end found for one opening tag also serves the next one, unless it comes before that.
    if (end < start + 4) end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    if (end > start + 4 + numbers.inside) {
      start += 4;
      continue;
    }
    seen.push(text.slice(from, start));
    note(text.slice(start + 4, end));
    from = start = end + 3;
  }
  return seen.join('') + text.slice(from);
}
