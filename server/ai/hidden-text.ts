/**
 * Characters that a person does not see but a model reads: zero-width and formatting ones, direction overrides, and the
 * "tags" that spell ASCII invisibly. Emoji and scripts that need joiners keep them: only runs between Latin letters, digits or
 * spaces are hidden text.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/gu;

const joinersInLatin = /(?<=[A-Za-z0-9 ])[\u200C\u200D]+(?=[A-Za-z0-9 ])/g;

/** Text that its own markup hides: pasted or planted HTML in the colour of the page, without size, or not displayed. */
const hidingMarkup =
  /<(\w+)\b[^>]*style\s*=\s*["'][^"']*(?:color\s*:\s*(?:white|#fff(?:fff)?\b|rgba?\(\s*255\s*,\s*255\s*,\s*255)|font-size\s*:\s*[01](?:px|pt|em)?\s*[;"']|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?!\.))[^>]*>([\s\S]{0,2000}?)<\/\1>/gi;

const comments = /<!--[\s\S]{0,2000}?-->/g;

export interface RevealedText {
  /** The text as a person sees it. */
  text: string;
  /** What only a machine would have read. */
  hidden: string[];
}

/** Takes hidden text out. Characters spelled in invisible "tags" are shown as what they spell. */
export function removeHiddenText(text: string): RevealedText {
  const hidden: string[] = [];
  const note = (found: string): string => {
    if (found.trim()) hidden.push(found.trim());
    return '';
  };
  const visible = text
    .replace(hidingMarkup, (_whole, _tag, inner: string) => note(inner))
    .replace(comments, (comment) => note(comment.slice(4, -3)))
    .replace(/[\u{E0020}-\u{E007E}]+/gu, (tags) =>
      note(Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000)).join('')),
    )
    .replace(invisible, '')
    .replace(joinersInLatin, '');
  return { text: visible, hidden };
}
