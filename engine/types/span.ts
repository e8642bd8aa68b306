/** Offsets in UTF-16 code units into the text as given: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}
