/** A text in place of a stretch of the XML. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The XML with all splices made; they do not overlap. What stands at one place keeps the order of the list. */
export function applySplices(xml: string, splices: readonly Splice[]): string {
  let at = 0;
  let result = '';
  const ordered = splices
    .map((splice, index) => ({ splice, index }))
    .sort((a, b) => a.splice.start - b.splice.start || a.splice.end - b.splice.end || a.index - b.index);
  for (const { splice } of ordered) {
    result += xml.slice(at, splice.start) + splice.text;
    at = Math.max(at, splice.end);
  }
  return result + xml.slice(at);
}
