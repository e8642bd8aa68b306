import type { Token } from './tokenise.ts';

/** The commonest short words of the languages that postings come in. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'the and of to in for with you our we are is on as will be your an or',
  de: 'und der die das mit in von für im den des zu eine sie wir bei sowie ist auf',
  fr: 'le la les des et de du une pour dans vous nous est sur avec en au aux',
  es: 'el la los las y de del una para en con que por se su al como',
  it: 'il la le gli e di del una per con che nel della sono dei al',
  nl: 'de het een en van voor met je wij op zijn te aan bij als',
  pt: 'o a os as e de do da um uma para com em que por no na',
  da: 'og det en til af for med som du vi er på at har',
  pl: 'i w na z do że się oraz dla jest od przez nie',
  tr: 've bir için ile bu olarak olan da de en çok',
  cs: 'a v na se je pro s z do že nebo jako',
  sv: 'och att det en som av för med är du vi på har till',
};

/** How much of a text is read to detect its language. */
const sample = 2000;
/** The languages that the lexicon, the fields and the cues are made for. */
const covered = new Set(['en', 'de']);

const languages = Object.keys(commonWords);
/** Numbers of languages by their common words, so that a text is read only once. */
const languagesOf = new Map<string, number[]>();
for (const [number, list] of Object.values(commonWords).entries()) {
  for (const word of list.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), number]);
}

/** From this many words on, prose of a covered language shows at least this share of its common words. */
const prose = { words: 40, share: 0.04 } as const;

/**
 * The language of a text by its script and its commonest words; `und` when neither shows it. A short list of skills without
 * common words counts as covered, because the technology lexicon fits every language; a long text without them does not.
 */
export function detectLanguage(tokens: readonly Token[]): { code: string; covered: boolean } {
  const words = tokens.slice(0, sample).map((token) => token.lower);
  const script = scriptOf(words);
  if (script) return { code: script, covered: false };
  const counts = new Uint16Array(languages.length);
  for (const word of words) {
    const spoken = languagesOf.get(word);
    if (spoken) for (const language of spoken) counts[language] = (counts[language] ?? 0) + 1;
  }
  let code = 'und';
  let most = 1;
  for (const [number, language] of languages.entries()) {
    const count = counts[number] ?? 0;
    if (count > most) {
      most = count;
      code = language;
    }
  }
  return { code, covered: covered.has(code) || (code === 'und' && !isOddProse(words)) };
}

/** Prose has lower-case words; a list of names has few, however long it is. */
function isOddProse(words: readonly string[]): boolean {
  if (words.length < prose.words) return false;
  const common = words.filter((word) => languagesOf.has(word)).length;
  return common < prose.share * words.length;
}

const scripts: readonly [string, RegExp][] = [
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['th', /\p{Script=Thai}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
];

/** Anything but Latin letters, digits and the usual marks: most texts have none, or a few signs. */
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
const otherLetters = new RegExp(otherLetter, 'gu');
const fewest = 0.02;
/** All plain characters, and the accented letters of European languages. */
const latin = /^[\0-\x7f\u00c0-\u024f’]*$/;

function scriptOf(words: readonly string[]): string | undefined {
  const sampled = words.join(' ');
  if (latin.test(sampled) || !otherLetter.test(sampled)) return undefined;
  if ((sampled.match(otherLetters)?.length ?? 0) < fewest * sampled.length) return undefined;
  const share = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length / Math.max(1, words.length);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) > 0.1) return 'ja';
  if (share(/\p{Script=Han}/u) > 0.3) return 'zh';
  return scripts.find(([, pattern]) => share(pattern) > 0.3)?.[0];
}
