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
};

/** Enough of a text to know its language. */
const sample = 2000;
/** Lexicon, fields and cues are made for these. */
const covered = new Set(['en', 'de']);

/** The language of a text by its script and its commonest words; `und` when neither tells. */
export function detectLanguage(tokens: readonly Token[]): { code: string; covered: boolean } {
  const words = tokens.slice(0, sample).map((token) => token.lower);
  const script = scriptOf(words);
  if (script) return { code: script, covered: false };
  let code = 'und';
  let most = 1;
  for (const [language, list] of Object.entries(commonWords)) {
    const common = new Set(list.split(' '));
    const count = words.filter((word) => common.has(word)).length;
    if (count > most) {
      most = count;
      code = language;
    }
  }
  // A bare list of skills has no common words of any language; the technology lexicon serves them all.
  return { code, covered: covered.has(code) || code === 'und' };
}

function scriptOf(words: readonly string[]): string | undefined {
  const share = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length / Math.max(1, words.length);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) > 0.1) return 'ja';
  if (share(/\p{Script=Han}/u) > 0.3) return 'zh';
  if (share(/\p{Script=Hangul}/u) > 0.3) return 'ko';
  if (share(/\p{Script=Cyrillic}/u) > 0.3) return 'ru';
  if (share(/\p{Script=Arabic}/u) > 0.3) return 'ar';
  return undefined;
}
