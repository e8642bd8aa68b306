import { keyOf } from '../../lexicon/lexicon.ts';
import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Span } from '../../types/span.ts';
import { boilerplate } from '../lines/sections.ts';
import type { PostingText } from '../read-posting.ts';
import { findSpelledOut } from '../words/spelled-out.ts';
import type { LicenceName } from './licence-name.ts';

/** A name that stays whole: a standard with its number, or an organisation with its short form. */
export interface WholeName extends Span {
  surface: string;
  names: LicenceName[];
  /** The lexicon's keys of its short and its long form; none of a standard. */
  spelledOut: readonly string[];
}

/** Bodies that number standards, alone or one after the other: "DIN EN ISO 9606-1". */
const standard = fewRanges(
  /(?<![\p{L}\p{N}])(?:(?:DIN|EN|ISO|IEC|BS|ANSI|ASTM|ASME|NFPA|IATF|IEEE|AWS|API|UL|VDE|DGUV|AS|NZS|CSA|SAE|PD|HTM|GS|VOB|TRGS|EASA|FAR|NIST|PCI|SOC)[ /-]{1,2}){1,4}(?:(?:Part|Teil|Vorschrift|SP) )?[A-Z]{0,2}\d{1,5}(?:[-.:]\d{1,4}){0,2}[A-Z]?(?![\p{L}\p{N}])/gu,
);

/** What somebody learned at school is one thing: "GCSE English and Maths". */
const school = fewRanges(
  /(?<!\p{L})(?:GCSEs?(?: (?:passes|grades?))?(?: (?:in|including))? English(?: Language)?(?: and | & |, ?| ?\/ ?)Math(?:s|ematics)|English(?: Language)?(?: and | & |, ?| ?\/ ?)Math(?:s|ematics) (?:at )?GCSEs?)(?!\p{L})/gu,
);

/** Standards by their numbers, and what is written with its short form beside it. Linear in the length. */
export function nameWholes(posting: PostingText): WholeName[] {
  const { lines, sections } = posting;
  const standards = lines.flatMap(({ content, start }) =>
    [...(/\d/.test(content) ? standardsIn(content) : []), ...(/Math/.test(content) ? schoolIn(content) : [])].map(
      (each) => ({ ...each, start: each.start + start, end: each.end + start }),
    ),
  );
  const sectionOf = ({ start }: Span) => sections[lineAt(lines, start)] ?? 'open';
  const kept = [...standards, ...spelledOutIn(posting)].filter((each) => !boilerplate.has(sectionOf(each)));
  // "We hold ISO 13485" and, further down, "knowledge of ISO 13485": it is asked for once, there.
  const asked = kept.filter((each) => sectionOf(each) === 'requirements');
  const isAgain = (each: WholeName, index: number) =>
    sectionOf(each) === 'requirements'
      ? kept.slice(0, index).some((other) => other.surface === each.surface && sectionOf(other) === 'requirements')
      : asked.some((other) => other.surface === each.surface);
  return kept.filter((each, index) => !isAgain(each, index)).sort((a, b) => a.start - b.start);
}

function standardsIn(content: string): WholeName[] {
  return allMatches(content, standard).map(({ 0: surface, index }) => {
    const [number = '', body = ''] = surface.split(/[ /-]+/).reverse();
    const codes = (/^\d/.test(body) ? [number] : [body, number]).map((code) => code.toLowerCase());
    return whole(surface, index, [{ codes, words: [] }]);
  });
}

function schoolIn(content: string): WholeName[] {
  return allMatches(content, school).map(({ 0: surface, index }) =>
    whole(surface, index, [{ codes: ['gcse'], words: ['english', 'math'] }]),
  );
}

/** Either name shows it: the short form as it is, of the long one all words that name something. */
function spelledOutIn({ tokens, text }: PostingText): WholeName[] {
  const seen = new Set<string>();
  return findSpelledOut(tokens, text).flatMap(({ from, to, short, long }) => {
    const spelledOut = [keyOf(tokens, short, short + 1), keyOf(tokens, long.from, long.to)];
    if (seen.has(spelledOut.join())) return [];
    seen.add(spelledOut.join());
    const written = (first: number, last: number) =>
      text.slice(tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0).replace(/\s+/g, ' ');
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const opening = text.charAt(start - 1) === '(' ? '(' : '';
    const closing = text.charAt(end) === ')' ? ')' : '';
    const names = tokenise(written(long.from, long.to)).filter(
      ({ surface }) => /^\p{Lu}/u.test(surface) || surface.length > 3,
    );
    const name = whole(opening + written(from, to) + closing, start - opening.length, [
      { codes: [tokens[short]?.surface.replace(/s$/, '').toLowerCase() ?? ''], words: [] },
      { codes: names.map(({ lemma }) => lemma), words: [] },
    ]);
    return [{ ...name, end: end + closing.length, spelledOut }];
  });
}

function whole(surface: string, start: number, names: readonly Pick<LicenceName, 'codes' | 'words'>[]): WholeName {
  return {
    surface,
    start,
    end: start + surface.length,
    spelledOut: [],
    names: names.map((name) => ({ ...name, text: surface, level: undefined, initials: '', driving: undefined })),
  };
}
