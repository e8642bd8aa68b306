/** The words of a list that is written as they are: with blanks and line breaks between them. */
export function wordsIn(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

/** The words of several lists, usually one for each language. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(wordsIn));
}
