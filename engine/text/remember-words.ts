/** How many words are remembered: far more than a resume and a posting have, and a few hundred kilobytes. */
const most = 20_000;

/** A function of a word that remembers its answers: the same few thousand words come again in every text. */
export function rememberWords(compute: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    if (known.size >= most) known.clear();
    const computed = compute(word);
    known.set(word, computed);
    return computed;
  };
}
