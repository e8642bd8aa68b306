interface MarkedTextProps {
  text: string;
  /** Words to mark where they occur; plain letters, because they become a pattern. */
  words: readonly string[];
}

/** A text with the given words marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const pattern = new RegExp(`(${words.join('|')})`, 'i');
  // Splitting by one capture group puts the matches at the odd indexes.
  return text.split(pattern).map((part, place) => (place % 2 === 1 ? <mark key={part}>{part}</mark> : part));
}
