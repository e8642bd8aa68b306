/** How many words are remembered if their answers are short: far more than a resume and a posting have, and a few hundred kilobytes. */
const mostWords = 20_000;

/** What is longer is no word, and does not come again. */
const longestWord = 60;

/** A function of a word that remembers its answers: the same few thousand words come again in every text. */
export function rememberWords<Answer extends {}>(
  compute: (word: string) => Answer,
  most = mostWords,
  longest = longestWord,
): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    const computed = compute(word);
    if (word.length > longest) return computed;
    if (known.size >= most) known.clear();
    known.set(word, computed);
    return computed;
  };
}

/** Some lines more than two texts have, and longer than most lines and sentences are. */
const lines = { most: 200, longest: 400 } as const;

/** The same of a line or a sentence: several readers ask for the same ones, one after the other. */
export function rememberLines<Answer extends {}>(compute: (line: string) => Answer): (line: string) => Answer {
  return rememberWords(compute, lines.most, lines.longest);
}
