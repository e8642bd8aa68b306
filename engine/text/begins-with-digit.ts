/** Whether a word begins with a digit. It is asked of every word, and a pattern takes several times as long. */
export function beginsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}
