/** Whether a keyword means an annotated span, as the usual measure of skill extraction has it: equal, or half the words shared. */

const fillers = new Set(
  'a an the and or of to in for on with by at as is are be from your our their its this that these those you we they it will can within across into using use used other etc e.g i.e per via ability able strong good excellent great experience experienced knowledge skill skills proficiency proficient understanding working work familiarity familiar'.split(
    ' ',
  ),
);

/** The words that count, as the keys under which keywords are compared. */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const word of text
    .toLowerCase()
    .replace(/(?<=\w)[-–](?=\w)/g, ' ')
    .split(/[^a-z0-9+#.\u00c0-\uffff]+/)) {
    const plain = word.replace(/^\.(?!net)|\.$/g, '');
    if (plain !== '' && !fillers.has(plain))
      words.add(/[^sui]s$/.test(plain) && plain.length > 4 ? plain.slice(0, -1) : plain);
  }
  return words;
}

/** Dice of the content words at least a half. */
export function isPartialMatch(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared > 0 && (2 * shared) / (a.size + b.size) >= 0.5;
}
