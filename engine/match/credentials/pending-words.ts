import { fewRanges } from '../../text/few-ranges.ts';
import { isOutOfTime, isUnderWay } from './credential-dates.ts';
import { partOfLine } from './part-of-line.ts';

const few = '(?:one|two|three|four|\\d)';
/** What is not there yet: courses, bookings, plans. */
const toCome = [
  `in progress|expected|anticipated|ongoing|scheduled|booked|pending|provisional|learner(?:'|’)s|learning to|saving up|enrolled|studying|pursuing|undergoing`,
  `taking (?:[\\p{L}-]+ ){1,3}(?:class|course|module)(?:es|s)?|practi[cs]e (?:tests?|exams?)|sitting (?:for|the|my)|next (?:month|spring|summer|autumn|fall|year)`,
  `awaiting|appl(?:ied|ying) (?:for|to)|appearing (?:in|for)|${few} (?:of|out of) (?:the )?(?:two|three|four|five|six|\\d{1,2}) (?:\\p{L}+ ){0,2}(?:exams?|sections?|papers?|parts?|modules?|units?|levels?)`,
  `exam not (?:given|taken)|not completed|started (?:in )?(?:\\p{L}{3,9} )?20\\d\\d|(?<!(?:renewal|revalidation|refresher|update|next|expiry) )due (?:in |by )?(?:\\p{L}{3,9} )?20\\d\\d`,
  `(?:freshman|sophomore|junior|senior) (?:in|at) (?:\\p{L}+ ){0,2}(?:high school|college|university|state)|hope|(?:plan(?:ning|ned)?|hoping|aiming|intend(?:ing)?|about) to|will (?:be|have|get|take|complete|obtain)`,
  `to be (?:awarded|completed|confirmed|taken|obtained|issued)|working towards?|not yet|(?:did(?: not|n['’]t)|have(?: not|n['’]t)) (?:pass(?:ed)?|finish(?:ed)?|get|got)|not (?:passed|started|finished)|exam booked`,
  `currently (?:completing|undertaking|training|doing|taking|on)|(?:first|second|third|fourth|final|[1-5](?:st|nd|rd|th))[- ]year (?:of|student|apprentice|trainee)|semesters? toward|towards? an? (?:degree|diploma|certificate)|courses finished`,
  `(?:semesters?|terms?|credits?|modules?|units?|exams?|papers?|months) (?:left|to go|remaining)`,
  `angestrebt\\p{L}{0,2}|strebe|voraussichtlich\\p{L}{0,2}|laufend|derzeit in|in (?:ausbildung|vorbereitung|planung|arbeit)|(?:auszubildender?|azubi) (?:zu[rm]|als|im)|vorbereitung auf|im anerkennungsjahr|anstehend|ausstehend|steht (?:noch )?aus|gebucht|vorgemerkt`,
  `nicht (?:abgeschlossen|beendet|bestanden|vorhanden)|ohne abschluss|angefangen\\p{L}{0,2}|begonnen\\p{L}{0,2}|angemeldet|anmeldung|warteliste|beantragt|geplant\\p{L}{0,2}|läuft(?! ab)|teil \\d (?:und|bis|\\+) \\d der \\p{L}*prüfung|noch nicht|nicht anerkannt`,
  `(?:im )?(?:[1-4]\\.?|ersten|zweiten|dritten|vierten|letzten|erstes|zweites|drittes|viertes) (?:lehrjahr|ausbildungsjahr|lj\\.?)|im (?:\\d\\.?|ersten|zweiten|dritten|vierten|letzten) (?:jahr|semester)|\\d\\. semester`,
].join('|');
/** What is there no longer. */
const noLonger = `not (?:renewed|current|in date)|let (?:\\p{L}+ )?go|no longer|expired|lapsed|revoked|suspended|surrendered|out of date|abgebrochen\\p{L}{0,2}|nicht (?:erneuert|verlängert|mehr)|abgelaufen\\p{L}{0,2}|ausgelaufen\\p{L}{0,2}|erloschen\\p{L}{0,2}|entzogen|durchgefallen`;
const pendingWords = fewRanges(new RegExp(`(?<!\\p{L})(?:${toCome}|${noLonger})(?!\\p{L})`, 'iu'));

/**
 * Whether a text tells of what the person does not have yet, or no longer.
 *
 * @param now the day of the analysis; without it, dates say nothing
 */
export function isPending(text: string, now?: string): boolean {
  return pendingWords.test(text) || isUnderWay(text, now) || isOutOfTime(text, now);
}

/**
 * The same of one name in its line: "ADR-Schein abgelaufen, Kranschein" has the crane's, and "RN, BSN expected 2027" a nurse's. What follows and names
 * nothing else ("ADR, TÜV, abgelaufen 2022") is said of the name before it, as is what heads the line ("In progress: NVQ 3, first aid").
 */
export function isPendingAt(line: string, start: number, end: number, now?: string): boolean {
  const [heading] = headed.exec(line) ?? [];
  if (heading !== undefined && heading.length <= start && isPending(heading)) return true;
  return isPending(partOfLine(line, { start, end }).own, now);
}

const headed = /^[^:,;|]{3,40}:/u;
