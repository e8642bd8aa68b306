/** As many items, of so few words on average, are a list and no sentence. */
const list = { items: 4, words: 3.5 } as const;

/** Items between stronger marks than commas may be longer. */
const marked = { marks: 2, words: 8 } as const;

/** "Excel (pivot tables), Word, Sage 50"; "CILEX Level 2 Certificate (2020) • ECDL (2013) • audio typing, 75 wpm". */
export function isListing(content: string): boolean {
  const words = content.split(/\s+/).length;
  const isShort = (items: number, most: number) => words <= items * most;
  const marks = content.match(/ [|•·] /g)?.length ?? 0;
  if (marks >= marked.marks && isShort(marks + 1, marked.words)) return true;
  const items = content.split(/[,;|•·]/).filter((item) => /\p{L}/u.test(item)).length;
  return items >= list.items && isShort(items, list.words);
}
