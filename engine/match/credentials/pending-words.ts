import { fewRanges } from '../../text/few-ranges.ts';
import { partOfLine } from './part-of-line.ts';

/** What is not there yet: courses, bookings, plans. */
const pendingWords = fewRanges(
  /in progress|(?<!\p{L})(?:expected|ongoing|scheduled|booked|pending|provisional|learner(?:'|’)s|learning to|saving up|enrolled|studying|pursuing|taking (?:[\p{L}-]+ ){1,3}(?:class|course|module)(?:es|s)?|practi[cs]e (?:tests?|exams?)|sitting (?:for|the|my)|next (?:month|spring|summer|autumn|fall|year)|awaiting|applied for|appearing (?:in|for)|(?:one|two|three|four|\d) (?:of|out of) (?:the )?(?:two|three|four|five|six|\d{1,2}) (?:\p{L}+ ){0,2}(?:exams?|sections?|papers?|parts?|modules?|units?|levels?)|exam not (?:given|taken)|not renewed|not completed|started (?:in )?(?:\p{L}{3,9} )?20\d\d|(?<!(?:renewal|revalidation|refresher|update|next|expiry) )due (?:in |by )?(?:\p{L}{3,9} )?20\d\d|(?:freshman|sophomore|junior|senior) (?:in|at) (?:\p{L}+ ){0,2}(?:high school|college|university|state)|hope|plan(?:ning|ned)? to|working towards?|not yet|(?:did(?: not|n['’]t)|have(?: not|n['’]t)) (?:pass(?:ed)?|finish(?:ed)?|get|got)|not (?:passed|started|finished)|let (?:\p{L}+ )?go|exam booked|no longer|expired|lapsed|(?:first|second|third|final)[- ]year (?:of|student)|semesters? toward|towards? an? (?:degree|diploma|certificate)|courses finished|(?:semesters?|terms?|credits?|modules?|units?|exams?|papers?|months) (?:left|to go|remaining)|angestrebt|voraussichtlich|laufend|in ausbildung|(?:auszubildender?|azubi) (?:zu[rm]|als|im)|abgebrochen|nicht (?:abgeschlossen|beendet|bestanden|erneuert|verlängert|vorhanden)|ohne abschluss|angefangen|begonnen|angemeldet|warteliste|beantragt|geplant|läuft|im anerkennungsjahr|teil \d (?:und|bis|\+) \d der \p{L}*prüfung|abgelaufen|erloschen|noch nicht|im (?:\d\.?|ersten|zweiten|dritten|vierten|letzten) (?:jahr|lehrjahr|ausbildungsjahr|semester)|nicht anerkannt)(?!\p{L})/iu,
);

/** Whether a line tells of what the person does not have yet, or no longer. */
export function isPending(line: string): boolean {
  return pendingWords.test(line);
}

/**
 * The same of one name in its line: "ADR-Schein abgelaufen, Kranschein" has the crane's. What a bracket or a comma adds ("ADR, abgelaufen 2022") is
 * said of the name before it.
 */
export function isPendingAt(line: string, start: number, end: number): boolean {
  const { part, behind } = partOfLine(line, { start, end });
  return isPending(part) || onlyPending.test(behind);
}

const onlyPending = fewRanges(
  /^[,;] (?:(?:leider|seit|derzeit|aktuell|noch) )?(?:expired|lapsed|abgelaufen|erloschen|abgebrochen|angestrebt|geplant|noch nicht|nicht (?:bestanden|verlängert|erneuert))(?!\p{L})/iu,
);
