import { keyOf, type Lexicon } from '../lexicon/lexicon.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { firstFrom } from '../text/first-from.ts';
import { isShortForm } from '../text/is-short-form.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Requirement, RequirementKind } from '../types/requirement.ts';
import type { Span } from '../types/span.ts';
import { joinChoices } from './choices.ts';
import { choice } from './chosen/choose-terms.ts';
import { markUnsure } from './chosen/mark-unsure.ts';
import { wholeName } from './chosen/whole-names.ts';
import { withoutRepeats } from './chosen/without-repeats.ts';
import { worthAsking } from './chosen/worth-asking.ts';
import { extractCredentials, yearsAsked } from './credentials/credentials.ts';
import { drivingClassIn } from './credentials/driving-classes.ts';
import type { LanguageLevel } from './credentials/language-levels.ts';
import { namesIn } from './credentials/licence-lists.ts';
import type { LicenceName } from './credentials/licence-name.ts';
import { nameLanguages } from './credentials/name-languages.ts';
import { nameLicences } from './credentials/name-licences.ts';
import { nameWholes } from './credentials/name-standards.ts';
import { isIn, plainRequirement, toLanguage, toLicence, toWhole } from './credentials/named-requirements.ts';
import { orExperience } from './credentials/or-experience.ts';
import { takesOthers } from './credentials/other-ways.ts';
import { extractTerms, type PostingTerm, type Reader } from './extract-terms.ts';
import { findToldDuties } from './german/german-duties.ts';
import { examplesOfTraining } from './german/german-examples.ts';
import { isOtherWay } from './german/german-worth.ts';
import { importanceOf } from './lines/importance.ts';
import type { PostingText } from './read-posting.ts';
import { isUnasked } from './unasked/asides.ts';

/** A requirement with what matching needs in addition to the public fields. */
export interface PostingRequirement {
  requirement: Requirement;
  /** Terms, one of which is enough; empty for degrees and years. */
  terms: PostingTerm[];
  /** What the years must be of ("5 years of Java"), one of these is enough; empty for years of any work. */
  yearsOf: PostingTerm[];
  /** How surely the posting asks for it, 0 to 1: the ranker's probability, 1 for degrees and years. */
  probability: number;
  /** How much the score counts it, 0 to 1; 0 if it is only shown. */
  confidence: number;
  /** The names by which a credential is shown; empty for everything else. */
  licences: LicenceName[];
  /** Of a language, how well it has to be known (language-levels.ts); undefined when the posting does not say. */
  level: LanguageLevel | undefined;
  /** Whole requirements of which one is enough (choices.ts); empty for most. */
  options: readonly PostingRequirement[];
}

/** So many lines at the top hold the job's title. */
const titleLines = 3;
/** What comes in for dropped words of sentences is at least this sure: below stand "School" and "Unlimited PTO". */
const leastOfSpare = 0.2;

/** Everything a posting asks for, surest first; alternatives ("Python or Java") are one requirement. */
export function extractRequirements(posting: PostingText, model: Reader): PostingRequirement[] {
  const likeliest = extractTerms(posting, model, choice.most + choice.spare);
  const first = new Set(likeliest.slice(0, choice.most));
  const isSure = (term: PostingTerm) =>
    first.has(term) || Math.max(term.probability, term.confidence) >= leastOfSpare || role.test(term.surface);
  const isExample = examplesOfTraining(posting);
  const worth = worthAsking(likeliest, posting, model).filter(
    (term) => isSure(term) && !term.mentions.every(isExample),
  );
  const chosen = onePerName(
    withoutRepeats(worth, posting)
      .slice(0, choice.most)
      .map((term) => wholeName(term, posting)),
  );
  const terms = withToldDuties(chosen, posting, model.lexicon);
  const groups = groupTerms(terms, posting);
  const isAsked = ({ start }: Span) => !isUnasked(posting, start);
  const named = nameLicences(posting).filter((licence) => isAsked(licence) && !isExample(licence));
  const credentials = extractCredentials(posting).filter(
    ({ spans }) => !named.some((licence) => licence.isTrade && isIn(spans, licence)),
  );
  const degrees = credentials.flatMap(({ spans }) => spans);
  const licences = named.filter((licence) => !isIn(degrees, licence));
  const wholes = nameWholes(posting).filter((whole) => isAsked(whole) && !isIn([...degrees, ...licences], whole));
  const languages = nameLanguages(posting, model.lexicon).filter(
    (language) => isAsked(language) && !isIn([...licences, ...wholes], language),
  );
  const taken = [...degrees, ...licences, ...licences.flatMap(({ again }) => again), ...wholes, ...languages];
  // A training that is asked for has the name of the job, so the title asks for nothing more.
  const title = licences.some(({ isTrade }) => isTrade) ? posting.lines.slice(0, titleLines) : [];
  const spelledOut = wholes.flatMap((whole) => whole.spelledOut);
  const licenceKeys = new Set(licences.flatMap(({ surface }) => namesIn(surface).flatMap(keysOfName)));
  const wholeKeys = new Set(wholes.map(({ surface }) => keyOfText(surface)));
  const isNamed = ({ key, kind, mentions }: PostingTerm) =>
    licenceKeys.has(key) ||
    wholeKeys.has(key) ||
    (kind === 'licence' && mentions.some((mention) => isIn(licences, mention))) ||
    (kind === 'language' && mentions.some((mention) => isIn(languages, mention))) ||
    spelledOut.some((name) => name === key || (key.includes(' ') && name.startsWith(`${key} `))) ||
    (mentions.some((mention) => isIn(taken, mention)) &&
      mentions.every((mention) => isIn([...taken, ...title], mention)));
  const asked = [
    ...licences.map((licence) => toLicence(licence, groups)),
    ...groups.filter((group) => !group.terms.some(isNamed)).map((group) => toRequirement(group, posting)),
    ...wholes.flatMap((whole) => toWhole(whole, terms, posting)),
    ...languages.map((language) => toLanguage(language, posting)),
    ...credentials.map((requirement) => ({
      ...plainRequirement(requirement, 1),
      yearsOf: requirement.kind === 'years' ? yearsOf(requirement, groups, posting) : [],
    })),
  ];
  const years = Math.max(0, ...credentials.filter(({ kind }) => kind === 'years').map(yearsAsked));
  return markUnsure(
    joinChoices(asked, posting).map((each) => orExperience(withoutOtherWays(each, posting), posting, years)),
  );
}

/** Names that were made whole may be another keyword's by now. */
function onePerName(terms: readonly PostingTerm[]): PostingTerm[] {
  const first = new Map<string, PostingTerm>();
  for (const term of terms) {
    const name = term.surface.toLowerCase();
    const known = first.get(name);
    // What a list knows has other names, too.
    const named = known?.kind === undefined ? term : known;
    const mentions = [...(known?.mentions ?? []), ...term.mentions].sort((a, b) => a.start - b.start);
    first.set(name, { ...named, mentions });
  }
  return [...first.values()];
}

/** How surely a duty is asked for that only a verb tells, and how much it counts: like a listed skill. */
const told = { probability: 0.7, confidence: 0.5 } as const;

/** With what a German posting asks for by its verbs: "Du berätst unsere Kunden". */
function withToldDuties(terms: readonly PostingTerm[], posting: PostingText, lexicon: Lexicon): PostingTerm[] {
  const known = new Set(terms.flatMap(({ key, canonical }) => [key, canonical]));
  const added = findToldDuties(posting).flatMap(({ name, line, start, end }): PostingTerm[] => {
    const tokens = tokenise(name);
    const key = keyOf(tokens, 0, tokens.length);
    const listed = lexicon.longestAt(tokens, 0);
    const term = listed?.to === tokens.length ? listed.term : undefined;
    if (known.has(key) || (term && known.has(term.name))) return [];
    const [from, to] = [firstFrom(posting.tokens, start), firstFrom(posting.tokens, end)];
    return [
      {
        ...{ surface: name, canonical: term?.name ?? key, key, kind: term?.kind, ...told },
        mentions: [{ start, end, from, to, line }],
      },
    ];
  });
  return [...terms, ...added];
}

/** A German credential that stands behind "oder", or without which people are welcome, is one way among others, and no must-have. */
function withoutOtherWays(each: PostingRequirement, posting: PostingText): PostingRequirement {
  const { kind, importance, spans } = each.requirement;
  if (posting.language.code !== 'de' || importance !== 'must' || (kind !== 'licence' && kind !== 'degree')) return each;
  const isOne = (kind === 'licence' && isOtherWay(spans, posting)) || takesOthers(each.requirement, posting);
  return isOne ? { ...each, requirement: { ...each.requirement, importance: 'preferred' } } : each;
}

/** Of "PPT licence" also "PPT"; of "nursing licence" not "nursing", which is the work. */
function keysOfName(name: string): string[] {
  const code = /^(\p{Lu}[\p{Lu}\p{N}]+) \p{L}+$/u.exec(name)?.[1];
  return [name, ...(code ? [code] : [])].map(keyOfText);
}

function keyOfText(text: string): string {
  const tokens = tokenise(text);
  return keyOf(tokens, 0, tokens.length);
}

/** "5 years of Java", "3 Jahre Erfahrung mit Java", and "Java (5 years)". */
const behindYears =
  /^\s{0,2}(?:(?:of|in|with|mit|an)\s)?(?:(?:professional|hands-on|practical|relevant|solid|strong|proven|commercial|working|work|recent|einschlägige|praktische)\s){0,2}(?:experience|expertise|berufserfahrung|erfahrung)?\s?(?:(?:of|in|with|using|mit|in|im)\s)?(?:the\s)?$/iu;
const beforeYears = /^\s(?:experience\s)?[(:–-]\s?(?:at least |minimum |min\. |mindestens |mind\. )?$/iu;
/** How far apart the years and what they are of may be. */
const mostBetween = 60;

/** The tools or skills whose years are asked for, alternatives together. */
function yearsOf({ spans }: Requirement, groups: readonly TermGroup[], { text }: PostingText): PostingTerm[] {
  const [years] = spans;
  if (years === undefined) return [];
  const isMeant = ({ start, end }: Span) =>
    (start >= years.end && start - years.end <= mostBetween && behindYears.test(text.slice(years.end, start))) ||
    (end <= years.start && years.start - end <= mostBetween && beforeYears.test(text.slice(end, years.start)));
  const group = groups.find(({ terms }) => terms.some(({ kind, mentions }) => isSkill(kind) && mentions.some(isMeant)));
  return group?.terms.filter(({ kind }) => isSkill(kind)) ?? [];
}

function isSkill(kind: PostingTerm['kind']): boolean {
  return kind === 'tool' || kind === 'skill';
}

/** Terms, one of which is enough: different things ("A or B"), or names of one thing ("American Heart Association (AHA)"). */
export interface TermGroup {
  terms: PostingTerm[];
  /** One thing with both its names, as the posting writes it; undefined for different things. */
  name: string | undefined;
}

/** Joins terms with nothing but "or" between them: A or B, A, B or C, A/B; and a name with the short form that follows it. */
function groupTerms(terms: readonly PostingTerm[], { text }: PostingText): TermGroup[] {
  const ordered = terms
    .flatMap((term) => term.mentions.map((mention) => ({ term, mention })))
    .sort((a, b) => a.mention.start - b.mention.start);
  const groupOf = new Map<PostingTerm, TermGroup>(terms.map((term) => [term, { terms: [term], name: undefined }]));
  const join = (members: Iterable<PostingTerm>, name?: string) => {
    const all = [...new Set([...members].flatMap((member) => groupOf.get(member)?.terms ?? []))];
    const group = { terms: all, name };
    for (const member of all) groupOf.set(member, group);
  };
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  let run = new Set<PostingTerm>();
  let isChoice = false;
  let opened: PostingTerm | undefined;
  for (const [index, { term, mention }] of ordered.entries()) {
    const before = ordered[index - 1];
    const gap = before ? text.slice(before.mention.end, Math.min(mention.start, before.mention.end + longestGap)) : '';
    if (before && before.term !== term && betweenChoices.test(gap)) join(run.add(before.term).add(term));
    if (
      before &&
      before.term !== term &&
      gap === ' (' &&
      text.charAt(mention.end) === ')' &&
      isShortForm(textOf(before.mention), textOf(mention))
    ) {
      join([before.term, term], text.slice(before.mention.start, mention.end + 1));
    }
    // "Power BI (DAX, Power Query) or Tableau"
    if (/^\) (?:or|oder) $/.test(gap) && opened && opened !== term) join([opened, term]);
    if (/^(?: \(|\) )/.test(gap)) opened = gap.startsWith(' (') ? before?.term : undefined;
    // "One of: Jira, Asana, Trello": no "or" stands between them either.
    isChoice =
      (isChoice && /^(?:, |,? (?:or|oder) )$/.test(gap)) ||
      oneOf.test(text.slice(Math.max(0, mention.start - 40), mention.start));
    if (isChoice && before && /^, $/.test(gap) && before.term !== term) join([before.term, term]);
    if (before && gap === ', ') run.add(before.term);
    else run = new Set();
    // "A, B or similar": no "or" stands between them.
    const rest = text.slice(mention.end, mention.end + 24);
    if (run.size > 0 && orSimilar.test(rest)) join(run.add(term));
  }
  return [...new Set(groupOf.values())];
}

/** "Dentrix or similar practice software", "Medistar oder einer anderen Praxissoftware", "RA-MICRO (oder eine andere Anwaltssoftware)". */
const betweenChoices =
  /^,? \(?(?:or|oder|and\/or|bzw\.) (?:(?:(?:an?|any) )?(?:similar|comparable|equivalent|another|other) |(?:eine?[mnrs]? )?(?:andere?[mnrs]?|vergleichbare?[mnrs]?|ähnliche?[mnrs]?) )?$/;
/** No such gap is longer. */
const longestGap = 32;

const oneOf = fewRanges(
  /(?<!\p{L})(?:(?:at least )?one|any|either|(?:mindestens )?eine?[rsm]?)(?: or more)? (?:of|der)(?: (?:the|these|folgenden))?(?: following)?(?: \p{L}{3,12})?:? $/iu,
);
const orSimilar = /^,? (?:or|oder) (?:an? )?(?:similar|equivalent|comparable|vergleichbar|ähnlich|gleichwertig)/i;

function toRequirement({ terms, name }: TermGroup, posting: PostingText): PostingRequirement {
  const [first, ...others] = terms;
  const levels = terms.map((term) => importanceOf(term, posting));
  const requirement: Requirement = {
    surface: name ?? terms.map((term) => term.surface).join(posting.language.code === 'de' ? ' oder ' : ' or '),
    canonical: name === undefined ? terms.map((term) => term.canonical).join(' or ') : (first?.canonical ?? name),
    alternatives: others.length === 0 || name !== undefined ? [] : terms.map((term) => term.surface),
    kind: kindOf(first, posting),
    importance: levels.includes('must') ? 'must' : levels.includes('preferred') ? 'preferred' : 'nice',
    spans: terms.flatMap((term) => term.mentions.map(({ start, end }) => ({ start, end }))),
  };
  return {
    ...plainRequirement(requirement, Math.max(...terms.map((term) => term.probability))),
    licences: terms.flatMap(toDriving),
    terms,
    confidence: Math.max(...terms.map((term) => term.confidence)),
  };
}

/** A licence to drive is known by its class, also where only a list names it: "Class A CDL". */
function toDriving({ kind, surface }: PostingTerm): LicenceName[] {
  const driving = kind === 'licence' ? drivingClassIn(surface) : undefined;
  return driving === undefined
    ? []
    : [{ text: surface, codes: [], words: [], level: undefined, initials: '', driving }];
}

/** What is named in the posting's title by a word for people is whom they look for, and no skill of theirs. */
function kindOf(term: PostingTerm | undefined, { language, lines }: PostingText): RequirementKind {
  const surface = term?.surface ?? '';
  // "Tact" is a product, too.
  if (language.code === 'en' && quality.test(surface)) return 'soft';
  if (term?.kind !== undefined || language.code !== 'en') return term?.kind ?? 'knowledge';
  const isInTitle = lines[0]?.content.toLowerCase().includes(surface.toLowerCase()) ?? false;
  return role.test(surface) && isInTitle ? 'title' : 'knowledge';
}

/** What people are like, as a noun: nobody shows it by its name. */
const quality =
  /^(?:discretion|tact|diplomacy|patience|empathy|compassion|resilience|reliability|honesty|punctuality|(?:good )?timekeeping|initiative|common sense|(?:strong )?work ethic|sense of humou?r|(?:good )?eye for detail|professionalism|flexibility|adaptability|warmth|curiosity|humility|accountability)$/iu;

const role =
  /(?:(?<!custom|comput|wat|pow|cent|summ|wint|numb|pap|leath|fib)er|(?<!fl|do|mot|sens|lab|col|exteri|interi)or|ist|ian|(?<!pl|restaur)ant|man|woman|person|nurse|chef|cook|clerk|aide|executive|operative|secretary|associate|apprentice|trainee|representative|\brep|\bAE|\bBDR|\bSDR)s?$/iu;
