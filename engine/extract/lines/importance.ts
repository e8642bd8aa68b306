import { rememberLines } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted, lineAt } from '../../text/lines.ts';
import type { Importance } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import type { PostingTerm, TermMention } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import type { Section } from './sections.ts';
import { tableCueAt } from './table-cues.ts';

/** The importance of a section's terms when their sentence says nothing about it. */
const bySection: Readonly<Record<Section, Importance>> = {
  requirements: 'must',
  preferred: 'preferred',
  duties: 'preferred',
  open: 'preferred',
  benefits: 'nice',
  about: 'nice',
  legal: 'nice',
};

const preferredCue =
  /\b(?:prefer(?:red|abl[ey])?|nice to have|nice-to-have|(?:a|is|big|huge|strong|definite) plus|a bonus|bonus points|(?:good|lovely|great|brilliant|bonus) if|handy|an? treat|(?:not|\w{2,5}n['’]t)(?: (?:strictly|absolutely|be|an?)){0,2} (?:essential|necessary|needed|required|mandatory|must|requirement)|make us (?:\w+ )?happy|not a must|no biggie|good to have|helpful|an asset|(?:highly|well) regarded|(?:looked|viewed) (?:up)?on favou?rably|an? (?:added |distinct |definite |real |big )?advantage|preference (?:will be|is) given|(?:would|may|might|will) (?:also )?suit|suits (?:some|any)\w+|advantageous|desir(?:ed|able)|ideally|would be (?:great|nice|cool|awesome|beneficial)|useful|beneficial|optional|welcome|cherry on top|even better|(?:is|are|be) (?:a )?bonus|(?:would|will|really|also|does|much)? ?helps?(?= (?:us\b|too\b|a lot|but|if|to\b)|[.,;)]|$)|head start|so would|never hold|in your favou?r|we(?:'d| would) (?:love|like)|would be (?:lovely|ideal|good|useful|welcomed|fantastic|amazing|brilliant|super|of interest|an? \w+)|good but|nice if|wünschenswert|freut uns|willkommen|(?:schadet|schaden) nicht|kein muss|wäre[n]? \S+|(?:sehr )?(?:hilft|helfen)(?= (?:uns|sehr|dabei)|[.,;]|$)|ist schön|sind schön|von vorteil|vorteilhaft|idealerweise|im idealfall|(?<!(?:st|en|t) )gerne?(?= +(?!(?:im|in|am|an|auf|mit (?:menschen|kunden|kindern|tieren|zahlen|den|der|unseren|anderen|älteren)|und|selbst|eigen\w*|zu|bei|draußen|unterwegs|viel)\b)\w)|bevorzugt|ein plus|pluspunkt|optional|nicht zwingend|erwünscht|ein vorteil|keine? (?:\w+ )?(?:bedingung|voraussetzung)|nicht (?:\w+ )?(?:bedingung|voraussetzung|vorausgesetzt|erforderlich|notwendig))\b/i;
const mustCue =
  /\b(?:must[- ]have|must (?:be|hold|possess)|required|requires?|mandatory|essential|minimum|at least|necessary|you(?:'ll| will)? need|you(?:'d| would)? need|we need|need(?:s|ed)? to (?:be|have|hold)|(?:is|are) (?:a )?(?:must|needed)|have to be|has to be|we (?:ask for|expect|require|insist)|you(?:'ll| will| must)? (?:bring|hold)|to be considered|no exceptions|no ifs|non-negotiables?|a must|by law|setzen wir(?: [a-zäöüß]+){0,3} voraus|zwingend|erforderlich|voraussetzung|vorausgesetzt|pflicht|(?:du|sie) (?:brauchen|brauchst|benötigen|benötigst|verfügen|verfügst|bringen|bringst|besitzen|besitzt)|brauchst du|brauchen sie|wir (?:erwarten|verlangen)|nachweis|unbedingt|notwendig|mindestens|muss)\b/i;

/** Must, preferred or nice: a cue in the term's own sentence, else its section. The strongest mention decides. */
export function importanceOf(term: PostingTerm, posting: PostingText): Importance {
  const sectionLevel = ({ line }: TermMention) => bySection[posting.sections[line] ?? 'open'];
  const found = term.mentions.map(
    (mention) => cueAt(posting, mention) ?? (isLicenceItem(term, mention, posting) ? 'must' : sectionLevel(mention)),
  );
  if (found.includes('must')) return 'must';
  return found.includes('preferred') ? 'preferred' : 'nice';
}

/** A licence that is an item by itself is meant, whatever stands above the list: what is only wished for says so. */
function isLicenceItem({ kind }: PostingTerm, { line, start }: TermMention, { lines, sections }: PostingText): boolean {
  const { [line]: item } = lines;
  if (kind !== 'licence' || item === undefined || !isBulleted(item.content)) return false;
  return sections[line] !== 'preferred' && start - item.start <= itemBegins && item.content.length <= longestItem;
}

const itemBegins = 12;
const longestItem = 60;

/** The same of one place. */
export function importanceAt(span: Span, posting: PostingText): Importance {
  return cueAt(posting, span) ?? bySection[posting.sections[lineAt(posting.lines, span.start)] ?? 'open'];
}

/** What the cell of a table around a span, else its sentence, says about its importance. */
export function cueAt({ text, tables }: PostingText, span: Span): 'must' | 'preferred' | undefined {
  const cell = tableCueAt(tables, span.start);
  return cell === undefined || cell === 'aside' ? cueOf(text, span) : cell;
}

/**
 * What the sentence around a span says about its importance; undefined when it says nothing. In "RN required, CCRN preferred" each
 * part speaks for itself; a part without a cue follows the one that leads the list ("Preferred: CCRN, CRRT"), else the
 * next one with a cue ("BLS, ACLS required").
 */
export function cueOf(text: string, { start, end }: Span): 'must' | 'preferred' | undefined {
  if (isToCome(text, start, end)) return 'preferred';
  const before = withoutBrackets(text.slice(Math.max(0, start - reach), start));
  const after = withoutBrackets(text.slice(end, end + reach));
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf(';'));
  const to = after.search(/[\n;]|\. /);
  const earlier = partsOf(before.slice(from + 1));
  const later = partsOf(to < 0 ? after : after.slice(0, to));
  const own = cueIn(`${earlier.at(-1)} ${text.slice(start, end)} ${later[0]}`);
  if (own) return own;
  const others = earlier.slice(0, -1).reverse();
  const leading = others.find((part) => leads(part) && cueIn(part));
  const whole = `${earlier.at(-1)}${text.slice(start, end)}${later[0]}`;
  const next = later.slice(1).find((part) => cueIn(part) && !goesForward.test(part) && !isOtherWish(part, whole));
  const previous = others.find(cueIn);
  const telling = leading ?? next ?? previous;
  return telling === undefined ? undefined : cueIn(telling);
}

/** "ACLS within 6 months of hire", "will undergo an enhanced DBS check": nobody has to have it before the first day. */
function isToCome(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + near);
  if (obtained.test(text.slice(start, end))) return true;
  return (
    ifNone.test(behind) ||
    soon.test(behind) ||
    orReady.test(behind) ||
    carriedOut.test(behind) ||
    madeFor.test(text.slice(Math.max(0, start - near), start))
  );
}

const near = 60;
/** An authority or a doctor writes it for whoever is hired; next to nobody lists it. */
const obtained = /führungszeugnis|masern|impf(?:schutz|nachweis|status)/i;
/** "Wenn Sie noch keine haben, zahlen wir sie". */
const ifNone =
  /^[^.\n]{0,40}(?:wenn|falls) (?:sie|du|noch)(?: noch)? (?:keine?n?|nicht) (?:ha(?:st|ben)|vorhanden|besitz)/i;
const soon =
  /^[^.;\n]{0,24}within (?:the )?(?:first )?(?:\d{1,2}|one|two|three|six|twelve) (?:days|weeks|months|years?)(?: (?:of|from|after) (?:hire|employment|appointment|joining|start)|\))/i;
/** "FPC certification, or willingness to get it in your first year". */
const orReady = fewRanges(
  /^[^.;\n]{0,24}(?:,|\() ?or (?:an? |the |be )?(?:willing(?:ness)?|ability|able|eligib(?:le|ility)|readiness|ready|prepared|commitment) to (?:get|obtain|gain|earn|complete|become|take|sit|train|study|work towards?)(?!\p{L})|^ or (?:be )?(?:willing(?:ness)?|ability|able|ready|prepared) to (?:get|obtain|gain|earn|train|work towards?)(?!\p{L})/iu,
);
/** "A DBS check will be carried out". */
const carriedOut = /^ (?:will be|is|are) (?:carried out|undertaken|conducted|completed|arranged|paid for)/i;
const madeFor = fewRanges(
  /(?<!\p{L})(?:undergo|subject to|conditional (?:up)?on|willing(?:ness)? to (?:undergo|obtain|complete|get)|able to (?:get|obtain)|satisfactory)(?: an?| the)?(?: \p{L}+){0,2} $/iu,
);

/** "CCN1, CKR1 (MET1 useful)": what is said in brackets of another thing. A cue alone, "(preferred)", is of what stands before it. */
function withoutBrackets(text: string): string {
  if (!text.includes('(')) return text;
  return text.replace(/\(([^()\n]{0,60})\)/g, (all, inside: string) =>
    inside.split(' ').length > 1 && cueIn(inside) && /\p{Lu}/u.test(inside.slice(1)) ? '' : all,
  );
}

/** "Ausbildung zum Bankkaufmann, idealerweise Fachwirt": such a word speaks of what follows it. */
const goesForward =
  /^\s*(?:idealerweise|gerne?|vorzugsweise|im idealfall|am (?:besten|liebsten)|bevorzugt|möglichst) \S/iu;

/** "Sicherer Umgang mit MS Office, SAP-Kenntnisse von Vorteil": what is said in full is asked for, whatever is wished for besides. */
function isOtherWish(part: string, own: string): boolean {
  const isFull = own.trim().split(' ').length >= fullStatement || inDegree.test(own);
  return germanWish.test(part) && (isFull || ofItsKind.test(part));
}

const germanWish =
  /(?:wünschenswert|erwünscht|von vorteil|vorteilhaft|ein vorteil|willkommen|ein plus|gern(?:e)? gesehen)/i;
const ofItsKind = /(?:kenntnisse|erfahrung|umgang|verständnis|führerschein|schein )/i;
/** How well a language is known says in full what is asked for: "stilsicheres Deutsch". */
const inDegree = fewRanges(
  /(?:^|\s)(?:(?:sehr )?gut|fließend|stilsicher|verhandlungssicher|einwandfrei|ausgezeichnet|perfekt|sicher)(?:e[nrs]?)? \p{Lu}/iu,
);
/** So many words say what is asked for, and are no name in a list. */
const fullStatement = 4;

/** Longer sentences are lists; their far end says nothing about this term. */
const reach = 160;
const partEnd = /, |\bbut\b|\baber\b/;

/** Most sentences do not turn, and are parted at their commas without a pattern. */
function partsOf(sentence: string): string[] {
  return sentence.split(sentence.includes('but') || sentence.includes('aber') ? partEnd : ', ');
}

function cueIn(part: string): 'must' | 'preferred' | undefined {
  const cue = read(part);
  return cue === 'none' ? undefined : cue;
}

/** The terms of a list are asked about one by one, each with the parts of the others around it. */
const read = rememberLines((part): 'must' | 'preferred' | 'none' => {
  if (preferredCue.test(part)) return 'preferred';
  return mustCue.test(part) ? 'must' : 'none';
});

/** Whether a part begins with its cue, which then applies to the whole list after it. */
function leads(part: string): boolean {
  return (
    Math.min(...[preferredCue, mustCue].map((cue) => cue.exec(part)?.index ?? Number.POSITIVE_INFINITY)) < leadingWithin
  );
}

/** "- It is preferred that": a cue later in a part comes after what it applies to. */
const leadingWithin = 16;
