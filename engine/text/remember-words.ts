/** How many words are remembered if their answers are short: far more than a resume and a posting have, and a few hundred kilobytes. */
const mostWords = 20_000;

/** What is longer is no word, and does not come again. */
const longestWord = 60;

/** A function of a word that remembers its answers: the same few thousand words come again in every text. */
export function rememberWords<Answer extends {}>(
  compute: (word: string) => Answer,
  most = mostWords,
): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    const computed = compute(word);
    if (word.length > longestWord) return computed;
    if (known.size >= most) known.clear();
    known.set(word, computed);
    return computed;
  };
}
