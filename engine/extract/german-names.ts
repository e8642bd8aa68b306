import type { TermMatch } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokenise.ts';
import { inNominative, withoutGenitive } from './german-nominative.ts';
import type { PostingText } from './read-posting.ts';
import type { TaggedTerm } from './tagger.ts';

/** More words are a sentence. */
const most = { adjectives: 2, nouns: 2 } as const;

/** Inflected like an adjective. */
const adjectival = /(?:e|er|es|en|em)$/;
const capital = /^\p{Lu}/u;

/** Whether a word of a German posting is an adjective before its noun: in small letters, or the first of its line. */
export function isAdjective(token: Token | undefined): boolean {
  if (token === undefined || !adjectival.test(token.lower) || /\d/.test(token.lower)) return false;
  return !capital.test(token.surface) || relational.test(token.lower);
}

const relational =
  /(?:isch|lich|ig|ell|iv|al|är|sam|bar|haft|iert|end|los|ant|frei|voll|orientiert|sicher|schlossen|mehrer|erweitert|erforder|strukturiert)(?:e|er|es|en|em)$|^(?:gute|hohe|erste|mehrere|erweiterte|soziale[nr]?|technische[snr]?)$/;

/** Short forms of one name, and whole words: "RA-MICRO", "Gas-Wasser-Installateur", but the "SPS" of "SPS-Kenntnisse". */
const hyphened = /^(?:\p{Lu}{2,}-\p{Lu}{2,}|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)$/u;

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

const longestNoun = 40;
const nounBehind = /^ \p{Lu}[\p{L}-]{2,}(?!\p{L})/u;
/** "Groß- und Außenhandel": a name with the half of another one before it. */
const halfBefore = /(?<![\p{L}-])\p{Lu}\p{Ll}{1,24}- (?:und|oder|&) $/u;

/** "Altbauten" of "Neu- und Altbauten". */
export function withoutHalf(name: string): string {
  return name.replace(/^\p{Lu}\p{Ll}{1,24}- (?:und|oder|&) /u, '');
}

/** As it is written, without the ending that the words before it gave it. */
export function germanNameOf(
  { surface, start }: { surface: string; start: number },
  { text }: Pick<PostingText, 'text'>,
): string {
  const isGenitive = /(?:^|\s)(?:des|eines|unseres|ihres) $/u.test(text.slice(Math.max(0, start - 8), start));
  const end = start + surface.length;
  // "Zuverlässige Arbeitsweise" is asked for, "zuverlässige" is a word.
  const noun =
    /^\p{L}+(?:ige|liche|ame|ende|ierte|ige[rsn]|liche[rsn])$/u.test(surface) && text.startsWith(surface, start)
      ? nounBehind.exec(text.slice(end, end + longestNoun))?.[0]
      : undefined;
  const half = halfBefore.exec(text.slice(Math.max(0, start - longestNoun), start))?.[0] ?? '';
  const whole = `${surface}${noun ?? ''}`;
  return `${half}${inNominative(isGenitive ? withoutGenitive(whole) : whole)}`;
}
