import { namesIn } from '../../extract/credentials/licence-lists.ts';
import { levelIn, levelShown, withoutRole } from '../../extract/credentials/licence-name.ts';
import type { PostingRequirement } from '../../extract/extract-requirements.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import type { Evidence } from '../../types/match.ts';
import type { Span } from '../../types/span.ts';
import type { ResumeText } from '../index-resume.ts';
import { evidenceOf, type TermMatchResult } from '../match-term.ts';
import { isLess } from './credential-ranks.ts';
import { isPendingAt } from './pending-words.ts';

/**
 * The names of a credential as lists have them: each as the posting writes it, and without its last word. A standard ("DGUV V3") has other names,
 * too, and keeps its number in all of them.
 */
export function credentialTerms({ requirement, licences, options }: PostingRequirement): PostingTerm[] {
  // Any name of a driving licence is in one of a lower class as well.
  if (licences.some(({ driving }) => driving !== undefined)) return [];
  const isStandard = requirement.kind === 'knowledge' && options.length === 0 && /\d/.test(requirement.surface);
  if ((requirement.kind !== 'licence' && !isStandard) || licences.length === 0) return [];
  return namesIn(requirement.surface)
    .flatMap(plainNames)
    .map((name) => tokenise(withoutRole(name)))
    .flatMap((words) => (isStandard ? [words] : [words, withoutLast(words), withoutVendor(words)]))
    .filter(({ length, 0: first }) => length > 1 || (first !== undefined && saysEnough(first)))
    .map((words) => words.map(({ lemma }) => lemma))
    .map((own) => ({
      surface: requirement.surface,
      canonical: own.join(' '),
      key: own.join(' '),
      kind: isStandard ? undefined : 'licence',
      probability: 1,
      confidence: 1,
      mentions: [],
    }));
}

/** "Motorsägenschein für Arbeiten am liegenden Holz": a list has the permit. */
const purpose = / (?:für|im Bereich|in der|im|nach|gemäß) .*$/u;

function plainNames(name: string): string[] {
  return [...new Set([name, name.replace(purpose, '')])];
}

/** A German name of one word, or a short form, says as much as several words. */
function saysEnough({ surface }: Token): boolean {
  return surface.length >= longWord || /^\p{Lu}{3,}\d?$/u.test(surface);
}

const longWord = 12;

/** "Level 2 food hygiene certificate": a list has it without its last word. Of "OSHA 30" no OSHA. */
function withoutLast(words: Token[]): Token[] {
  return words.length > 2 || (words[0]?.surface.length ?? 0) >= longWord ? words.slice(0, -1) : [];
}

/** "Microsoft Azure Administrator certification": lists have it without the maker. */
function withoutVendor(words: Token[]): Token[] {
  return words.length > 2 && vendor.test(words[0]?.surface ?? '') ? words.slice(1) : [];
}

const vendor =
  /^(?:Microsoft|Amazon|Google|Cisco|CompTIA|AXELOS|PeopleCert|NPTC|LANTRA|CITB|EASA|FAA|CAA|MCA|NHA|AHA|ASE|FINRA|HRCI|ISACA|PMI|IHK|HWK|TÜV|DEKRA)$/u;

/** The number of a level or an edition; codes and the numbers of courses and norms are names themselves: "CCN1", "BS 7671". */
const short = fewRanges(/^(?:\p{L}|nvq|svq)?\d{1,2}(?:\p{L}|st|nd|rd|th)?$/u);

/** Where the resume has another name of the very credential ("CACHE Level 3"); one with other numbers is another credential. */
export function otherNamesOf(
  { surface, canonical, kind }: Pick<PostingTerm, 'surface' | 'canonical' | 'kind'>,
  ways: readonly TermMatchResult[],
  resume: ResumeText,
): Evidence[] {
  const numbers = new Set(canonical.match(/\d+/g));
  const level = levelIn(canonical);
  const isHigher = (words: readonly Token[]) =>
    level !== undefined && (levelIn(words.map(({ surface }) => surface).join(' ')) ?? 0) > level;
  const isSame = ([from, to]: readonly [number, number]) => {
    const words = resume.tokens.slice(from, to);
    if (kind === 'licence')
      return words.every(({ lower }) => !short.test(lower) || numbers.has(lower.replace(/\D/g, '')) || isHigher(words));
    const written = words.flatMap(({ lower }) => lower.match(/\d+/g) ?? []);
    return written.length > 0 && written.every((number) => numbers.has(number));
  };
  return ways
    .filter(({ strength }) => strength === 'named')
    .flatMap((way) => evidenceOf({ ...way, places: way.places.filter(isSame) }, resume))
    .filter(({ line }) => level === undefined || (levelShown(line) ?? level) >= level)
    .filter((each) => !isLessAt(surface, each, resume))
    .filter((each) => isOwn(each, resume));
}

/** The same of what a line says besides a listed name: one that has "Associate" in it is no lower one for that. */
export function isLessAt(
  name: string,
  { span }: Pick<Evidence, 'span'>,
  { text, lines }: Pick<ResumeText, 'text' | 'lines'>,
): boolean {
  const { start, end } = lines[lineAt(lines, span.start)] ?? span;
  const at = span.start - start;
  return isLess(name, `${text.slice(start, span.start)} ${text.slice(span.end, end)}`, { start: at, end: at });
}

/** Whether the person has what a line names: it is neither to come nor over, and nobody else's. */
export function isOwn({ line, span }: Pick<Evidence, 'line' | 'span'>, resume: ResumeText): boolean {
  const begins = resume.lines[lineAt(resume.lines, span.start)]?.start ?? 0;
  const at = { start: span.start - begins, end: span.end - begins };
  return !isPendingAt(line, at.start, at.end, resume.now) && !isOfColleague({ span }, resume);
}

/** "Mit einer examinierten Kollegin": what somebody else has. */
export function isOfColleague({ span }: Pick<Evidence, 'span'>, { text }: Pick<ResumeText, 'text'>): boolean {
  const before = text.slice(Math.max(0, span.start - longestBefore), span.start);
  const behind = text.slice(span.start, span.end + longestBehind);
  return (
    (beside.test(before) && colleague.test(behind)) ||
    (forWhom.test(before) && person.test(behind)) ||
    helped.test(before) ||
    firm.test(behind) ||
    isFirm(text, span)
  );
}

/** "Chartered Surveyors Fern Oak & Partners": several of a title are a firm, unless a body of them is meant. */
function isFirm(text: string, { start, end }: Span): boolean {
  const begins = Math.max(0, start - longestBody);
  return titles.test(text.slice(start, end)) && !body.test(text.slice(begins, end).split('\n').at(-1) ?? '');
}

const longestBody = 60;
const titles = fewRanges(/^(?:\p{Lu}[\p{L}&]* ){1,4}\p{Lu}\p{L}{3,}(?:ors|ers|ants|ists|ects|ians|eers|ents)$/u);
const body = fewRanges(
  /(?<!\p{L})(?:institut\p{L}*|association|society|college|academy|royal|faculty|board|register|registry|council|federation|guild|order|chamber|union|member|fellow|associate)(?!\p{L})[^,;|]*$/iu,
);

const beside = fewRanges(
  /(?<!\p{L})(?:mit|von|durch|unter|neben|für) (?:eine[mrn]|zwei|drei|de[mnr]|unsere[mnr]|meine[mnr]) (?:\p{Ll}+ )?$/iu,
);
const colleague = fewRanges(/^\p{L}+ (?:Kolleg\p{L}+|\p{L}*[Ff]achkr[aä]ft\p{L}*|Vorgesetzt\p{L}*|Chef\p{L}*)/u);
/** "Vorbereitende Buchhaltung für den Steuerberater": whom one works for. */
const forWhom = fewRanges(/(?<!\p{L})(?:(?:für|mit|durch|an) (?:den|die|dem|der|unsere[nmr]?)|beim|vom|zum) $/iu);
const person = fewRanges(
  /^\p{Lu}[\p{L}-]*(?:er|erin|ist|istin|ent|entin|wirt|wirtin|mann|frau|arzt|ärztin|fachkraft)(?!\p{L})/u,
);
/** "Helping the CA in the audit". */
const helped = fewRanges(
  /(?<!\p{L})(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?|report(?:ed|ing|s)? to|alongside) (?:the|our|a|an|my) $/iu,
);
/** "Steuerberater Huber & Partner": at whose firm one works. */
const firm = fewRanges(
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,2} (?:&|und|\+) (?:Partner|Kolleg|Söhne|Sohn|Co(?!\p{L})|Sons|Associates)/u,
);
/** So far around a name it says whose it is, in characters. */
const longestBefore = 24;
const longestBehind = 32;
