import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import type { PostingTerm } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import { isAttitude, isBelonging, isCondition, isOfOwnCar, isSchedule } from './conditions-of-work.ts';
import { isNotTheWorkInGerman } from './german-not-the-work.ts';

type Mention = PostingTerm['mentions'][number];

/** Hours, days, weights, pay and grades: "Wed-Sun", "2pm-11pm", "50 lbs", "C/4". */
const measure =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?:[-–/ ](?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?)?|\d{1,2}(?:[:.]\d\d)? ?[ap]m(?:[-–]\d{1,2}(?:[:.]\d\d)? ?[ap]m)?|[ap]m|miles?|minutes?|lbs?|kgs?|kilos?|kilograms?|pounds?|feet|wpm|lpa|lacs?|lakhs?|fte|hrs?|grades?|[A-G]\*?[/-]\d|\d[/-]\d|scp|w\/c)$/iu;

/** With whom one speaks or works, as far as a clause goes: "liaise with the SENCO and therapists". */
const withWhom = fewRanges(
  /(?<!\p{L})(?:collaborat(?:e|es|ing|ion)|liais(?:e|es|ing|on)|communicat(?:e|es|ing)|interact(?:s|ing)?|partner(?:s|ing)?|interfac(?:e|es|ing)|work(?:s|ing)? (?:closely|alongside|hand in hand)|relationships?|rapport|cross-functionally|alongside)(?: \p{L}+ly)?(?: with)? (?!(?:on|in|to|for) )[^.;:!?()\n]{0,70}$/iu,
);
const worksWith = fewRanges(/(?<!\p{L})work(?:s|ing)? with [^.;:!?()\n]{0,40}$/iu);
const department =
  /^(?:legal|finance|hr|human resources|marketing|sales|product|engineering|solutions engineering|operations|procurement|purchasing|customer success|qa|design|compliance|accounts|production|planning)(?: (?:team|department)s?)?$/i;
/** Who planned, ordered or asked for it: "interventions planned by the SENCO". */
const byWhom = fewRanges(
  /(?<!\p{L})(?:planned|set|led|prescribed|directed|provided|requested|approved|assigned|given|delegated) by (?:(?:the|our|your|an?) )?[^.;:!?()\n]{0,40}$/iu,
);
/** To whom: "delegates to LPNs and PCTs", "escalate to the MLRO". */
const toWhom = fewRanges(
  /(?<!\p{L})(?:delegat|refer|escalat|report|present|sell|speak|hand over)(?:e?s?|r?ing)(?: \p{L}+){0,3} to (?!(?:an?|deadline|standard) )[^.;:!?()\n]{0,40}$/iu,
);
/** What follows these is what one does together, not with whom. */
const aboutWhat = fewRanges(/(?<!\p{L})(?:on|to|for|in|about|regarding|during|by|using|through|when|while|so) /iu);

/** Whom one supports or stands in for: "support the Financial Controller". */
const forWhom = fewRanges(
  /(?<!\p{L})(?:support(?:s|ing)?|assist(?:s|ing)?|deputis(?:e|ing) for|cover(?:ing)? for|on behalf of) (?:to )?(?:the|our|your) (?:\p{L}+ )?$/iu,
);
const superior = fewRanges(
  /(?<!\p{L})(?:controllers?|directors?|managers?|heads?|leads?|leaders?|supervisors?|officers?|partners?|principal|chef|executives?)$/iu,
);

/** "Any other duties the Practice Manager may request". */
const otherDuties = fewRanges(/(?<!\p{L})(?:any )?other (?:\p{L}+ )?(?:duties|tasks)(?!\p{L})[^.;\n]*$/iu);
/** "Working under the School Cook". */
const underWhom = fewRanges(/(?<!\p{L})work(?:s|ing)? under (?:the|our|an?) (?:\p{L}+ )?$/iu);
const headOf = fewRanges(
  /^(?:Head|Chief|Senior|Deputy|Assistant) \p{Lu}\p{Ll}+(?:er|or|ant|ian|ist|chef|Chef|Manager|Teacher)$/u,
);

/** How many one leads, and who hires: "a team of 8 sales advisors", "we are now recruiting", "with a manufacturing business". */
const inTeam = fewRanges(
  /(?<!\p{L})teams? of (?:(?:up to|around|about|over|some|approximately|more than) )?(?:\d{1,4}(?: ?[-–+] ?\d{0,4})? |\p{Ll}+ )?$/iu,
);
const hiring = fewRanges(
  /(?<!\p{L})(?:we['’]re|we are|is|are)(?: (?:now|currently|actively|always|looking to|seeking to))* $/iu,
);
const hires = /^(?:recruiting|hiring|recruit|hire|expanding|growing)$/i;
const employer = fewRanges(
  /(?<!\p{L})(?:business|company|organi[sz]ation|firm|employer|retailer|manufacturer|start-?up)$/iu,
);
const atOne = fewRanges(/(?<!\p{L})(?:with|for|at|join|joining|within) (?:an?|our|this|their) (?:[\p{L}-]+ ){0,4}$/iu);

/** What people are, not what they do: "be patient, resilient and honest". */
const attitude = fewRanges(
  /(?<!\p{L})(?:be|being|is|are|who['’]s|you['’]re) (?:(?:an?|both|very|\p{L}+ly) )?(?:\p{L}+(?:, |,? and )){0,4}$/iu,
);
/** "Be certified", "be bilingual" say what somebody has. */
const isHad = /(?:ed|ual|able)$/;

/** As far as a clause is looked at, in characters. */
const reach = 90;

/** Where a job board files a posting: "Warehousing, Storage & Distribution (Manufacturing, Transport & Logistics)". */
const category = fewRanges(/^\p{Lu}[^.:!?()\d]{2,60} \(\p{Lu}[^.:!?()\d]{2,40} & [^.:!?()\d]{2,30}\)$/u);
const categoryWithin = 6;

/** Whether every mention of a term that is in no list is a measure, a person one works with, who hires, or how somebody is. */
export function isNotTheWork(term: PostingTerm, posting: PostingText): boolean {
  const { surface, kind, mentions } = term;
  if (posting.language.code === 'de') return isNotTheWorkInGerman(term, posting);
  if (posting.language.code !== 'en') return false;
  if (kind === undefined && (isSchedule(surface) || isAttitude(surface) || isCondition(surface))) return true;
  return measure.test(surface) || mentions.every((mention) => isAbout(surface, mention, posting));
}

function isAbout(surface: string, { start, end, line }: Mention, posting: PostingText): boolean {
  const { text, lines, sections } = posting;
  const begin = lines[line]?.start ?? lines[lineAt(lines, start)]?.start ?? 0;
  const before = text.slice(Math.max(begin, start - reach), start);
  if (isBelonging(surface, before) || isOfOwnCar(surface, lines[line]?.content ?? '')) return true;
  if (line > 0 && line < categoryWithin && category.test(lines[line]?.content ?? '')) return true;
  if (isPerson(before) || (department.test(surface) && worksWith.test(before))) return true;
  if (superior.test(surface) && forWhom.test(before)) return true;
  if (otherDuties.test(before) || underWhom.test(before)) return true;
  // "Head Housekeeper": whom one reports to, unless the title says so.
  if (line > 1 && headOf.test(surface)) return true;
  if (inTeam.test(before) || (hires.test(surface) && hiring.test(before))) return true;
  const section = sections[line] ?? 'open';
  if (employer.test(surface) && surface.includes(' ') && section !== 'requirements' && atOne.test(before)) return true;
  const isPlain = /^\p{Ll}+$/u.test(surface) && !isHad.test(surface);
  return isPlain && attitude.test(before) && /^(?:$|[,.;\n]| and | or | with )/.test(text.slice(end, end + 6));
}

function isPerson(before: string): boolean {
  return [withWhom, byWhom, toWhom].some((pattern) => {
    const found = pattern.exec(before)?.[0];
    if (found === undefined) return false;
    const rest = found.replace(/^.*?(?: with| by| to|alongside|closely) /iu, '');
    return rest !== found && !aboutWhat.test(` ${rest}`);
  });
}
