import type { PostedJob } from '../types/posted-job.ts';
import { readTitle } from './suggest-titles.ts';
import { topLines } from './top-lines.ts';

/** Names of companies and places have few words; a sentence has more. */
const mostWords = 6;
/** How many lines after the title may say who and where, when no label does. */
const linesBelow = 2;

const companyLabel = /^(?:company|employer|organi[sz]ation|client|unternehmen|arbeitgeber|firma)\s*:\s*(\S.*)$/i;
const placeLabel = /^(?:location|place|site|where|city|workplace|standort|arbeitsort|einsatzort|ort)\s*:\s*(\S.*)$/i;
const legalForm =
  /(?:^|\s)(?:g?gmbh|ag|kg|kgaa|se|e\. ?v\.|ug|inc|llc|llp|ltd|plc|corp|co|company|group|gruppe|nhs trust|b\.?v|s\.?a)\.?$/i;
/** What kind of house is named: such a name is the employer's even without a legal form. */
const house =
  /\b(?:hospital|clinic|klinikum|klinik|school|schule|university|universität|college|district|bank|restaurant|hotel|foods?|systems?|partners|services|solutions|labs?|studio|council|trust)\b/i;
const parts = /\s{2,}|\s[|•·–—*-]{1,3}\s|\*{2,}/u;
const postcode = /^\d{4,5}\s(?=\p{L})/u;
const remote = /\b(?:remote|hybrid|homeoffice|home office)\b/i;
/** "Marlowe Bay, OR", "Leith", "26999 Birkenaue": capitalised words, perhaps with a state or a country. */
const placeShape = /^(?:\p{Lu}[\p{L}'’.-]*)(?:\s\p{Lu}[\p{L}'’.-]*){0,3}(?:,\s?\p{Lu}[\p{L} .]{1,20})?$/u;
const notAPlace = /\b(?:full|part|time|permanent|contract|shift|vollzeit|teilzeit|unbefristet|ab sofort|req)\b/i;

/**
 * Title, company and place of the job, as far as the top of the posting says them in a label or in a line of its own.
 * What is only likely is left out: a wrong name is worse than none.
 */
export function readJob(posting: string): PostedJob {
  return { title: readTitle(posting), ...readEmployer(posting) };
}

/** Company and place alone: who reads what a posting asks for needs no title. */
export function readEmployer(posting: string): Pick<PostedJob, 'company' | 'place'> {
  const lines = topLines(posting);
  const { company, place } = readHead(lines);
  return { company: labelledBy(lines, companyLabel) ?? company, place: labelledBy(lines, placeLabel) ?? place };
}

function labelledBy(lines: readonly string[], label: RegExp): string | undefined {
  for (const line of lines) {
    const [said] = label.exec(line)?.[1]?.split(parts) ?? [];
    const name = said?.replace(/\s{0,3}\([^()]{1,80}\)$/u, '').trim();
    if (name && isShort(name)) return name;
  }
  return undefined;
}

/** The parts of the first lines: a company by its legal form or kind, and the place that stands beside it. */
function readHead(lines: readonly string[]): Pick<PostedJob, 'company' | 'place'> {
  for (const line of lines.slice(0, linesBelow + 1)) {
    // A sentence about the company is no name.
    if (/(?<!\bCo)[.!?]\s|:|[!?]$|^(?:greetings|dear|hello|hi)\b/i.test(line)) continue;
    const [first = '', ...rest] = line.split(parts).map((part) => part.trim());
    const all = [first, ...rest];
    const company =
      all.find((part) => isCompany(part)) ??
      all.map(companyBefore).find((name) => name !== undefined) ??
      (line !== lines[0] && rest.some((part) => inState.test(part)) && isName(first) ? first : undefined);
    if (company === undefined) continue;
    const beside = all.find((part) => part.startsWith(`${company}, `))?.slice(company.length + 2);
    const place = [...(beside === undefined ? [] : [beside]), ...rest].find(isPlace);
    return { company, place: place?.replace(postcode, '') };
  }
  return { company: undefined, place: undefined };
}

/** "Muskegon, MI", "Tampa FL": in a line below the title, what stands before it is the employer's name. */
const inState = /^\p{Lu}[\p{L}.'’ -]{1,30},? [A-Z]{2}$/u;

function isName(part: string): boolean {
  return isShort(part) && /^\p{Lu}/u.test(part) && !remote.test(part) && !notAPlace.test(part);
}

function isCompany(part: string): boolean {
  return isShort(part) && /^\p{Lu}/u.test(part) && (legalForm.test(part) || (house.test(part) && !part.includes(',')));
}

/** "Larkfield Foods, Wren Hollow" names the company first. */
function companyBefore(part: string): string | undefined {
  const [name = '', place] = part.split(', ');
  return place !== undefined && isCompany(name) ? name : undefined;
}

function isPlace(part: string): boolean {
  const name = part.replace(postcode, '');
  return isShort(name) && !notAPlace.test(name) && !isCompany(name) && (placeShape.test(name) || remote.test(name));
}

function isShort(name: string): boolean {
  return name.length <= 80 && name.split(/\s+/u).length <= mostWords;
}
