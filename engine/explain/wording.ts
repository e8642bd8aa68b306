import { verbBase } from '../extract/words/verbs.ts';
import { stem } from '../text/roots/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Evidence, RequirementMatch } from '../types/match.ts';
import type { Requirement, RequirementKind } from '../types/requirement.ts';

/**
 * A requirement's name as written inside a sentence: "Wound care" at the start of a line is "wound care" here; names
 * such as Google Classroom and Python keep their capitals.
 */
export function nameOf(surface: string, { canonical, kind }: Pick<Requirement, 'canonical' | 'kind'>): string {
  // A credential is often named after a place: "the Arizona x-ray certification".
  if (kind === 'licence' || (kind === 'tool' && surface.includes(' or '))) return surface;
  const small = surface.toLowerCase();
  const isListed = kind !== 'knowledge' && kind !== 'language';
  if (isListed && small === canonical && !/\p{Lu}/u.test(surface.slice(1))) return canonical;
  const isPhrase = surface.includes(' ') && kind !== 'language' && !/\d/.test(surface);
  return isPhrase && surface.slice(1) === small.slice(1) && !ofNames.test(small) ? asActivity(small) : surface;
}

const licenceWord =
  /(?:licen[sc]e|certificat(?:e|ion)|qualification|diploma|degree|endorsement|permit|registration|admission|schein|card)s?$/i;

/** "Charge nurse": somebody works as one, and has no experience with one. */
const personAtWork =
  /(?:^|[ -])(?:nurse|manager|supervisor|electrician|technician|teacher|accountant|paralegal|chef|engineer|therapist|foreman|developer|carpenter|plumber|welder|bookkeeper|cashier|receptionist|(?:team|shift|crew) lead(?:er)?)$/i;

/** The first word of a line keeps its capital when it is of a place or a person. */
const ofNames =
  /^(?:foley|hoyer|braden|holter|montessori|gantt|pareto|makaton|bobath|glasgow|american|british|english|irish|scottish|welsh|indian|canadian|australian|european|french|german|spanish|italian|dutch|chinese|japanese|london|california|texas|florida|arizona|ohio|uk|us) /;

/** "Navigate complex deals" and "repositions residents" in a sentence: "experience with navigating complex deals". */
function asActivity(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const base = pureVerbs.has(first) ? first : verbBase(first);
  return base !== undefined && pureVerbs.has(base) && !/(?:ing|ed)$/.test(first)
    ? [gerundOf(base), ...rest].join(' ')
    : name;
}

/** Verbs that are no noun: "balance sheet" and "process claims" are names. */
const pureVerbs: ReadonlySet<string> = new Set(
  `achieve adapt administer advise analyse analyze apply appraise arrange assemble assess assist attend build calculate calibrate coach collaborate collect communicate
  compile complete conduct configure coordinate create deliver deploy develop diagnose dispense educate enforce ensure establish evaluate execute facilitate
  generate identify implement improve inspect install interpret investigate maintain manage monitor navigate negotiate observe obtain operate organise organize
  oversee participate perform prepare prescribe provide reconcile recruit resolve respond rotate sell serve supervise teach troubleshoot undertake verify write`.split(
    /\s+/,
  ),
);

/** "Managing", "planning", "tying" of a verb's base. */
function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

/** Knowledge is called a skill; degrees and years have their own names. */
export type Manner = Exclude<RequirementKind, 'degree' | 'years' | 'knowledge'>;

/** What a requirement is called: "CCRN certification" is a licence, though no list has it. */
export function manner(kind: RequirementKind, name: string): Manner {
  if (kind === 'knowledge' && personAtWork.test(name)) return 'title';
  if (kind === 'degree' || kind === 'years' || kind === 'knowledge')
    return licenceWord.test(name) ? 'licence' : 'skill';
  return kind;
}

/**
 * From this credit on a line that shows something in part is said to come close to it. Of twelve such lines of twenty ordinary pairs nine did,
 * of eight below it one ("tins at 38 sites" for recruiting).
 */
const closeEnough = 0.42;
/** Of a line without any word of the keyword: "tenth" for aerospace and "pipettes" for chemical stood below it, "EKGs" for telemetry above. */
const closeWithoutWords = 0.52;

/**
 * The evidence that comes close to what nothing shows; undefined for what is too far away. Another product or credential of the kind is none:
 * nobody who has used HubSpot has to be asked whether it was Salesforce.
 */
export function closeEvidence(match: RequirementMatch): Evidence | undefined {
  const { requirement, found, evidence } = match;
  const [first] = evidence;
  if (found || first === undefined || isFar(match)) return undefined;
  const isName = requirement.kind === 'tool' || requirement.kind === 'licence';
  return isName && first.strength === 'related' ? undefined : first;
}

/** Whether the line that shows something in part says too little of it to be shown: one with none of its words says less. */
export function isFar({ requirement, credit, evidence }: RequirementMatch): boolean {
  const [first] = evidence;
  if (first === undefined || credit < closeEnough) return true;
  if (first.strength !== 'partial' || credit >= closeWithoutWords) return false;
  const own = new Set(tokenise(requirement.surface).map(({ lemma }) => stem(lemma)));
  return !tokenise(first.line).some(({ lemma }) => own.has(stem(lemma)));
}

/** A line short enough to quote, cut between words, or at least never inside a character of two units. */
export function shorten(line: string, most = 120): string {
  return line.length <= most ? line : `${line.slice(0, most).replace(/(?<!\s)\s+\S*$|[\ud800-\udbff]$/, '')} …`;
}
