import { topLines } from './top-lines.ts';

const mostSuggestions = 3;
/** The longest of the test postings has 6 words; a sentence has more. */
const mostWords = 8;
/** Longer ones are no name of a job. */
const mostCharacters = 200;

const labelled =
  /^(?:job title|title|position|role|stelle|stellenbezeichnung|berufsbezeichnung)\s*(?::|\s[-–])\s*(\S.*)$/i;
const wanted =
  /\b(?:looking for|hiring|seeking|(?<!you(?:['’]ll| will| do)? )need|suchen(?: wir)?(?: für \S+ \S+)?)\s{1,9}(?:an?|our next|eine?n?)\s{1,9}([^.,;:!?]{3,80}?)(?=\s{1,9}(?:who|to|with|for|in|at|that|and|der|die|das|mit|für|zu[mr]?)\b|[.,;:!?]|$)/i;
/** What separates a title from the employer, place or shift. Hyphens inside words do not. */
const parting = /\s{1,2}[-–—|•·*/]{1,9}\s|[|•·]|\s{3,}|\*{2,}|!+/u;
/** "(m/w/d)", "(all genders)" and the like are not part of a job's name. */
const genderNote = /\s{0,2}[([](?:[mwfdxi]\s?[/|]\s?){1,3}[mwfdxi][)\]]|\s{0,2}\((?:all genders|alle geschlechter)\)/gi;
const notATitle =
  /:|@|https?:|^(?:about|who we|what we|job description|our|we|über|wir|stellenanzeige|stellenausschreibung)\b|\b(?:gmbh|ag|inc|llc|ltd|plc|corp|se|kg)\.?$/i;
/** How job titles end in English and German; after the first line only such a line counts as one. */
const roleEnding =
  /(?:(?<!\w)[^\W\d]{2,}(?:er|or|ist|ian|ant|cian|rin|kraft|mann|frau)|nurse|chef|cook|clerk|driver|operative|paralegal|analyst|president|teacher|technician|lead|head|associate|intern|agent|executive|representative|specialist)s?(?:\s+[IVX]{1,3})?(?:\s*\([^)]*\))?$/iu;

/**
 * Job titles suggested by a posting's beginning, the likeliest first: its labelled title, whom it says it
 * is looking for, its first line. At most three, without duplicates; empty when nothing looks like a title.
 */
export function suggestTitles(posting: string): string[] {
  const lines = topLines(posting);
  const found = [
    ...lines.map((line) => labelled.exec(line)?.[1]),
    ...lines.slice(0, 1),
    ...lines.map((line) => wanted.exec(line)?.[1]),
    ...lines.slice(1, 4).filter((line) => roleEnding.test(cutTitle(line))),
  ];
  const titles = found.flatMap((text) => (text === undefined ? [] : cutTitle(text))).filter(isTitle);
  const byName = new Map(titles.toReversed().map((title) => [title.toLowerCase(), title]));
  return [...byName.values()].toReversed().slice(0, mostSuggestions);
}

/**
 * The posting's title where the text leaves little doubt: a label says so, a sentence says whom they look for, or one of the first
 * lines ends as names of jobs do or says that all genders are meant. Undefined otherwise.
 */
export function readTitle(posting: string): string | undefined {
  const lines = topLines(posting);
  const named = lines.slice(0, 4).filter((line) => hasGenderNote(line) || isRole(cutTitle(line)));
  const found = [
    ...lines.map((line) => labelled.exec(line)?.[1]),
    ...named,
    ...lines.map((line) => wanted.exec(line)?.[1]),
  ];
  return found.flatMap((text) => (text === undefined ? [] : cutTitle(text))).find(isTitle);
}

function hasGenderNote(line: string): boolean {
  return line.search(genderNote) >= 0;
}

/** What the words before or behind a title say of it: that somebody is wanted, and how many hours. */
const around =
  /^(?:(?:we['’]?re |now )?(?:urgently )?(?:hiring|wanted|recruiting)(?: for)?:? (?:an? )?|gesucht:? )|(?:\s{1,2}(?:gesucht|wanted|needed|required)|\s{1,2}\d{2,3}(?:\s?[–-]\s?\d{2,3})?\s?%|(?:\s|\p{Extended_Pictographic}|\uFE0F){1,4})$/giu;

/** "Pflegefachkraft für unsere Geriatrie" is a role for somewhere: what follows the preposition is not its name. */
function isRole(title: string): boolean {
  const [name = ''] = title
    .replace(/\s{0,9}\([^)]{1,60}\)$/, '')
    .split(/,|\s(?:for|in|at|with|of|für|im|zur|zum|bei)\s/u);
  return roleEnding.test(name.trim());
}

function cutTitle(text: string): string {
  const [first = ''] = text.replaceAll(genderNote, '').trim().split(parting);
  const title = first.replace(/(?<![\s,;.])[\s,;.]+$/, '').replace(around, '');
  return title === title.toUpperCase() ? capitalise(title) : title;
}

function isTitle(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= mostCharacters &&
    text.split(/\s+/).length <= mostWords &&
    !notATitle.test(text)
  );
}

/** "SENIOR ACCOUNTANT" as "Senior Accountant"; short words such as RN and IT are abbreviations and stay. */
function capitalise(title: string): string {
  return title
    .replaceAll(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replaceAll(/(?<= )(?:AND|FOR|THE|UND|FÜR|MIT|IM|IN|OF|ODER|OR)(?= )/g, (word) => word.toLowerCase());
}
