/** The lines of the texts that none of the known ones has: what the person wrote by hand. Linear in all of them. */
export function ownLines(texts: readonly string[], known: readonly string[]): string[] {
  const others = new Set(known.flatMap(linesOf));
  return [...new Set(texts.flatMap(linesOf))].filter((line) => !others.has(line));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
