import { drivingShown } from '../extract/driving-classes.ts';
import { alikeTo, type LicenceName, levelIn } from '../extract/licence-name.ts';
import { credentialHeads, credentialTitles, doubtfulHeads } from '../extract/licence-words.ts';
import { firstFrom } from '../text/first-from.ts';
import { lineAt } from '../text/lines.ts';
import { onceFor } from '../text/once-for.ts';
import { rememberWords } from '../text/remember-words.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { tradeRoot, tradeStems } from '../text/trade-root.ts';
import type { Evidence } from '../types/match.ts';
import type { Span } from '../types/span.ts';
import type { ResumeText } from './index-resume.ts';
import { mostEvidence } from './match-term.ts';

/** A clause of a resume, with what it says of credentials. */
export interface CredentialClause {
  line: string;
  /** Where `text` begins in the resume; it has blanks for what is denied. */
  start: number;
  text: string;
  /** Its words that are not denied, with their places in the resume. */
  words: readonly Token[];
  lemmas: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** The first letters of its words, in order: "qualified teacher status" has "qts". */
  initials: string;
  /** Whether it stands where credentials are listed, or names one. */
  isListed: boolean;
}

/** What is not there yet: courses, bookings, plans. */
const pendingWords =
  /in progress|(?<!\p{L})(?:expected|ongoing|scheduled|booked|pending|provisional|learner(?:'|’)s|learning to|saving up|enrolled|studying|pursuing|practi[cs]e (?:tests?|exams?)|sitting (?:for|the|my)|next (?:month|spring|summer|autumn|fall|year)|awaiting|applied for|not renewed|not completed|started (?:in )?(?:\p{L}{3,9} )?20\d\d|hope|plan(?:ning|ned)? to|working towards?|not yet|(?:did(?: not|n['’]t)|have(?: not|n['’]t)) (?:pass(?:ed)?|finish(?:ed)?|get|got)|not (?:passed|started|finished)|let (?:\p{L}+ )?go|exam booked|no longer|expired|lapsed|(?:first|second|third|final)[- ]year (?:of|student)|semesters? toward|towards? an? (?:degree|diploma|certificate)|courses finished|(?:semesters?|terms?|credits?|modules?|units?|exams?|papers?|months) (?:left|to go|remaining)|angestrebt|voraussichtlich|laufend|in ausbildung|abgebrochen|nicht (?:abgeschlossen|beendet|bestanden|erneuert|verlängert|vorhanden)|ohne abschluss|angefangen|begonnen|angemeldet|warteliste|beantragt|geplant|abgelaufen|erloschen|noch nicht|im \d\.? (?:lehrjahr|ausbildungsjahr|semester))(?!\p{L})/iu;

/** Whether a line tells of what the person does not have yet, or no longer. */
export function isPending(line: string): boolean {
  return pendingWords.test(line);
}

/**
 * The same of one name in its line: "ADR-Schein abgelaufen, Kranschein" has the crane's. What a bracket or a comma adds ("ADR, abgelaufen 2022") is
 * said of the name before it.
 */
export function isPendingAt(line: string, from: number, to: number): boolean {
  const first = Math.max(...[',', ';', '. '].map((end) => line.lastIndexOf(end, from)));
  const after = line.slice(to, to + longestRest);
  const end = after.search(/[,;]|\. /);
  const added = end < 0 ? null : onlyPending.exec(after.slice(end));
  return isPending(line.slice(first + 1, end < 0 ? line.length : to + end)) || added !== null;
}

/** As far as something is said of a name, in characters. */
const longestRest = 80;
const onlyPending =
  /^[,;] (?:(?:leider|seit|derzeit|aktuell|noch) )?(?:expired|lapsed|abgelaufen|erloschen|abgebrochen|angestrebt|geplant|noch nicht|nicht (?:bestanden|verlängert|erneuert))(?!\p{L})/iu;

/** Which share of a credential's words must be there. */
const enough = 0.6;

/** The clauses of a resume in which credentials may be shown: those that are neither denied nor still to come. Linear. */
export const credentialClauses = onceFor((resume: ResumeText): readonly CredentialClause[] => {
  const denied = new Set(resume.tokens.flatMap(({ start }, index) => (resume.negated[index] === 1 ? [start] : [])));
  return resume.resume.lines.flatMap(({ content, start, section, role }) =>
    [...content.matchAll(/[^.;]+(?:[.;](?!\s)[^.;]*)*/g)].flatMap(({ 0: text, index }) => {
      if (isPending(text)) return [];
      const at = start + index;
      const all = wordsBetween(resume, at, at + text.length);
      const words = all.filter((word) => !denied.has(word.start));
      if (words.length === 0) return [];
      // As written, too: "CMMS" loses its last letter as if it were a plural.
      const lemmas = new Set(words.flatMap(({ lemma, lower }) => [lemma, lower]));
      const isListed =
        section === 'credentials' ||
        section === 'education' ||
        role === 'credential' ||
        words.some(({ lemma }) => isCredentialWord(lemma)) ||
        ofLevel.test(text);
      return [
        {
          line: content,
          start: at,
          text: words.length === all.length ? text : withoutDenied(text, at, all, denied),
          words,
          lemmas,
          stems: new Set(words.flatMap(({ lemma }) => tradeStems(lemma))),
          initials: words.map(({ lower }) => lower.charAt(0)).join(''),
          isListed,
        },
      ];
    }),
  );
});

/** A clause with blanks for its denied words: "I hold no driving licence but live near" shows none. */
function withoutDenied(text: string, at: number, words: readonly Token[], denied: ReadonlySet<number>): string {
  let said = '';
  for (const { start, end } of words) {
    if (!denied.has(start)) continue;
    said += text.slice(said.length, start - at) + ' '.repeat(end - start);
  }
  return said + text.slice(said.length);
}

/** The words of a part of the resume as they are written. Where it begins or ends within a word, it is read by itself. */
function wordsBetween({ text, written }: ResumeText, start: number, end: number): Token[] {
  const from = firstFrom(written, start);
  const to = firstFrom(written, end);
  const isCut = (written[from - 1]?.end ?? 0) > start || (written[to - 1]?.end ?? 0) > end;
  if (!isCut) return written.slice(from, to);
  const shift = (word: Token) => ({ ...word, start: word.start + start, end: word.end + start });
  return tokenise(text.slice(start, end)).map(shift);
}

/** A level by its word: the "IV" of "IV therapy" is none. */
const ofLevel = /(?<!\p{L})(?:level|lvl|nvq|svq|qcf|rqf|stufe)\.? ?(?:[1-8]|[IVX]{1,3})(?![\p{L}\p{N}])/iu;

const isCredentialWord = rememberWords(
  (lemma) =>
    credentialHeads.has(lemma) ||
    doubtfulHeads.has(lemma) ||
    credentialTitles.has(lemma) ||
    /^(?:qualified|trained|passed|ticket|examiniert|gelernter?|ausgebildeter?|abgeschlossen|bestanden|ihk|hwk)$/.test(
      lemma,
    ) ||
    germanTraining.test(lemma),
);

/** "Kochlehre", "Gesellenprüfung", "IHK-Abschluss": words of an apprenticeship that was finished, as lemmas. */
const germanTraining =
  /(?:lehre|ausbildung|umschulung|abschluss|gesell(?:e|in|enbrief|enpruefung)|meister(?:brief|pruefung)|facharbeiter(?:brief|in)?)$/;

/** The clauses that show one of the names. */
export function showLicence(
  names: readonly LicenceName[],
  clauses: readonly CredentialClause[],
  resume: ResumeText,
): Evidence[] {
  const evidence: Evidence[] = [];
  if (names.length === 0) return evidence;
  // Its initials say it more surely than some of its words: "SWE registration" before "MA Social Work".
  const surest = clauses.filter((clause) => names.some((name) => hasInitials(name, clause)));
  for (const clause of surest.length > 0 ? surest : clauses) {
    const name = names.find((each) => shows(each, clause));
    if (name === undefined) continue;
    evidence.push({
      line: clause.line,
      span: placeOf(name, clause),
      placement: resume.placements[lineAt(resume.lines, clause.start)] ?? 'passing',
      strength: 'alias',
    });
    if (evidence.length === mostEvidence) break;
  }
  return evidence;
}

function hasInitials({ initials }: Pick<LicenceName, 'initials'>, { lemmas }: CredentialClause): boolean {
  return initials !== '' && lemmas.has(initials);
}

/** The words of a clause that show a name, from the first to the last; the whole clause where only its level or class does. */
function placeOf({ codes, words, initials, level }: LicenceName, clause: CredentialClause): Span {
  const stems = new Set(words.map(tradeRoot));
  const short = words.map((word) => word.charAt(0)).join('');
  const counts = ({ lemma, lower }: Token) =>
    codes.includes(lemma) ||
    codes.includes(lower) ||
    tradeStems(lemma).some((own) => stems.has(own)) ||
    lemma === initials ||
    (words.length > 1 && lemma === short);
  const shown = clause.words.map(counts);
  const isNear = (index: number) => {
    const { lemma = '', surface = '' } = clause.words[index] ?? {};
    return isCredentialWord(lemma) || (level !== undefined && /^(?:level|nvq|svq|[IVX]{1,3}|\d)$/i.test(surface));
  };
  let first = shown.indexOf(true);
  let last = shown.lastIndexOf(true);
  if (first < 0) [first, last] = [0, clause.words.length - 1];
  const isLink = (index: number) =>
    /^(?:in|of|für|als)$/.test(clause.words[index]?.lower ?? '') && index > 0 && isNear(index - 1);
  while (first > 0 && (isNear(first - 1) || isLink(first - 1))) first -= 1;
  while (last + 1 < clause.words.length && isNear(last + 1)) last += 1;
  const [from, to] = [clause.words[first], clause.words[last]];
  return { start: from?.start ?? clause.start, end: to?.end ?? clause.start + clause.text.length };
}

const levelAlone = /^[\s\-*•]*(?:cert(?:ificate)?|nvq|svq|diploma)\.? (?:level )?(?:[IVX]{1,3}|[1-8])\s*(?:,|\(|$)/i;

/** What a clause says of driving and of levels: the same for every name. */
const drivingIn = onceFor(({ text }: CredentialClause): number => drivingShown(text) ?? 0);
const levelOf = onceFor(({ text }: CredentialClause): number => levelIn(text) ?? Number.POSITIVE_INFINITY);

function shows({ codes, words, level, initials, driving }: LicenceName, clause: CredentialClause): boolean {
  if (driving !== undefined) return drivingIn(clause) >= driving;
  if (level !== undefined && levelOf(clause) < level) return false;
  if (hasInitials({ initials }, clause)) return true;
  const spelledOut = (code: string) => code.length > 2 && clause.initials.includes(code);
  if (!codes.every((code) => clause.lemmas.has(code) || spelledOut(code))) return false;
  if (words.length === 0) return true;
  const short = words.map((word) => word.charAt(0)).join('');
  if (words.length > 1 && clause.lemmas.has(short)) return true;
  const said = (word: string, at: number) =>
    clause.stems.has(tradeRoot(word)) ||
    isAlike(word, clause) ||
    isCompound(word, clause) ||
    hasShort(words.slice(at, at + 2), clause) ||
    hasShort(words.slice(Math.max(0, at - 1), at + 1), clause);
  const share = words.filter(said).length / words.length;
  // A number in the name ("EPA 608") or a single word beside a short form tells enough.
  if (codes.length > 0) return share >= enough || words.length === 1 || codes.some((code) => /^\d/.test(code));
  if (share >= enough)
    return clause.isListed && (words.length > 1 || level !== undefined || isNamedApart(words[0] ?? '', clause));
  // "Cert III, a college, 2017": a level that names no subject is that of the trade.
  return level !== undefined && levelAlone.test(clause.text);
}

/** "Six Sigma YB" has the yellow belt: two words by their capitals. */
function hasShort(pair: readonly string[], clause: CredentialClause): boolean {
  const short = pair.map((word) => word.charAt(0).toUpperCase()).join('');
  return pair.length === 2 && clause.words.some(({ surface }) => surface === short);
}

/**
 * Whether a clause names a credential of one word as one: first of its clause or item, or beside a word of credentials. "NVQ level 3 Health
 * and Social Care" is no Care Certificate.
 */
function isNamedApart(word: string, { words }: CredentialClause): boolean {
  const own = tradeRoot(word);
  return words.some(({ lemma, opens }, index) => {
    const root = tradeRoot(lemma);
    if (root !== own && !alikeTo(word).includes(lemma)) return root.startsWith(own) || own.startsWith(root);
    const beside = [words[index - 2], words[index - 1], words[index + 1], words[index + 2]];
    const leads = opens || words.slice(0, index).every(({ lower: before }) => /^\d+$/.test(before));
    return leads || beside.some((other) => other !== undefined && isCredentialWord(other.lemma));
  });
}

/** A "radiography certificate" is one to take X-rays. */
function isAlike(word: string, { lemmas }: CredentialClause): boolean {
  return alikeTo(word).some((other) => lemmas.has(other));
}

/** "Children's Care" has both parts of "childcare". */
function isCompound(word: string, { lemmas }: CredentialClause): boolean {
  return cutsOf(word).some(([first, last]) => hasPart(first, lemmas) && hasPart(last, lemmas));
}

const shortestPart = 4;

/** Every two parts of a word: each of a posting's credentials is held against every clause. */
const cutsOf = rememberWords((word): readonly [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, more) => [
    word.slice(0, shortestPart + more),
    word.slice(shortestPart + more),
  ]),
);

function hasPart(part: string, lemmas: ReadonlySet<string>): boolean {
  return lemmas.has(part) || (part === 'child' && lemmas.has('children'));
}
