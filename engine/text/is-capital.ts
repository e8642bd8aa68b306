/** Whether a word begins with a capital. Most letters are plain, and a pattern takes ten times as long as a look at their number. */
export function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  return code < plain ? code >= first && code <= last : capital.test(word);
}

const plain = 128;
const [first, last] = ['A'.charCodeAt(0), 'Z'.charCodeAt(0)];
const capital = /^\p{Lu}/u;
