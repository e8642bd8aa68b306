/** A text, and the encoding it was taken for when its bytes left a choice. */
export interface DecodedText {
  text: string;
  guessed: string | undefined;
}

/** Encodings that resumes without any mark of theirs are in, the likeliest first; equal scores go to the earlier one. */
const candidates = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'macintosh',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'shift_jis',
  'gbk',
  'big5',
  'euc-kr',
  'iso-8859-2',
  'ibm866',
] as const;

/** Bytes that decide are found within so many. */
const sample = 60_000;

/** Decodes a text by its mark, as UTF-8, as UTF-16 without a mark, or by what reads most like words. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed: undefined };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed: undefined };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), guessed: undefined };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: undefined };
  } catch {
    return decodeByLikelihood(bytes);
  }
}

/** UTF-16 without a mark: every second byte of Latin text is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 2000);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > length * 0.2 && even < odd / 10) return 'utf-16le';
  return even > length * 0.2 && odd < even / 10 ? 'utf-16be' : undefined;
}

function decodeByLikelihood(bytes: Uint8Array): DecodedText {
  const part = bytes.subarray(0, sample);
  let best: { name: string; score: number } | undefined;
  for (const name of candidates) {
    const score = likelihood(new TextDecoder(name).decode(part));
    if (!best || score > best.score + 0.01) best = { name, score };
  }
  const name = best?.name ?? 'windows-1252';
  return { text: new TextDecoder(name).decode(bytes), guessed: name === 'windows-1252' ? undefined : name };
}

/** Letters with accents that languages of Latin script use often; a wrong page turns them into rarer ones. */
const common = /[äöüÄÖÜßéèêàâçñíóúáôîïûœëæøåÅãõ£€–’“”‘…•°ąćęłńśźżŁŻŚčšžřěůýđČŠŽőű]/u;
const scripts = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
];

/** How much the characters beyond ASCII read like words, from -1 to 1. */
function likelihood(text: string): number {
  let score = 0;
  let count = 0;
  let before = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 128) {
      count += 1;
      score += worthOf(character, before);
    }
    before = character;
  }
  return count === 0 ? 0 : score / count;
}

function worthOf(character: string, before: string): number {
  if (/[\uFFFD\u0080-\u009F\uE000-\uF8FF]/.test(character)) return -2;
  const script = scripts.find((pattern) => pattern.test(character));
  const isAfterLatin = /[A-Za-z]/.test(before);
  if (script) {
    if (isAfterLatin) return -1;
    // "пРИВЕТ": the other Russian page swaps capitals and small letters.
    const isSwapped = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before);
    if (isSwapped) return -0.5;
    return /\p{Ll}|\p{Lo}/u.test(character) ? 0.9 : 0.6;
  }
  if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)) return -0.6;
  if (common.test(character)) return isAfterLatin || !/\p{L}/u.test(character) ? 1 : 0.7;
  return /\p{L}/u.test(character) ? 0.2 : -0.3;
}
