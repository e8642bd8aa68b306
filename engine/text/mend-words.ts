import { closeGaps, type MovedText, owed } from './close-gaps.ts';
import { detectLanguage } from './detect-language.ts';
import { fewRanges } from './few-ranges.ts';
import { tokenise } from './tokenise.ts';

/** How rare a word is in postings, 0 to 1; 1 for one that none has. */
export type RarityOfWord = (word: string) => number;

/** A word that a page broke at a hyphen: its first part, the break, and how its line goes on below. */
const broken = fewRanges(/(?<=(\p{L}{2,40}))([-\u00AD\u2010])[ \t]{0,8}\r?\n[ \t]{0,16}(\p{Ll}\p{L}*)/gu);
/** What a page may break a word at stands within a line, too. */
const softHyphens = fewRanges(/(?<=\p{L})\u00AD+(?=\p{L})/gu);
/** "R.N.", "B.L.S": capitals with a full stop behind each, but not "U.S. Navy" or "B.S. in Nursing". */
const dotted = fewRanges(/(?<![\p{L}\p{N}.])\p{Lu}(?:\.\p{Lu}){1,5}(?![\p{L}\p{N}])\.?/gu);

/** "§ 34 a GewO" is § 34a. */
const paragraph = fewRanges(/(§§? ?\d{1,3})( )(?=[a-z](?![\p{L}.]))/gu);

const mayBreak = fewRanges(/[-\u00AD\u2010][ \t]*\r?\n[ \t]*\p{Ll}/u);
const mayBeDotted = fewRanges(/\p{Lu}\.\p{Lu}/u);

/** "Früh-" above "und Spätdienst" leaves out what both have; a hyphen that belongs there. */
const joining = /^(?:und|oder|bzw|sowie|als|bis|and|or|to|as)$/u;
/** "Technisch-administrativ": two adjectives, each of which may stand alone. */
const adjective = fewRanges(/^\p{Ll}\p{L}*(?:isch|lich|ig|iv|al|haft)$/u);
/** Read with their full stops: degrees, countries, hours; without them they are other words. */
const keepsDots = new Set(
  'US USA UK EU DC AM PM OR ER AN AS AT DO IN IT IS BA BS BE MA MS MD ME JD AA AAS DO'.split(' '),
);
/** A word with a hyphen has two parts that are words of their own, each of them more usual than both as one. */
const usualPart = { letters: 3, rarity: 0.9 } as const;

/**
 * A text whose words are whole: those that a page broke at the end of a line ("Flurförderzeug-", below it "schein") are one, short forms have no full
 * stops ("R.N."), and a paragraph of a law no space ("§ 34 a"). As long as its source; what moved has its offset there. Linear.
 */
export function mendWords(text: string, rarityOfWord: RarityOfWord): MovedText {
  const isBroken = mayBreak.test(text);
  const hasSoft = text.includes('\u00AD');
  const hasDots = mayBeDotted.test(text);
  const hasParagraph = text.includes('§');
  if (!isBroken && !hasSoft && !hasDots && !hasParagraph) return { text, sourceOf: undefined };
  let mended = text;
  if (isBroken) mended = joinBroken(mended, rarityOfWord);
  if (hasSoft) mended = mended.replace(softHyphens, (found) => owed.repeat(found.length));
  if (hasDots) mended = mended.replace(dotted, withoutDots);
  if (hasParagraph) mended = mended.replace(paragraph, `$1${owed}`);
  return closeGaps(mended);
}

function joinBroken(text: string, rarityOfWord: RarityOfWord): string {
  const isGerman = detectLanguage(tokenise(text)).code === 'de';
  return text.replace(broken, (found: string, first: string, mark: string, second: string) => {
    const gap = found.length - second.length;
    if (joining.test(second)) return `${mark} ${owed.repeat(gap - 2)}${second}`;
    const isOne = mark !== '-' || (isGerman ? !adjective.test(first) : !isOfTwo(first, second, rarityOfWord));
    return (isOne ? second : `-${second}`).padStart(found.length, owed);
  });
}

/** "Full-time" is two words, "quali-fied" is one. */
function isOfTwo(first: string, second: string, rarityOfWord: RarityOfWord): boolean {
  const [before, behind, both] = [first, second, first + second].map((word) => rarityOfWord(word.toLowerCase()));
  const isUsual = (part: string, rarity = 1) => part.length >= usualPart.letters && rarity < usualPart.rarity;
  return isUsual(first, before) && isUsual(second, behind) && (both ?? 1) > Math.max(before ?? 1, behind ?? 1);
}

function withoutDots(found: string): string {
  const letters = found.replaceAll('.', '');
  return keepsDots.has(letters) ? found : letters.padEnd(found.length, owed);
}
