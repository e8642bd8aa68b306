import type { Glyph } from './glyph.ts';

/** Ligatures of U+FB00 to FB06 and the Arabic presentation forms: one character drawn, several meant. */
const presentation = /[\uFB00-\uFB06\uFB13-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC]/g;
/** Radicals that browsers print in place of the character of the same look. */
const radical = /[\u2E80-\u2FDF]/g;
const privateUse = /[\uE000-\uF8FF]|[\u{F0000}-\u{10FFFD}]/u;
/** Bullets, by their look; "o" and the like stand for one only in a symbol font. */
const bulletLooks = /^[•●▪‣◦·∙■□▶►➢➤❖✓✔◆◇○⁃§¨Øü\u25A0-\u25FF\u2700-\u27BF]$/u;
/** Soft hyphens, zero-width marks and the byte order mark carry no letter; a soft hyphen that shows is drawn as a hyphen. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;

/** Radicals that Unicode does not decompose to the character that is meant. */
const otherRadicals = new Map(
  [
    ...'⺁厂⺅亻⺉刂⺎兀⺒巳⺓幺⺕彐⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢水⺣灬⺥爫⺧牛⺨犭⺫目⺬示⺭礻⺮竹⺰纟⺱罒⺲罒⺳罒⺶羊⺷羊⺸羊⺹耂⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
  ].flatMap(([, from, to]) => (from && to ? [[from, to]] : [])),
);

export type CharacterFault =
  | 'ligatures'
  | 'private-characters'
  | 'cjk-radicals'
  | 'odd-bullets'
  | 'icon-font'
  | 'garbled';

/** The characters a glyph stands for, and what is odd about them; nothing is guessed. */
export function readCharacters({ unicode, font }: Glyph): { text: string; fault?: CharacterFault } {
  // A space in their place, so that what stands around one stays one line.
  if (font.isIcons) return { text: ' ', fault: 'icon-font' };
  // Some maps give every kind of space or hyphen at once.
  if (/^[-\u00AD\u2010\u2011]+$/.test(unicode)) return { text: '-' };
  if (font.hasUnicode && /^\s+$/u.test(unicode)) return { text: ' ' };
  const text = unicode.replace(invisible, '');
  if (text === '') return { text };
  if (font.isSymbols) return readSymbol(text);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a code without a meaning arrives as its number
  if (!font.hasUnicode || /[\u0000-\u0008\u000B-\u001F\uFFFD\uFFFE\uFFFF]/.test(text))
    return { text: '\uFFFD', fault: 'garbled' };
  if (privateUse.test(text)) return readPrivate(text);
  if (text.search(presentation) >= 0) {
    return { text: text.replace(presentation, (form) => form.normalize('NFKC')), fault: 'ligatures' };
  }
  if (text.search(radical) >= 0) {
    return {
      text: text.replace(radical, (form) => otherRadicals.get(form) ?? form.normalize('NFKC')),
      fault: 'cjk-radicals',
    };
  }
  // Fonts often have one drawing for both dashes, and browsers name the rarer one.
  return { text: text === '\u2012' ? '–' : text };
}

function readSymbol(text: string): { text: string; fault?: CharacterFault } {
  if (/^\s+$/u.test(text)) return { text: ' ' };
  if (text === '•' || text === '·') return { text: '•' };
  return { text: '•', fault: 'odd-bullets' };
}

/** Symbol fonts of Word use F000 to F0FF: F0B7 and its neighbours are its bullets. */
function readPrivate(text: string): { text: string; fault: CharacterFault } {
  return /^[\uF0A7\uF0B7\uF0A8\uF0D8\uF0FC\uF076\uF06C\uF06E\uF0D0\uF09F]$/u.test(text)
    ? { text: '•', fault: 'odd-bullets' }
    : { text: ' ', fault: 'private-characters' };
}

/** Whether a character stands for nothing but a bullet. */
export const isBullet = (text: string): boolean => bulletLooks.test(text);

/** Chinese, Japanese and Korean characters, which stand without spaces. */
export const isIdeograph = (text: string): boolean =>
  /[\u3000-\u303F\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u.test(text);
