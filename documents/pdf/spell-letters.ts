import { isBullet, isIdeograph } from './characters.ts';
import type { Glyph } from './glyph.ts';

export interface Letter {
  text: string;
  glyph: Glyph;
  /** Number of its glyph in drawing order. */
  sequence: number;
}

/** Gaps that end a word, in ems. */
const gaps = {
  /** In text without space characters. */
  word: 0.115,
  /** Where spaces are drawn, wider kerning is none. */
  wordBesideSpaces: 0.2,
  ideographs: 0.4,
  /** A space that takes less room is a soft hyphen's place. */
  space: 0.04,
  bullet: 0.05,
  /** Between the letters of a word set apart. */
  spaced: 0.09,
  /** What a word's end adds to it. */
  spacedWord: 0.13,
} as const;

/** Letters a spaced word has at least. */
const leastSpaced = 5;

/** Accents that some programs draw over a letter of their own. */
const accents: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030C',
  '˚': '\u030A',
  '˝': '\u030B',
  '¯': '\u0304',
  '˙': '\u0307',
};

interface Spelled {
  text: string;
  /** Where its first word ends, on the page. */
  firstWordEnd: number;
  /** Where its words begin: behind a bullet, where it has one. */
  wordsStart: number;
  /** Its letters stand apart, and are joined. */
  isSpaced: boolean;
}

/** The words of letters that stand on one baseline, from left to right. */
export function spellLetters(piece: readonly Letter[]): Spelled {
  const hasSpaces = piece.some(({ text }) => text.trim() === '');
  const spacing = spacingOf(piece);
  const limit = spacing !== undefined ? spacing + gaps.spacedWord : hasSpaces ? gaps.wordBesideSpaces : gaps.word;
  let text = '';
  let firstWordEnd: number | undefined;
  let wordsStart: number | undefined;
  let before: Letter | undefined;
  let space = false;
  for (const letter of piece) {
    if (letter.text.trim() === '') {
      space = true;
      continue;
    }
    const accented = before ? composed(text, before, letter) : undefined;
    if (accented !== undefined) text = accented;
    else {
      if (before && endsWord(before, letter, space, limit)) {
        if (!isBullet(text)) firstWordEnd ??= before.glyph.x1;
        text += ' ';
      }
      if (!isBullet(letter.text)) wordsStart ??= letter.glyph.x0;
      text += letter.text;
    }
    before = letter;
    space = false;
  }
  return {
    text,
    firstWordEnd: firstWordEnd ?? before?.glyph.x1 ?? 0,
    wordsStart: wordsStart ?? piece[0]?.glyph.x0 ?? 0,
    isSpaced: spacing !== undefined,
  };
}

const gapOf = (before: Letter, after: Letter): number =>
  (after.glyph.x0 - before.glyph.x1) / Math.max(before.glyph.size, after.glyph.size, 1);

function endsWord(before: Letter, letter: Letter, space: boolean, limit: number): boolean {
  const gap = gapOf(before, letter);
  if (isBullet(before.text) !== isBullet(letter.text)) return space || gap > gaps.bullet;
  if (space) return gap > gaps.space;
  if (isIdeograph(before.text) && isIdeograph(letter.text)) return gap > gaps.ideographs;
  return gap > limit;
}

/** A letter and an accent that stand at one place are one character. */
function composed(text: string, before: Letter, letter: Letter): string | undefined {
  if (gapOf(before, letter) > -0.2) return undefined;
  const over = accents[before.text];
  if (over && /^\p{L}$/u.test(letter.text)) return text.slice(0, -1) + (plainI(letter.text) + over).normalize('NFC');
  const under = accents[letter.text];
  if (under && /^\p{L}$/u.test(before.text)) return text.slice(0, -1) + (plainI(before.text) + under).normalize('NFC');
  return undefined;
}

const plainI = (letter: string): string => (letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter);

/** The even gap between letters set apart; undefined for usual type. */
function spacingOf(piece: readonly Letter[]): number | undefined {
  const between: number[] = [];
  let before: Letter | undefined;
  for (const letter of piece) {
    const isSpace = letter.text.trim() === '';
    if (before && !isSpace && !isIdeograph(letter.text)) between.push(gapOf(before, letter));
    before = isSpace ? undefined : letter;
  }
  if (between.length < leastSpaced - 1) return undefined;
  between.sort((one, other) => one - other);
  const median = between[between.length >> 1] ?? 0;
  const low = between[Math.floor(between.length * 0.15)] ?? 0;
  return median > gaps.spaced && low > median * 0.5 ? median : undefined;
}
