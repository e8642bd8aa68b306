import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted, type Sentence } from '../../text/lines.ts';
import { countAtSpace } from '../../text/split-at-space.ts';
import { isGermanItem } from './german-items.ts';
import { sectionOfPhrase } from './heading-phrases.ts';
import { type Section, sectionOfHeading } from './headings.ts';
import { headsTable } from './table-cues.ts';

export type { Section } from './headings.ts';

export const sectionNumbers: Readonly<Record<Section, number>> = {
  open: 0,
  duties: 1,
  requirements: 2,
  preferred: 3,
  benefits: 4,
  about: 5,
  legal: 6,
};

/** Sections that ask nothing of the applicant: what they name does not count. */
export const boilerplate: ReadonlySet<Section> = new Set<Section>(['benefits', 'about', 'legal']);

/** What the look of a line and the headings above it say; whether it asks is not known yet. */
export interface OutlinedLine {
  section: Section;
  /** Its section by the headings alone, for when its own words mislead ("health insurance" of a company that sells it). */
  underHeading: Section;
  isHeading: boolean;
  isBullet: boolean;
}

/** Sentences that are boilerplate in any section. */
const legalSentence =
  /equal[- ]opportunity|affirmative action|without regard to (?:race|age|sex|color)|regardless of (?:race|age|gender)|protected veteran|sexual orientation|gender identity|national origin|reasonable accommodation|e-?verify|background (?:check|screening) (?:is|will|may)|drug[- ]free|unsolicited resumes|diversity and inclusion|all qualified applicants|personal data|GDPR|DSGVO|unabhängig von (?:geschlecht|alter|herkunft|nationalität)|arrest (?:and|or|&) conviction|criminal histor(?:y|ies)|safeguarding and promoting the welfare|fraudulent (?:offer|job|recruit)|drug (?:(?:and|&) alcohol )?(?:test|screen)(?:ing|s)? (?:appl(?:y|ies)|is|are|will|may)|proof of vaccination|(?:reference|licen[cs]e|background) checks? (?:is|are|will|may)|reserves? the right to|bei gleicher eignung|schwerbehinderte? (?:menschen|bewerber)/i;
const benefitSentence =
  /401\s?\(?k\)?|paid (?:time off|vacation|holidays|parental)|health insurance|dental (?:and|,|insurance)|competitive (?:salary|pay|compensation)|tuition (?:reimbursement|assistance)|free (?:lunch|coffee|snacks|parking)|stock options|pension|vacation days|flexible working hours|employee discount|life insurance|salary range|sign[- ]on bonus|gym membership|urlaubstage|tage urlaub|altersvorsorge|jobrad|jobticket|weihnachtsgeld|urlaubsgeld|flexible arbeitszeit|obstkorb|mitarbeiterrabatt|vermögenswirksame leistungen|betriebliche gesundheits/i;

/** A line that begins with the pay goes on with what else is given: "$34 an hour, split tips", "14,96 € pro Stunde". Turnover is no pay. */
const payFirst = fewRanges(
  /^(?:(?:(?:starting|base|hourly) )?(?:pay|salary|wages?)(?: \p{L}+){0,2} (?:at |from |of )?[$£€] ?\d|[$£€] ?\d[\d.,]{0,8}(?![\d.,]) ?(?!(?:m|mn|bn|million|billion|mio)(?!\p{L}))|\d[\d.,]{0,8}(?: ?€| Euro)?(?: ?(?:-|–|bis) ?\d[\d.,]{0,8})?(?: ?€| Euro)(?: ?\/| (?:brutto|netto|pro|im|je|die Stunde|Stundenlohn|Grundgehalt|Monatsgehalt)(?!\p{L})))/iu,
);

/** Longer lines of these kinds are whole postings pasted as one line. */
const longest = { legal: 1200, benefit: 400 } as const;
const headingShape = { characters: 60, words: 9, knownWords: 6, withColon: 14, inline: 40 } as const;
/** Prose of more words than this below a list no longer belongs to the list's section. */
const proseWords = 12;

/**
 * The section of every line: that of the last heading. Bullets under an unknown heading are duties; prose below a list
 * belongs to no section; a heading inside a long line applies to that line alone. Linear.
 */
export function outlineLines(lines: readonly Sentence[]): OutlinedLine[] {
  const state: OutlineState = {
    current: 'open',
    outer: 'open',
    isUnknown: false,
    sawBullet: false,
    sawRequirements: false,
    line: undefined,
    isAllShouted: lines.filter(({ content }) => isShouted(content)).length > shoutedShare * lines.length,
  };
  return lines.map((line, index) => outlineLine(line, index, lines, state));
}

interface OutlineState {
  current: Section;
  /** The section around a long line. */
  outer: Section;
  /** Whether the last heading was unknown. */
  isUnknown: boolean;
  sawBullet: boolean;
  sawRequirements: boolean;
  line: number | undefined;
  /** Where most lines are in capitals, capitals mark no heading. */
  isAllShouted: boolean;
}

const awaits = /(?:was (?:sie|dich)|das|dich|sie) (?:bei uns )?erwartet(?:(?: dich| sie)(?: bei uns)?)?\W*$/iu;
const shoutedShare = 0.5;

function isShouted(content: string): boolean {
  return /\p{Lu}/u.test(content) && content === content.toUpperCase();
}

function outlineLine(
  { content, partOf }: Sentence,
  index: number,
  lines: readonly Sentence[],
  state: OutlineState,
): OutlinedLine {
  const isNewLine = partOf === undefined || partOf !== state.line;
  if (partOf !== state.line) {
    if (state.line === undefined) state.outer = state.current;
    else state.current = state.outer;
    state.line = partOf;
  }
  const isBullet = isBulleted(content);
  const heading = readHeading(content, index, lines, state);
  let own = heading?.section;
  if (heading && own === undefined) own = 'open';
  // Below what is asked for, "Was Sie erwartet" is what is given.
  if (own === 'duties' && state.sawRequirements && awaits.test(content)) own = 'benefits';
  if (own === 'requirements') state.sawRequirements = true;
  if (own !== undefined && !(heading?.rulesAlone ?? false)) {
    state.current = own;
    state.isUnknown = heading?.section === undefined;
    state.sawBullet = false;
  } else if (own === undefined && isNewLine && !isBullet && state.sawBullet && isProse(content)) {
    state.current = 'open';
    state.isUnknown = false;
    state.sawBullet = false;
  }
  if (isBullet) state.sawBullet = true;
  const underHeading = own ?? (isBullet && state.isUnknown && state.current === 'open' ? 'duties' : state.current);
  return {
    section: isBullet ? underHeading : byOwnWords(content, underHeading),
    underHeading,
    isHeading: own !== undefined && (heading?.isWhole ?? false),
    isBullet,
  };
}

function byOwnWords(content: string, section: Section): Section {
  if (legalSentence.test(content)) return content.length > longest.legal ? section : 'legal';
  if ((benefitSentence.test(content) || payFirst.test(content)) && content.length < longest.benefit) return 'benefits';
  return section;
}

interface Heading {
  /** Undefined when its words are not known. */
  section: Section | undefined;
  /** Whether the line is only the heading. */
  isWhole: boolean;
  /** False for "Salary: 30k", which says nothing about the lines below. */
  rulesAlone: boolean;
}

/** The first row of a table that says what is essential and what desirable asks for both (table-cues.ts). */
const tableHeading: Heading = { section: 'requirements', isWhole: true, rulesAlone: false };

/** Headings that cannot be a posting's title. */
const plainHeading =
  /^(?:about (?:us|the (?:company|role|job))|who we are|(?:the )?company(?: overview| profile)?|job (?:description|summary)|(?:position )?(?:summary|overview)|(?:key )?(?:responsibilities|duties)|requirements|qualifications|benefits|what we offer|über uns|wir bieten|(?:ihre|deine) aufgaben|(?:ihr|dein) profil)\s*:?$/i;

/** The line as a heading, if it is one. The first line is the posting's title and a bullet an item, whatever they say. */
function readHeading(
  content: string,
  index: number,
  lines: readonly Sentence[],
  { isAllShouted, current }: Pick<OutlineState, 'isAllShouted' | 'current'>,
): Heading | undefined {
  if (isBulleted(content) || (index === 0 && !plainHeading.test(content))) return undefined;
  if (content.includes('\t')) return headsTable(content) ? tableHeading : undefined;
  const { words, rest, isMarked } = headingWords(content, isAllShouted);
  if (words === undefined) return undefined;
  const isWhole = rest === '';
  const count = countAtSpace(words);
  const isBeforeList = isWhole && isBulleted(lines[index + 1]?.content ?? '');
  if (count <= headingShape.knownWords || isBeforeList || isMarked || (isWhole && sectionOfPhrase(words))) {
    const section = sectionOfHeading(words);
    // "Heat pump qualification" and "Retail experience" below what is preferred are items of that list, which has no bullets.
    const isItem = current === 'preferred' && section === 'requirements' && !isMarked && !isBeforeList;
    if (isItem && !namesOnlyKinds.test(words)) return undefined;
    // "CA Inter preferred" among what is required says so of itself alone.
    const isWish = current === 'requirements' && !isMarked && !isBeforeList && wishedAtEnd.test(words);
    if (isWish && !namesOnlyWishes.test(words) && sectionOfPhrase(words) === undefined) return undefined;
    const isListed = current === 'preferred' || current === 'requirements';
    if (isListed && !isMarked && !isBeforeList && isGermanItem(words)) return undefined;
    const isFact = section === 'benefits' || section === 'about' || section === 'legal';
    if (section !== undefined) return { section, isWhole, rulesAlone: !isWhole && isFact };
  }
  const isStart = isWhole && (isBeforeList || isMarked) && index > 1;
  return isStart ? { section: undefined, isWhole, rulesAlone: false } : undefined;
}

/** "Skills and knowledge", "Essential criteria", "What you will need": no word of a trade. */
const namesOnlyKinds =
  /^(?:[\s,&/]*(?:the|your|our|you|we|and|or|of|for|what|will|need|must|have|bring|essential|required?|requirements?|minimum|mandatory|necessary|key|core|basic|technical|professional|personal|practical|general|other|previous|prior|relevant|work|job|person|candidate|ideal|successful|knowledge|skills?|abilit(?:y|ies)|aptitudes?|attributes|qualities|experience|education|educational|academic|training|qualifications?|competenc(?:e|es|y|ies)|criteria|specification|profile|certifications?|licen[cs]es?|credentials|who|are|is|this|looking|about)(?=[\s,&/]|$))+$/i;

const wishedAtEnd =
  /\S (?:preferred|desired|desirable|advantageous|beneficial|optional|an? (?:plus|bonus|asset|advantage))\W*$/i;
/** "Preferred qualifications", "Nice to have", "Desirable": no word of a trade either. */
const namesOnlyWishes =
  /^(?:[\s,&/-]*(?:the|your|our|you|we|it|and|or|of|for|to|if|in|an?|what|will|would|could|have|has|be|is|are|also|great|good|nice|bonus|points|plus|pluses|extra|ideally|preferred|preferably|preference|desired|desirable|optional|additional|advantageous|beneficial|helpful|useful|not|but|essential|required|skills?|experience|knowledge|qualifications?|requirements?|criteria|attributes|education|certifications?|candidates?|haves?)(?=[\s,&/-]|$))+$/i;

/** The words of a line that may be a heading, and what follows its colon. */
function headingWords(
  content: string,
  isAllShouted = false,
): {
  words: string | undefined;
  rest: string;
  isMarked: boolean;
} {
  const plain = withoutMarks(content.slice(0, 200));
  const colon = plain.indexOf(':');
  const rest =
    colon < 0 || content.length > 200
      ? ''
      : plain
          .slice(colon + 1)
          .replace(/[*_\s]+/g, ' ')
          .trim();
  if (colon >= 0 && (rest !== '' || content.length > 200)) {
    const words = colon <= headingShape.inline && countAtSpace(plain.slice(0, colon)) <= headingShape.knownWords;
    return { words: words ? plain.slice(0, colon) : undefined, rest: rest || '…', isMarked: false };
  }
  const body = colon < 0 ? plain : plain.slice(0, colon);
  const isShort =
    body.length <= headingShape.characters && countAtSpace(body) <= headingShape.words && !/[.,;]$/.test(body);
  const isIntroduction = colon >= 0 && countAtSpace(body) <= headingShape.withColon;
  if (body === '' || content.length > 200 || !(isShort || isIntroduction))
    return { words: undefined, rest, isMarked: false };
  const isMarked =
    colon >= 0 || /^(?:#|\*\*|__)/.test(content) || (!isAllShouted && isShouted(body) && countAtSpace(body) > 1);
  return { words: body, rest, isMarked };
}

/** Without the Markdown and the emoji around a heading. */
function withoutMarks(content: string): string {
  let end = content.length;
  while (end > 0 && /[*_#\s]/.test(content.charAt(end - 1))) end -= 1;
  return content.slice(0, end).replace(/^(?:[#*_\s\p{Extended_Pictographic}]|\uFE0F)+/u, '');
}

function isProse(content: string): boolean {
  return content.split(/\s+/, proseWords + 1).length > proseWords;
}

/** The section that a line opens; undefined when it is not a heading. */
export function headingOf(content: string): Section | undefined {
  if (isBulleted(content)) return undefined;
  const { words, rest } = headingWords(content);
  if (words === undefined || rest !== '' || countAtSpace(words) > headingShape.knownWords) return undefined;
  return sectionOfHeading(words);
}

/** From this certainty on, a line in boilerplate does ask for something; a bullet needs more, because it is short. */
const takenBack = { line: 0.5, bullet: 0.75, ownWords: 0.5 } as const;
/** What is given sounds like what is asked ("Phone, training and supervision"); it comes back only if it speaks to somebody. */
const speaks = fewRanges(
  /(?<!\p{L})(?:you(?:['’]ll| will| must| need| have)|must|required?|experienced?|ideally|candidates?|applicants?|erfahrung\p{L}*|\p{L}*kenntnisse?n?|bringst|bringen|voraussetzung\p{L}*)(?!\p{L})/iu,
);

/** The section of a line, given how surely it asks. */
export function settleSection(
  { section, underHeading, isHeading, isBullet }: OutlinedLine,
  asks: number,
  content: string,
): Section {
  if (!boilerplate.has(section) || isHeading) return section;
  if ((underHeading === 'benefits' || payFirst.test(content)) && !speaks.test(content)) return section;
  if (section !== underHeading) return asks > takenBack.ownWords ? settleUnder(underHeading, isBullet, asks) : section;
  return settleUnder(section, isBullet, asks);
}

function settleUnder(section: Section, isBullet: boolean, asks: number): Section {
  return boilerplate.has(section) && asks > (isBullet ? takenBack.bullet : takenBack.line) ? 'open' : section;
}
