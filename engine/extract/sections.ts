import { type Sentence, withoutBullet } from '../text/lines.ts';

/** What a stretch of a posting speaks of. */
export type Section = 'open' | 'duties' | 'requirements' | 'preferred' | 'benefits' | 'about' | 'legal';

export const sectionNumbers: Readonly<Record<Section, number>> = {
  open: 0,
  duties: 1,
  requirements: 2,
  preferred: 3,
  benefits: 4,
  about: 5,
  legal: 6,
};

/** Sections that ask nothing of the applicant: what they name weighs nothing. */
export const boilerplate: ReadonlySet<Section> = new Set<Section>(['benefits', 'about', 'legal']);

/** Headings by their words, in the order in which they are tried: "preferred qualifications" before "qualifications". */
const headings: readonly [Section, RegExp][] = [
  [
    'legal',
    /equal (?:employment )?opportunit|\beeo\b|diversity (?:statement|and inclusion)|\bdisclaimer|accommodation|privacy notice|datenschutz|chancengleichheit|gleichstellung|schwerbehindert/i,
  ],
  [
    'preferred',
    /prefer|nice[- ]to[- ]have|\bbonus\b|desir(?:ed|able)|\bplus(?:es)?\b|pluspunkt|von vorteil|wünschenswert|nice-to-have|ideally|good to have|optional/i,
  ],
  [
    'benefits',
    /benefit|what we offer|we offer|our offer|\bperks|compensation|salary|why (?:join|work)|what'?s in it|what you(?:'ll| will) (?:get|receive)|wir bieten|bieten wir|unser angebot|unsere leistungen|unsere benefits|dein(?:e)? vorteile|ihre vorteile|freuen (?:können|kannst|dürfen)|vergütung|we provide|pay rate/i,
  ],
  [
    'requirements',
    /requirement|qualification|must[- ]haves?|what you(?:'ll| will)? (?:need|bring)|what we(?:'re| are)? (?:look|need)|who you are|about you|your (?:profile|skills|background|experience)|skills?(?: (?:and|&) \w+)?$|^(?:required |technical |key |minimum )?skills|you (?:have|bring|are)\b|we(?:'re| are) looking for|profil|anforderung|kenntnisse|qualifikation|bringen sie|bringst du|(?:sie|du) (?:haben|hast|verfügen|verfügst|überzeugen|überzeugst)|voraussetzung|fähigkeiten|was wir (?:erwarten|suchen)|wir erwarten|mitbring|experience (?:required|needed)?$|education|competenc|technologies|credentials|licen[sc]e|certification|ideal candidate/i,
  ],
  [
    'duties',
    /responsib|duties|what you(?:'ll| will)(?: be)? do|the role|your (?:role|tasks?|mission)|job (?:description|details|summary|purpose)|role (?:description|overview|purpose|summary)|day[- ]to[- ]day|tasks|aufgabe|tätigkeit|das erwartet (?:sie|dich)|was (?:sie|dich|du) .{0,12}erwartet|deine rolle|ihre rolle|stellenbeschreibung|einsatzgebiet|beschreibung|essential functions|position (?:summary|overview|description)|overview|you will\b|scope of work|accountabilit/i,
  ],
  [
    'about',
    /^(?:a (?:bit|little) )?about\b|who we are|our (?:company|story|mission|values|culture)|company (?:overview|profile|description)|über uns|wer wir sind|wir sind\b|unser (?:unternehmen|team)|das unternehmen|ansprechpartner|interesse geweckt|kontakt|the company|how to apply|application process|contact|next steps|our client|bewerbung|apply (?:now|today)/i,
  ],
];

/** Sentences that are boilerplate wherever they stand. */
const legalSentence =
  /equal[- ]opportunity|affirmative action|without regard to (?:race|age|sex|color)|regardless of (?:race|age|gender)|protected veteran|sexual orientation|gender identity|national origin|reasonable accommodation|e-?verify|background (?:check|screening) (?:is|will|may)|drug[- ]free|unsolicited resumes|diversity and inclusion|all qualified applicants|personal data|GDPR|DSGVO|unabhängig von (?:geschlecht|alter|herkunft|nationalität)|bei gleicher eignung|schwerbehinderte? (?:menschen|bewerber)/i;
const benefitSentence =
  /401\s?\(?k\)?|paid (?:time off|vacation|holidays|parental)|health insurance|dental (?:and|,|insurance)|competitive (?:salary|pay|compensation)|tuition (?:reimbursement|assistance)|free (?:lunch|coffee|snacks|parking)|stock options|pension|vacation days|flexible working hours|employee discount|life insurance|salary range|sign[- ]on bonus|gym membership|urlaubstage|tage urlaub|altersvorsorge|jobrad|jobticket|weihnachtsgeld|urlaubsgeld|flexible arbeitszeit|obstkorb|mitarbeiterrabatt|vermögenswirksame leistungen|betriebliche gesundheits/i;

const longestHeading = 60;

/**
 * The section of every line: its heading's until the next heading; boilerplate sentences are known by their own words. A
 * heading inside a long line rules that line alone.
 */
export function classifyLines(lines: readonly Sentence[]): Section[] {
  let current: Section = 'open';
  let outer: Section = 'open';
  let line: number | undefined;
  return lines.map(({ content, partOf }) => {
    if (partOf !== line) {
      if (line === undefined) outer = current;
      else current = outer;
      line = partOf;
    }
    const heading = headingOf(content);
    if (heading) current = heading;
    if (legalSentence.test(content)) return content.length > 1200 ? current : 'legal';
    if (benefitSentence.test(content) && content.length < 400) return 'benefits';
    return current;
  });
}

/** The section that a line opens; undefined when it is no heading. */
export function headingOf(content: string): Section | undefined {
  const plain = withoutBullet(content);
  const start = plain.slice(0, longestHeading + 1);
  const colon = start.indexOf(':');
  // "- Wound care and patient education" is an item, whatever its words.
  if (plain !== content && colon < 0) return undefined;
  const isShort = start.length <= longestHeading && !/[.,;]$/.test(start) && start.split(/\s+/).length <= 8;
  if (!isShort && (colon < 0 || colon > 40)) return undefined;
  const words = colon > 0 ? start.slice(0, colon) : start;
  return headings.find(([, pattern]) => pattern.test(words))?.[0];
}
