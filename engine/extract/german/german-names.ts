import type { TermMatch } from '../../lexicon/lexicon.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';
import type { PostingText } from '../read-posting.ts';
import type { TaggedTerm } from '../terms/tagger.ts';
import { inNominative, withoutGenitive } from './german-nominative.ts';

/** More words are a sentence. */
const most = { adjectives: 2, nouns: 2 } as const;

/** Inflected like an adjective. */
const adjectival = /(?:e|er|es|en|em)$/;
const capital = fewRanges(/^\p{Lu}/u);

/** Whether a word of a German posting is an adjective before its noun: in small letters, or the first of its line. */
export function isAdjective(token: Token | undefined): boolean {
  if (token === undefined || !adjectival.test(token.lower) || /\d/.test(token.lower)) return false;
  return !capital.test(token.surface) || relational.test(token.lower);
}

const relational =
  /(?:isch|lich|ig|ell|iv|al|är|sam|bar|haft|iert|end|los|ant|frei|voll|orientiert|sicher|schlossen|mehrer|erweitert|erforder|strukturiert)(?:e|er|es|en|em)$|^(?:gute|hohe|erste|mehrere|erweiterte|soziale[nr]?|technische[snr]?)$/;

/** Short forms of one name, and whole words: "RA-MICRO", "Gas-Wasser-Installateur", but the "SPS" of "SPS-Kenntnisse". */
const hyphened = fewRanges(/^(?:\p{Lu}{2,}-\p{Lu}{2,}|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)$/u);

/**
 * Where a German name ends that was cut: "interkulturelle" before its "Kompetenz", and "RA" of "RA-MICRO". Words of a list ("Java-Entwicklung")
 * are names already.
 */
function endOfGermanName({ tokens, text, lineOf }: PostingText, from: number, end: number): number {
  let to = end;
  const follows = (index: number, gap: string) => {
    const [last, next] = [tokens[index - 1], tokens[index]];
    if (last === undefined || next === undefined || next.start - last.end !== 1) return false;
    return lineOf[index] === lineOf[index - 1] && text.charAt(last.end) === gap;
  };
  const joins = (index: number) =>
    (follows(index, '-') || follows(index, '.')) &&
    hyphened.test(`${tokens[index - 1]?.surface}-${tokens[index]?.surface}`);
  while (joins(to)) to += 1;
  const isWhole = !tokens.slice(from, to).every(isAdjective);
  if (isWhole) return to;
  let next = to;
  while (next - to < most.adjectives && follows(next, ' ') && isAdjective(tokens[next])) next += 1;
  const first = next;
  while (next - first < most.nouns && follows(next, ' ') && capital.test(tokens[next]?.surface ?? '')) next += 1;
  return next > first ? next : to;
}

/** Where it begins: "Schicht" at the number of "3-Schicht". */
function startOfGermanName({ tokens, text }: PostingText, from: number): number {
  const [before, first] = [tokens[from - 1], tokens[from]];
  const isCounted = before && first && /^\d{1,2}$/.test(before.surface) && text.slice(before.end, first.start) === '-';
  return isCounted ? from - 1 : from;
}

/** Without the names that are a part of a longer one: "Kompetenz" of "interkulturelle Kompetenz". */
function withoutParts<Name extends { from: number; to: number }>(names: readonly Name[], size: number): Name[] {
  const reach = new Int32Array(size).fill(-1);
  for (const { from, to } of names)
    for (let at = from; at < to; at += 1) reach[at] = Math.max(reach[at] ?? -1, to - from);
  return names.filter(({ from, to }) => reach.subarray(from, to).some((longest) => longest <= to - from));
}

/** German names to their end, except those of a list, without the pieces of longer ones. */
export function wholeGermanNames(
  terms: readonly TaggedTerm[],
  listed: readonly TermMatch[],
  posting: PostingText,
): TaggedTerm[] {
  const endOf = new Map(listed.map(({ from, to }) => [from, to]));
  const whole = terms.map((term) =>
    endOf.get(term.from) === term.to
      ? term
      : {
          ...term,
          from: startOfGermanName(posting, term.from),
          to: endOfGermanName(posting, term.from, term.to),
        },
  );
  return withoutParts(whole, posting.tokens.length);
}

/** "Sie erstellen Mietverträge": the verb is none of the name, in letters as they are written or as in lemmas. */
export function withoutGermanVerb(name: string): string {
  return name.replace(leadingVerb, '');
}

const leadingVerb = fewRanges(
  /^(?:erstelle|fuehre|führe|betreue|bearbeite|pruefe|prüfe|organisiere|plane|koordiniere|ueberwache|überwache|vereinbare|verwalte|schreibe|beantworte|beauftrage|vermiete|verkaufe|kassiere|montiere|repariere|entwickle|uebernehme|übernehme)n? (?=\p{L}{4})/u,
);

const longestNoun = 60;
const nounBehind = fewRanges(/^(?:(?:,| und|,? sowie) \p{Ll}{4,24}e[nrs]?){0,2} (\p{Lu}[\p{L}-]{2,})(?!\p{L})/u);
/** "Groß- und Außenhandel", "Früh-, Spät- und Nachtdienst": a name with the halves of others before it. */
const halfBefore = fewRanges(
  /(?<![\p{L}-])(?:\p{Lu}\p{Ll}{1,24}-, ){0,3}\p{Lu}\p{Ll}{1,24}- (?:und|oder|&|sowie|bzw\.) $/u,
);

/** "Altbauten" of "Neu- und Altbauten". */
export function withoutHalf(name: string): string {
  return name.replace(/^(?:\p{Lu}\p{Ll}{1,24}-, ){0,3}\p{Lu}\p{Ll}{1,24}- (?:und|oder|&|sowie|bzw\.) /u, '');
}

/** "Entwickler" of "Entwickler:in". */
export function withoutGender(name: string): string {
  return name.replace(/(?<=\p{L}{3})(?:[:*_]in(?:nen)?|\/-?in(?:nen)?|\(in(?:nen)?\))$/u, '');
}

/** "Des Kundenstamms", "des laufenden Zahlungsverkehrs und Mahnwesens". */
const behindGenitive = fewRanges(
  /(?:^|\s)(?:des|eines|unseres|ihres|eures) (?:\p{Ll}+en )?(?:\p{Lu}[\p{L}-]+s,? (?:(?:und|oder|sowie) )?(?:des )?)?$/u,
);
/** "Von Sensoren, Antrieben und Frequenzumrichtern". */
const behindDative = fewRanges(
  /(?<!\p{L})(?:von|vom|mit|bei|aus|zu|nach|an|in|zwischen) (?:den |unseren )?(?:[\p{L}-]+(?:,| und| oder| sowie)? ){0,5}$/u,
);
/** Their plural has the -n, or they have no other number. */
const inN =
  /(?:eltern|ostern|bayern|steuern|leitern|mauern|feiern|adern|federn|kammern|nummern|ziffern|schwestern|kartoffeln|regeln|formeln|tafeln|ampeln|kugeln|muskeln|fasern|trommeln|schüsseln|vokabeln|klammern|oberern|innern|kern|stern|andern)$/i;
/** "Praktikant:innen", "Fachverkäufer/in": whoever it is, the word goes on. */
const genderEnding = fewRanges(/^(?:[:*_]in(?:nen)?|\/-?in(?:nen)?|\(in(?:nen)?\))(?!\p{L})/u);

/** As it is written, without the ending that the words before it gave it. */
export function germanNameOf(
  { surface, start }: { surface: string; start: number },
  { text }: Pick<PostingText, 'text'>,
): string {
  const before = text.slice(Math.max(0, start - longestNoun), start);
  const end = start + surface.length;
  const isWritten = text.startsWith(surface, start);
  // "Zuverlässige Arbeitsweise" is asked for, "zuverlässige" is a word.
  const noun =
    /^\p{L}+(?:ige|liche|ame|ende|ierte|ige[rsn]|liche[rsn])$/u.test(surface) && isWritten
      ? nounBehind.exec(text.slice(end, end + longestNoun))?.[1]
      : undefined;
  const half = halfBefore.exec(before)?.[0] ?? '';
  const own = `${surface}${noun === undefined ? '' : ` ${noun}`}`
    .replace(/^(?:inklusive|einschließlich|inkl\.?|ggf\.?) (?=\p{Lu})/u, '')
    .replace(/ (?:unserer|ihrer|eurer) (?=\p{L})/u, ' der ');
  const gender =
    isWritten && noun === undefined ? genderEnding.exec(text.slice(end, end + longestEnding))?.[0] : undefined;
  if (gender !== undefined) return `${half}${own}${gender}`;
  // The "3-Schicht" of "3-Schicht-Betrieb".
  const rest =
    isWritten && /schicht$/i.test(surface) ? /^-\p{Lu}\p{Ll}+/u.exec(text.slice(end, end + longestNoun))?.[0] : '';
  const whole = `${own}${rest ?? ''}`;
  return `${half}${nominativeBehind(before, whole)}`;
}

const longestEnding = 10;

function nominativeBehind(before: string, whole: string): string {
  if (behindGenitive.test(before)) return inNominative(withoutGenitive(whole, true));
  const last = whole.slice(whole.lastIndexOf(' ') + 1);
  const isDative =
    /^\p{Lu}/u.test(last) && /(?<=\p{L}{2})(?:er|el)n$/u.test(last) && !inN.test(whole) && behindDative.test(before);
  return inNominative(isDative ? whole.slice(0, -1) : whole);
}
