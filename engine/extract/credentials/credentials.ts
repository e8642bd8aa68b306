import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import { namedNumbers, numbersBetween } from '../../text/number-names.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import { cueAt } from '../lines/importance.ts';
import { boilerplate } from '../lines/sections.ts';
import type { PostingText } from '../read-posting.ts';
import { isUnasked } from '../unasked/asides.ts';
import { isAboutOthers } from '../words/about-others.ts';

/** Degrees by rank, so that a master's degree meets a requirement for a bachelor's. */
const degreeLevels: readonly [number, string, RegExp][] = [
  [
    4,
    'doctorate',
    fewRanges(/\b(?:ph\.?\s?d|doctorate|doctoral|m\.d\.|juris doctor|j\.d\.|jd(?! ?(?:[.:–|-]|$)))(?![\p{L}])/iu),
  ],
  [
    3,
    "master's degree",
    fewRanges(
      /\b(?:master'?s?(?: degree| of)|m\.?sc|mba|mca|m\.?com|m\.?tech|m\.ed|pgdm|m\.s\.|m\.a\.|(?=m)(?<=(?:^|[–—,|:;•-])[^\p{L}\p{N}]{0,4})ma(?= (?!and |or )\p{L}{4,})|msw|m\.?eng|postgraduate|diplom|magister|masterabschluss|masterstudium)(?![\p{L}])/iu,
    ),
  ],
  [
    2,
    "bachelor's degree",
    fewRanges(
      /\b(?:bachelor'?s?|b\.?sc|b\.s\.|b\.a\.|(?=b)(?<=(?:^|[–—,|:;•-])[^\p{L}\p{N}]{0,4})b[as](?= (?!en |iso |and |or )\p{L}{3,})|bs\/ba|ba\/bs|bsn|b\.?com|bba|bca|bfa|b\.ed|ba \(hons|b\.?tech|b\.?eng|b\.e\b|undergraduate degree|tertiary (?:qualifi(?:cation|ed)|degree|education|studies)|university degree|college degree|four[- ]year degree|llb|(?=d)(?<!(?:associate|master|doctora(?:l|te))(?:['’]?s)? )degree in|degree(?= (?:level|standard|or (?:equivalent|relevant|comparable|similar)))|degree[- ]educated|educated to degree|(?=[dfghr])(?<=^[^\p{L}\p{N}]{0,4})(?:(?:relevant|good|honours|first) ){0,2}degree(?=\s*(?:$|\t|,|\())|graduate in any|any graduate|bachelorabschluss|hochschulabschluss|fachhochschulabschluss|(?:\p{L}{2,24}?(?=studium)(?<!selbst|fern))?studium|studienabschluss)(?![\p{L}])/iu,
    ),
  ],
  [
    1,
    "associate's degree",
    fewRanges(
      /\b(?:adn|associate'?s? degree|associate (?:of|in) (?:applied )?(?:arts|science)|a\.a\.s|aas|asn|college diploma|foundation degree|hn[cd]|two[- ]year degree|vocational training|(?=a)(?<!(?:this|your|our|the) )apprenticeship|ausbildung|berufsausbildung|fachausbildung|lehre)(?![\p{L}])/iu,
    ),
  ],
  [
    0,
    'high school diploma',
    fewRanges(
      /\b(?:high school(?! (?:teachers?|students?|pupils?|math\p{L}*|science|english|classes|campus))|hs diploma|g\.?e\.?d|a[- ]levels?(?= (?:or|\/|standard|education)|:)|secondary school(?! (?:teachers?|students?|pupils?|classes|in|\())(?=[ ,.;/)]|$)|hauptschulabschluss|realschulabschluss|mittlere reife|schulabschluss|abitur|fachabitur|matura|reifeprüfung|(?:fach)?hochschulreife|berufsreifeprüfung|reife- und diplomprüfung)(?![\p{L}])/iu,
    ),
  ],
];

/**
 * "5+ years", "3-5 years of experience", "at least two years", "five or more years", "a year's experience", "mindestens 3 Jahre". The lower
 * number counts. "Within 4 years of hire" does not count, because it lies in the future; nor does a person's age.
 */
const yearsPattern = fewRanges(
  new RegExp(
    String.raw`(?<!\b(?:within|in|in the|every|next|first|last|past|innerhalb(?: von)?|binnen|alle|letzten|vergangenen) )\b(\d{1,2}|one|(?<=(?:at least|minimum of|minimum|over|least|around|about) )an?(?= year)|an?(?= (?:full )?year['’]?s? (?:of )?(?:[\p{L}-]+ ){0,2}experience)|${numbersBetween('en', 2, 10)}|ein|eine[ms]|${numbersBetween('de', 2, 10)})\s*(?:(?:\+|(?:-|–|to|or|bis|oder)\s*(?:\d{1,2}\+?|(?:${numbersBetween('en', 2, 10)}|${numbersBetween('de', 2, 10)})(?!\p{L})))\s*)?(?:\(\d+\)\s*)?(?:\+\s*)?(?:(?:or more|oder mehr)\s+)?(?:years?|yrs?|jahre?n?)(?![\p{L}])(?! (?:of age|old|or older|alt|(?:of|from|after) (?:hire|employment|appointment|joining|start(?:ing)?)|nach (?:Einstellung|Eintritt))\b)`,
    'giu',
  ),
);
/** "12 months of recent experience" ask for a year, 18 as well. */
const aYearInMonths = fewRanges(
  /\b(?:1[28]|twelve|eighteen)() ?\+? months['’]? (?:of )?(?:[\p{L}-]+ ){0,3}experience(?![\p{L}])/giu,
);
/** "Mindestens 2-jährige Berufserfahrung", "dreijährige einschlägige Praxis". */
const yearsAsAdjective = fewRanges(
  new RegExp(
    String.raw`(?<![\p{L}\d])(\d{1,2}|${numbersBetween('de', 2, 10)})[- ]?jährige[nrms]? (?:[\p{L}-]+ ){0,2}\p{L}{0,12}(?:erfahrung|praxis)(?!\p{L})`,
    'giu',
  ),
);
/** The title and who hires stand in so many lines. */
const linesOfTitle = 2;
const ofDiploma = fewRanges(
  /(?<!\p{L})(?:diploma|ged|g\.e\.d|education|equivalent|required|abschluss|reife|abitur|matura)/iu,
);
/** More years than this are the age of a company. */
const mostYears = 20;

/** The level of the highest degree that a text names; -1 for none. */
export function degreeLevelIn(text: string): number {
  return degreeLevels.find(([, , pattern]) => pattern.test(text))?.[0] ?? -1;
}

/** The level of a degree requirement's canonical name; -1 for other names. */
export function degreeLevelOf(canonical: string): number {
  return degreeLevels.find(([, name]) => name === canonical)?.[0] ?? -1;
}

/** The degree and the years of experience that a posting asks for: the lowest of several degrees suffices. */
export function extractCredentials(posting: PostingText): Requirement[] {
  const asked: Requirement[] = [];
  for (const [index, line] of posting.lines.entries()) {
    if (boilerplate.has(posting.sections[index] ?? 'open')) continue;
    const degrees = degreeLevels.flatMap(([level, name, pattern]) => {
      const hit = pattern.exec(line.content);
      return hit && !isUnasked(posting, line.start + hit.index) && !isAboutOthers(line.content, hit.index)
        ? [
            {
              level,
              name,
              span: withKind(
                withPlainSubject(withSubject(spanOf(line.start, hit), posting.text), posting.text),
                posting.text,
              ),
            },
          ]
        : [];
    });
    // What is taught at, or hires, is no degree: "Sri Vidya Mandir Senior Secondary School".
    const lowest = degrees
      .filter(({ level }) => level > 0 || index > linesOfTitle || ofDiploma.test(line.content))
      .at(-1);
    if (lowest && !asked.some((known) => known.kind === 'degree')) {
      asked.push(credential(posting, 'degree', lowest.name, lowest.span));
    }
    const higher = wishedDegree(asked, line, posting);
    if (higher) asked.push(higher);
    if (asked.some((known) => known.kind === 'years')) continue;
    const years = yearsIn(line.content).find(({ index }) => !isUnasked(posting, line.start + index));
    const months = years ? null : monthsOfWork.exec(line.content);
    const count = years ? countOf(years[1] ?? '') : Math.floor(Number(months?.[1] ?? months?.[2] ?? 0) / 12);
    const said = years ?? (months && !isUnasked(posting, line.start + months.index) ? months : undefined);
    if (said) asked.push(credential(posting, 'years', `${count} years of experience`, spanOf(line.start, said)));
  }
  return asked;
}

/** "Associate's degree required; bachelor's degree in chemistry preferred": a higher degree that is only wished for. */
function wishedDegree(
  asked: readonly Requirement[],
  { content, start }: PostingText['lines'][number],
  posting: PostingText,
): Requirement | undefined {
  const [least, other] = asked.filter(({ kind }) => kind === 'degree');
  if (least?.importance !== 'must' || other !== undefined) return undefined;
  const [span] = least.spans;
  // "Associate's degree in" must not be taken for a degree in something.
  const rest = span ? Math.max(0, span.end - start) : 0;
  const level = degreeLevelOf(least.canonical);
  return degreeLevels
    .filter(([higher]) => higher > level)
    .flatMap(([, name, pattern]) => {
      const hit = pattern.exec(content.slice(rest).replace(/^ (?:in|of)(?= )/, ''.padStart(3)));
      if (hit === null || isUnasked(posting, start + rest + hit.index)) return [];
      return [credential(posting, 'degree', name, withSubject(spanOf(start + rest, hit), posting.text))];
    })
    .findLast(({ importance }) => importance === 'preferred');
}

/** The years in a line that somebody may have worked. */
function yearsIn(line: string): RegExpExecArray[] {
  if (!/ye?a?rs?|j[aä]hr|months/i.test(line)) return [];
  return [yearsPattern, aYearInMonths, yearsAsAdjective]
    .flatMap((pattern) => [...allMatches(line, pattern)])
    .filter((found) => {
      const count = countOf(found[1] ?? '');
      const end = found.index + found[0].length;
      return (
        count > 0 &&
        count <= mostYears &&
        !beforeOtherYears.test(line.slice(Math.max(0, found.index - farthest), found.index)) &&
        !afterOtherYears.test(line.slice(end, end + farthest))
      );
    });
}

/** "Experience of at least 12 months", "18 months' post-qualifying experience": whole years of them. */
const monthsOfWork = fewRanges(
  /(?<=(?:at least|minimum of|minimum|over) )(12|18|24|30|36) months(?!['’]? (?:contract|fixed|maternity|probation|left))|(?<![\d–-] ?)(12|18|24|30|36)\+? months(?=['’]? (?:[\p{L}-]+ ){0,3}experience)/iu,
);

/** As far as words say what years are of, in characters. */
const farthest = 40;
/** Years of the children in one's care, of a contract, of somebody else: "aged three to five years", "fixed term, 2 years", "our chef of 16 years". */
const beforeOtherYears = fewRanges(
  /(?:(?<!\p{L})(?:age[ds]?|alter|(?<!mit )kinder\p{L}{0,3}|(?:kinder|jugendliche|jungen|mädchen|schüler)\p{L}{0,5} (?:unter|ab|bis|von|zwischen)|children|toddlers|pupils|for over|seit (?:über|mehr als))(?:(?![.,;])[^\d]){0,24}(?:\d{1,2} ?(?:monaten?|wochen|months|weeks)? ?(?:-|–|to|and|bis|und) ?)?|(?<!\p{L})(?:befristet|fixed[- ]term|duration|dauer|dauert|laufzeit|lasts|takes)(?:(?![.;])[^\d]){0,24}|(?<!\p{L})(?:our|my|unser\p{L}{0,2}) [\p{L} ]{2,24} (?:of|for|seit) |(?<!\p{L})we(?:['’]ve| have)(?: got)?(?: over| nearly| more than| about| some)? )$/iu,
);
const afterOtherYears =
  /^[ -](?:(?:of )?(?:uk |us |eu |address |employment |checkable )?(?:residen(?!tial)|history|warrant|guarantee)|fixed|contract|befrist|degree|(?:technical )?diploma|(?:in (?:business|a row)|running|straight|consecutively)|after qualif)/i;

const ofSubject = fewRanges(
  /^(?:\.?\/[BM]\.?\p{L}{1,4}\.?|\.|'s)?(?: (?!Required|Preferred|Degree|Essential|Desirable|Minimum|Must|From|With|Level)\p{Lu}\p{Ll}{3,}(?: (?:or|\/|&) Diploma(?: in)?(?: \p{Lu}\p{L}+)?)?)?(?:(?: of| in)(?: \p{Lu}[\p{L}&]*)+(?: (?:and|or) \p{Lu}\p{L}+)*| degree| of \p{Lu}\p{L}+)?(?: in(?: \p{Lu}\p{L}*)+)?(?: (?:in )?an?(?: \p{Ll}+){0,2} (?:discipline|subject|field)| (?:stream|discipline))?/u,
);

/** A degree is named with what it is in: "B.E. in Civil Engineering", not "B.E". */
function withSubject({ start, end }: Span, text: string): Span {
  const rest = ofSubject.exec(text.slice(end, end + longestSubject));
  return { start, end: end + (rest?.[0].length ?? 0) };
}

/** "Degree in" goes on to its subject, in small letters, too, and "high school" to its diploma. */
function withPlainSubject({ start, end }: Span, text: string): Span {
  const rest = text.slice(end, end + longestSubject);
  const said = text.slice(start, end);
  const pattern = /(?<!\p{L})in$/iu.test(said) ? plainSubject : /degree$/iu.test(said) ? inSubject : ofSchool;
  const isSchool = pattern !== ofSchool || /(?:high|secondary) school$/iu.test(said);
  return { start, end: end + (isSchool ? (pattern.exec(rest)?.[0].length ?? 0) : 0) };
}

const word =
  '(?!(?:or|and|with|from|required|preferred|essential|desirable|is|as|plus|such|equivalent)(?!\\p{L}))\\p{Ll}[\\p{L}-]*';
const subjects = `${word}(?: ${word}){0,3}(?:(?:,| or|, or| and) (?!equivalent|relevant|comparable|similar|an? )${word}(?= or |,|;|\\.|\\n|$))?`;
const plainSubject = fewRanges(new RegExp(`^ ${subjects}`, 'u'));
const inSubject = fewRanges(new RegExp(`^ in ${subjects}`, 'u'));
const ofSchool = /^ (?:diploma|graduate|education|degree|leaving certificate)(?: (?:or|\/) (?:GED|equivalent))?/iu;

/** As far as a degree's subject is looked for. */
const longestSubject = 60;

/** The years that a requirement of kind `years` asks for. */
export function yearsAsked(requirement: Requirement): number {
  return Number.parseInt(requirement.canonical, 10);
}

function countOf(word: string): number {
  const lower = word.toLowerCase();
  // A year in months has no number of its own.
  if (lower === '' || /^(?:an?|eine[ms])$/.test(lower)) return 1;
  return namedNumbers.get(lower) ?? Number.parseInt(lower, 10);
}

/** A German training with what it is in: "kaufmännische Ausbildung". */
function withKind({ start, end }: Span, text: string): Span {
  const before = kindBefore.exec(text.slice(Math.max(0, start - longestKind), start))?.[0].length ?? 0;
  return { start: start - before, end };
}

const longestKind = 32;
const kindBefore = fewRanges(
  /(?<![\p{L}-])(?:kaufmännische|handwerkliche|technische|gewerbliche|pädagogische|medizinische|betriebswirtschaftliche|gastronomische|landwirtschaftliche|metallverarbeitende|zahnmedizinische|soziale|juristische)s? $/iu,
);

function spanOf(lineStart: number, hit: RegExpExecArray): Span {
  return { start: lineStart + hit.index, end: lineStart + hit.index + hit[0].length };
}

function credential(posting: PostingText, kind: 'degree' | 'years', canonical: string, span: Span): Requirement {
  const section = posting.sections[lineAt(posting.lines, span.start)];
  const cue = cueAt(posting, span) ?? (section === 'preferred' ? 'preferred' : 'must');
  return {
    surface: posting.text.slice(span.start, span.end),
    canonical,
    alternatives: [],
    kind,
    importance: cue,
    spans: [span],
  };
}
