import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted, type Sentence } from '../../text/lines.ts';
import { wordSet } from '../../text/word-set.ts';
import { verbBase } from '../words/verbs.ts';

/** Words that speak to or about the applicant. A sentence without any of them asks for nothing if it tells of the employer. */
const asking = fewRanges(
  /(?<!\p{L})(?:you|your|you['’](?:ll|re|ve|d)|must|should|requires?|required|requirements?|needs?|needed|experienced?|roles?|positions?|posts?|jobs?|candidates?|applicants?|responsib\w+|ideal\w*|seek(?:s|ing)?|looking|hiring|asks?|expects?|wants?|insists?|hope|(?:are|['’]re) after|recruiting|join|skill(?:s|ed)?|knowledge|able|ability|degrees?|diploma|licen[cs]es?|registered|registration|training|duties|wanted|essential|desirable|preferred|helpful|welcome|opportunity|opening|vacancy|successful|someone|somebody|person|report(?:s|ing)|proficien\w+|familiar\w*|understanding|stack|we (?:all )?(?:use|run on|work (?:with|in|on))|wir (?:nutzen|verwenden|arbeiten mit)|Sie|Ihre?[nmrs]?|du|dich|dir|dein\p{L}{0,2}|erfahrung\p{L}*|\p{L}*kenntnisse?n?|suchen|sucht|gesucht|brauchen|erwarten|erwartet|aufgaben?|gehör(?:t|en)(?: (?:bei uns|hier|auch|für uns))* dazu|dazu (?:gehören|kommen)|voraus|verlang\p{L}*|abgeschlossene\p{L}*|freuen wir uns|stelle|voraussetzung\p{L}*|bewerb\p{L}*|idealerweise|wünschen|ausbildung)(?!\p{L})/iu,
);

/** How a sentence tells of the employer: in the first person, or of how it came to be. */
const ofEmployer = fewRanges(
  /(?<!\p{L})(?:we|our|us|ours|we['’](?:re|ve|ll|d)|founded|established|began|opened|since (?:19|20)\d\d|family[- ](?:owned|run)|wir|unser\p{L}{0,2}|uns|seit (?:19|20)\d\d|gegründet)(?!\p{L})/iu,
);

export function speaksToApplicants(content: string): boolean {
  return asking.test(content);
}

/** A whole sentence begins with its subject or its time and place; one that begins with a verb or a thing is an item of a list. */
const openings =
  wordSet(`we our us it its there the this that these those a an every each all most many some nobody everybody everyone people here in on at since from for
  with as last after when if today together whether come think imagine we're we've we'll it's wir unser unsere unserem unseren unserer uns es der die
  das ein eine bei seit im mit als viele alle jede jeder jedes heute`);
const namedSubject = fewRanges(
  /^\p{Lu}[\p{L}&'’.-]*(?: (?:(?:&|and|und|of) )?\p{Lu}[\p{L}&'’.-]*){0,6},? (?:is|are|was|were|has|have|had|began|ist|sind|hat|war|wurde|\p{Ll}{2,}(?:s|ed|t)) /u,
);

/** Shorter lines are items or headings. */
const fewestWords = 8;

/** How many lines below the title name the employer and the place. */
const mostHeaderLines = 3;
const longestHeaderLine = 80;

/** Whether a line is one of the short ones right below the title, which name the employer, the place and the hours. */
export function isBelowTitle(lines: readonly Pick<Sentence, 'content'>[], index: number): boolean {
  if (index < 1 || index > mostHeaderLines) return false;
  return lines
    .slice(1, index + 1)
    .every(({ content }) => content.length <= longestHeaderLine && !isBulleted(content) && !/[.!?:]$/.test(content));
}

/** The first words of the lines below the title: the employer's prose begins with them. */
export function employerNames(lines: readonly Pick<Sentence, 'content'>[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (let index = 1; isBelowTitle(lines, index) && index < lines.length; index += 1) {
    const [first = ''] = (lines[index]?.content ?? '').split(/[\s,|–—-]+/, 1);
    if (/^\p{Lu}\p{L}{2,}/u.test(first)) names.add(first.toLowerCase());
  }
  return names;
}

/**
 * Whether a line is prose that tells of the employer, its place, its people or its customers, and speaks to nobody. Its words are no
 * requirements, whatever trade they are of ("Our hospital has three theatres"). Linear in the length.
 */
export function tellsOfEmployer(content: string, words: number, names: ReadonlySet<string>): boolean {
  if (words < fewestWords || isBulleted(content) || !/[.!?]["”’)]?$/.test(content) || asking.test(content))
    return false;
  const [first = ''] = content
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,]+/, 1);
  if (names.has(first)) return true;
  if (/^(?:we|wir)$/.test(first) && !describing.test(content) && isList(content)) return false;
  return (
    ofEmployer.test(content) && (openings.has(first) || (verbBase(first) === undefined && namedSubject.test(content)))
  );
}

/** What the employer is, has and pays is no work, however long the list. */
const describing = fewRanges(/^(?:we(?:['’]re| are|['’]ve| have| pay)|wir (?:sind|haben|zahlen))(?!\p{L})/iu);

/** "We do pitched roofs, flat roofs, dormers and gutters" names the work, whoever is meant by "we". */
function isList(content: string): boolean {
  return (content.match(/, /g) ?? []).length >= fewestCommas;
}

const fewestCommas = 3;

/** The employer's name where a sentence begins by telling what it is: "Parcelway Logistics is one of the fastest growing". */
const introduced = fewRanges(
  /^(?:(?:here )?at )?(?:the )?(\p{Lu}[\p{L}&'’.-]*(?: (?:(?:&|and|of) )?\p{Lu}[\p{L}&'’.-]*){0,4}),? (?:is|are|has been|was founded|ist|sind|you|we|our|builds|makes|helps|runs|pours|serves|supplies|manufactures|operates|employs|protects|believes|specialis[ei]s|entwickelt|baut|fährt|liefert|beliefert|betreibt|produziert|fertigt|versorgt|gehört|steht|macht)(?!\p{L})/u,
);
const introducesItself = fewRanges(
  /(?<!\p{L})(?:[Ww]e(?:['’]re| are)|[Gg]reetings from|GREETINGS FROM) (\p{Lu}[\p{L}&'’-]{2,}(?: \p{Lu}[\p{L}&'’.-]*){0,3})[,.(!]/u,
);
/** Names of people's work, which sentences begin with as well: "The Site Engineer is". */
const isRole =
  /(?:er|or|ist|ant|ian|nurse|clerk|lead|assistant|representative|candidates?|applicants?|experience|knowledge|skills?|team)$/i;
/** What the lines below the title name first: "Little Acorns, Hexham". Of one word it may be anything. */
function namesBelowTitle(lines: readonly Pick<Sentence, 'content'>[]): string[] {
  return lines.slice(0, mostHeaderLines + 1).flatMap(({ content }, index) => {
    const [name = ''] = content.split(/, | [|–—-] /, 1);
    return isBelowTitle(lines, index) && /^\p{Lu}\S* \S/u.test(name) ? [name] : [];
  });
}

/** Longer lines are whole postings. */
const mostSentences = 8;
/** A posting introduces the employer in its first lines. */
const introducedWithin = 12;

/** The names by which a posting introduces the employer, in small letters. */
export function introducedNames(lines: readonly Pick<Sentence, 'content'>[]): string[] {
  const below = namesBelowTitle(lines);
  return lines.slice(0, introducedWithin).flatMap(({ content }) => {
    const said = below.find(
      (name) => content.startsWith(`${name} `) && /^\p{Ll}+(?:s|ed)\s/u.test(content.slice(name.length + 1)),
    );
    if (said !== undefined) return [said.toLowerCase()];
    if (isBulleted(content) || content.split(' ', fewestWords).length < 4) return [];
    // "Do you love what you do? Little Oaks is a nursery of 72 places."
    const names = content.split(/[.!?] /, mostSentences).map((sentence) => introduced.exec(sentence)?.[1]);
    return [...names, introducesItself.exec(content)?.[1]].flatMap((name) =>
      name === undefined || isRole.test(name) ? [] : [name.toLowerCase()],
    );
  });
}
