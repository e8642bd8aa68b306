/** How much is read: title, company and place stand at the top, or in the sentence that says who is wanted. */
const readLines = 12;
const readCharacters = 4000;

/** The first lines of a posting that hold anything, trimmed. */
export function topLines(posting: string): string[] {
  return posting
    .slice(0, readCharacters)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, readLines);
}
