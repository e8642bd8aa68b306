import { isFillWord } from '../../../text/fill-words.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { numberOf } from '../../numbers/number-words.ts';
import { alikeWords } from '../../vocabulary/de/alike.ts';
import { foldGerman } from '../../words/same-word.ts';
import { mostWords } from '../words/align-words.ts';
import { type GermanAct, germanActOf } from './german-acts.ts';
import { coreOf, familyOf, leastPart, withoutUmlauts } from './german-stems.ts';

/** For each word's stem the numbers of its sets. */
const setsOf: ReadonlyMap<string, readonly number[]> = index();

function index(): Map<string, number[]> {
  const sets = new Map<string, number[]>();
  for (const [number, line] of alikeWords.entries())
    for (const word of line.split(' ')) {
      // "Reklamation" loses its n as an ending, "Reklamationen" its en.
      const forms = /ion$/.test(word) ? [word, `${word}en`] : [word];
      for (const stem of forms.map(foldGerman)) sets.set(stem, [...(sets.get(stem) ?? []), number]);
    }
  return sets;
}

/** A German word that says something: nouns are known by their capital. */
export interface Word {
  index: number;
  lower: string;
  stem: string;
  isNoun: boolean;
  /** Capitals only: "GL". */
  isShort?: boolean;
  /** The kind of action it names. */
  act: GermanAct | undefined;
}

const read = new WeakMap<ResumeLine, readonly Word[]>();

/** Whether a word of a line says what a word of the other lines says, in any form or as a part of a compound. */
export function isSaidIn(
  document: ResumeDocument,
  line: ResumeLine,
  index: number,
  other: ResumeDocument,
  sources: readonly ResumeLine[],
): boolean {
  const wordsOf = (text: ResumeDocument, each: ResumeLine) => {
    const words = read.get(each) ?? wordsIn(text, each);
    read.set(each, words);
    return words;
  };
  const word = wordsOf(document, line).find((own) => own.index === index);
  return word !== undefined && sources.some((source) => wordsOf(other, source).some((each) => isTied(word, each)));
}

/** A word of a text with its stem; figures and small words are left out. */
export function wordsIn(document: ResumeDocument, line: ResumeLine): Word[] {
  const words = plainWordsIn(document, line);
  return words.map((word) => {
    const particle = particleOf(document, line, words, word);
    const lower = `${particle}${word.lower}`;
    const stem = particle === '' ? word.stem : foldGerman(lower);
    const act = germanActOf(lower, coreOf(lower), word.isNoun);
    // Who keeps a list leads nobody.
    const isKeeping = act === 'lead' && /^(?:ge)?führ/.test(lower) && keptRecord.test(line.content);
    return { ...word, lower, stem, act: isKeeping ? 'record' : act };
  });
}

/** What is kept, or held, when somebody "führt" it. */
export const keptRecord =
  /(?:liste|kartei|buch|statistik|protokoll|akte|tabelle|nachweis|kalender|konto|ordner|dokumentation|verzeichnis|register|mappe|portfolio|bogen|bögen|kasse|aufzeichnung|gespräch|journal)(?:n|s|en|e)?\b/iu;

/** "Leitete … an" is "anleiten": the particle at the end of a clause belongs to the first word there that may be its verb. */
function particleOf({ tokens }: ResumeDocument, { from, to }: ResumeLine, words: readonly Word[], word: Word): string {
  const endOf = (index: number) => {
    let end = index + 1;
    while (end < Math.min(to, from + mostWords) && !tokens[end]?.opens) end += 1;
    return end;
  };
  if (word.index !== from && !(!word.isNoun && verbEnding.test(word.lower))) return '';
  const end = endOf(word.index);
  const last = tokens[end - 1]?.lower ?? '';
  if (end - 1 === word.index || !particles.test(last)) return '';
  const isVerb = (other: Word) => !other.isNoun && other.index !== from && verbEnding.test(other.lower);
  const verb = words.find((other) => other.index < end && endOf(other.index) === end && isVerb(other));
  return (verb?.index ?? from) === word.index ? last : '';
}

const particles =
  /^(?:ab|an|auf|aus|bei|bereit|dar|durch|ein|fertig|fest|frei|her|heran|hin|instand|los|mit|nach|statt|teil|um|vor|weg|weiter|zu|zurecht|zurück|zusammen)$/;
const verbEnding = /(?:e|te|t|ten)$/;

function plainWordsIn({ tokens, inAmount, stemOf }: ResumeDocument, { from, to }: ResumeLine): Word[] {
  return tokens.slice(from, Math.min(to, from + mostWords)).flatMap(({ lower, surface, lemma }, at): Word[] => {
    const stem = stemOf[from + at] ?? '';
    // "3-Schicht" says "Schicht".
    const [, counted] = /^\d+-?(\p{L}{4,})$/u.exec(lower) ?? [];
    if (counted) return [{ index: from + at, lower: counted, stem: foldGerman(counted), isNoun: true, act: undefined }];
    if (
      inAmount[from + at] === 1 ||
      stem === '' ||
      (lower.length < 3 && !capitals.test(surface)) ||
      /^\p{N}/u.test(lower)
    )
      return [];
    if (isFillWord(lower) || isFillWord(lemma) || numberOf(lower) !== undefined) return [];
    const isShort = capitals.test(surface);
    return [{ index: from + at, lower, stem, isNoun: /^\p{Lu}/u.test(surface) && at > 0, isShort, act: undefined }];
  });
}

const capitals = /^\p{Lu}{2,4}$/u;

export function isTied(a: Word, b: Word): boolean {
  return (
    a.lower === b.lower ||
    isTiedStem(a.stem, b.stem) ||
    isWithin(a, b) ||
    isWithin(b, a) ||
    isFamily(a, b) ||
    isShortFor(a, b) ||
    isShortFor(b, a)
  );
}

/** "GL" for "Geschäftsleitung", "BMZ" for "Brandmeldezentrale": the letters in their order, the first one first. */
export function isShortFor(short: Word, { lower, isNoun }: Word): boolean {
  const { lower: letters, isShort } = short;
  if (!isShort || !isNoun || lower[0] !== letters[0] || lower.length < letters.length * leastPerLetter) return false;
  let at = 0;
  for (const letter of lower) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

const leastPerLetter = 5;

/** "Störungen behoben" of "Störungsbehebung", "angeleitet" of "Praxisanleitung": a verb in any form, within a compound. */
function isFamily(a: Word, b: Word): boolean {
  const [own, other] = [familyOf(a.stem), familyOf(b.stem)];
  if (own === other) return own.length >= leastWhole;
  const [part, whole] = own.length < other.length ? [own, other] : [other, own];
  return part.length >= leastPart && whole.endsWith(part) && !/^leit/.test(part);
}

/** "Urlaubsvertretung" says both "Urlaub" and "Vertretung"; "Leitung" does not say whose. */
function isWithin(part: Word, whole: Word): boolean {
  const { stem } = part;
  // "Wunden" of "Wundversorgung".
  const isFirst = part.isNoun && stem.length === leastPart - 1 && whole.lower.startsWith(stem);
  return (
    (stem.length >= leastPart || isFirst) &&
    whole.lower.length > stem.length + 2 &&
    (whole.lower.includes(stem) || (part.isNoun && whole.lower.startsWith(part.lower))) &&
    !/^leit/.test(stem)
  );
}

/** The longest word of one part: a compound that begins like another may end in another trade. */
const longestSimple = 10;

/** Whether two short stems are of one family: "anerkannt" and "Anerkennung", but not "Fachlagerist" and "Fachlagerleiter". */
export function areOfOneStem(a: string, b: string): boolean {
  return coreOf(a).length <= longestSimple && coreOf(b).length <= longestSimple && isTiedStem(a, b);
}

export function isTiedStem(a: string, b: string): boolean {
  if (a === b) return true;
  // "05.2018" is no form of "05.2020".
  if (/\d/.test(a) || /\d/.test(b)) return false;
  const [core, otherCore] = [withoutUmlauts(coreOf(a)), withoutUmlauts(coreOf(b))];
  // "Geprüft" and "Prüfung".
  if (core === otherCore && core.length >= leastWhole) return true;
  if (core.length >= leastCore && core.slice(0, leastCore) === otherCore.slice(0, leastCore)) return true;
  // "Teilnahme" and "Teilnehmer", "Inventur" and "Inventurarbeiten".
  if (a.length >= 6 && b.length >= 6 && a.slice(0, 6) === b.slice(0, 6)) return true;
  return isAlikeStem(a, b);
}

/** The numbers of the sets of the same words, by what their forms have in common. */
let setsByFamily: ReadonlyMap<string, readonly number[]> | undefined;

/** "Geprüft" and "schrieb" stand where "prüfen" and "schreiben" do. */
export function setsFor(stem: string): readonly number[] | undefined {
  const own = setsOf.get(stem);
  if (own !== undefined) return own;
  setsByFamily ??= indexFamilies();
  return setsByFamily.get(familyOf(stem));
}

function indexFamilies(): Map<string, number[]> {
  const families = new Map<string, number[]>();
  // "Gasthäuser" is "Gasthaus" whole, its s is no ending.
  for (const [number, line] of alikeWords.entries())
    for (const word of line.split(' '))
      for (const family of new Set([familyOf(foldGerman(word)), familyOf(word)]))
        if (family.length >= leastWhole && !ambiguous.test(family))
          families.set(family, [...(families.get(family) ?? []), number]);
  return families;
}

/** Without its umlaut, "führ" is "fuhr". */
const ambiguous = /fuhr$/;

/** Whether two stems stand in one set of alike words. */
export function isAlikeStem(a: string, b: string): boolean {
  const [own, other] = [setsFor(a), setsFor(b)];
  return own !== undefined && other !== undefined && own.some((set) => other.includes(set));
}

export const leastWhole = 4;

/** As many letters as two forms of one verb have in common. */
export const leastCore = 5;

/** Whether one word says the other, whole: another form, a word alike, or a compound's last part; its first part is not the thing. */
export function saysWhole(a: Word, b: Word): boolean {
  if (a.lower === b.lower || a.stem === b.stem || isAlikeStem(a.stem, b.stem)) return true;
  if (isShortFor(a, b) || isShortFor(b, a)) return true;
  const [own, other] = [familyOf(a.stem), familyOf(b.stem)];
  if (own.length >= leastWhole && own === other) return true;
  // "Abschlussprüfung" and "Prüfung"; "Verkauf" in "Verkaufsinnendienst" is said, the other way round it is not.
  return (
    (b.stem.length >= leastWhole && a.lower.endsWith(b.lower)) ||
    (a.stem.length >= leastPart && b.lower.includes(a.stem))
  );
}

/** Whether the word is one of those that have others alike. */
export function isListed({ stem }: Word): boolean {
  return setsFor(stem) !== undefined;
}
