import { tokenise } from '../text/tokenise.ts';
import type { Span } from '../types/span.ts';
import type { LicenceName } from './name-licences.ts';
import type { PostingText } from './read-posting.ts';
import { boilerplate } from './sections.ts';

/** A name that stays whole: a standard with its number, or an organisation with its short form. */
export interface WholeName extends Span {
  surface: string;
  names: LicenceName[];
}

/** Bodies that number standards, alone or one after the other: "DIN EN ISO 9606-1". */
const standard =
  /(?<![\p{L}\p{N}])(?:(?:DIN|EN|ISO|IEC|BS|ANSI|ASTM|ASME|NFPA|IATF|IEEE|AWS|API|UL|VDE|DGUV|AS|NZS|CSA|SAE|PD|HTM|GS|VOB|TRGS|EASA|FAR|NIST|PCI|SOC)[ -/]{1,2}){1,4}(?:(?:Part|Teil|Vorschrift|SP) )?[A-Z]{0,2}\d{1,5}(?:[-.:]\d{1,4}){0,2}[A-Z]?(?![\p{L}\p{N}])/gu;

/** "American Heart Association (AHA)", "objectives and key results (OKRs)". */
const spelledOut =
  /(?<!\p{L})((?:\p{L}[\p{L}'’-]* (?:(?:of|and|for|the|in|&) )?){1,6}\p{L}[\p{L}'’-]*) \((\p{Lu}{2,6})s?\)/gu;

/** Without one in brackets nothing is spelled out. */
const shortForm = / \(\p{Lu}{2,6}s?\)/u;

/** Standards by their numbers, and organisations with their short form behind them. Linear in the length. */
export function nameWholes({ lines, sections }: PostingText): WholeName[] {
  return lines.flatMap(({ content, start }, line) => {
    if (boilerplate.has(sections[line] ?? 'open')) return [];
    return [
      ...(/\d/.test(content) ? standardsIn(content) : []),
      ...(shortForm.test(content) ? spelledOutIn(content) : []),
    ].map((whole) => ({
      ...whole,
      start: whole.start + start,
      end: whole.end + start,
    }));
  });
}

function standardsIn(content: string): WholeName[] {
  return [...content.matchAll(standard)].map(({ 0: surface, index }) => {
    const [number = '', body = ''] = surface.split(/[ -/]+/).reverse();
    const codes = (/^\d/.test(body) ? [number] : [body, number]).map((code) => code.toLowerCase());
    return whole(surface, index, [{ codes, words: [] }]);
  });
}

function spelledOutIn(content: string): WholeName[] {
  return [...content.matchAll(spelledOut)].flatMap(({ 1: words = '', 2: short = '', index }) => {
    const long = endingIn(words, short);
    if (long === undefined) return [];
    const surface = `${long} (${short})`;
    const own = long.split(' ').filter((word) => /^\p{Lu}/u.test(word) || word.length > 3);
    return [
      whole(surface, index + words.length - long.length, [
        { codes: [short.toLowerCase()], words: [] },
        { codes: own.flatMap((word) => tokenise(word).map(({ lemma }) => lemma)), words: [] },
      ]),
    ];
  });
}

/** The last words of a phrase whose first letters are the short form. */
function endingIn(phrase: string, short: string): string | undefined {
  const words = phrase.split(' ');
  for (let from = words.length - 2; from >= 0; from -= 1) {
    const own = words.slice(from);
    const initials = own.filter((word) => !/^(?:of|and|for|the|in|&)$/.test(word)).map((word) => word.charAt(0));
    if (initials.join('').toUpperCase() === short) return own.join(' ');
  }
  return undefined;
}

function whole(surface: string, start: number, names: readonly Pick<LicenceName, 'codes' | 'words'>[]): WholeName {
  return {
    surface,
    start,
    end: start + surface.length,
    names: names.map((name) => ({ ...name, level: undefined, initials: '', driving: undefined })),
  };
}
