import { isFillWord } from '../../text/fill-words.ts';
import { englishRoot } from '../../text/root.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Claim, LostFact } from '../../types/claim.ts';
import type { Span } from '../../types/span.ts';
import { type Case, proven, spanOf } from '../claim.ts';
import type { ResumeDocument, ResumeLine } from '../document.ts';
import { findSources } from '../find-sources.ts';
import type { Header } from '../match-jobs.ts';
import { areAlike } from './alike.ts';
import { type Respelled, respelledWords } from './respelled-words.ts';
import { isRestated, tellsNumbers } from './restated-numbers.ts';
import { isFree } from './signals.ts';

/** Findings about how something is named: another spelling of it is nothing new. */
const codes: ReadonlySet<Claim['reason']['code']> = new Set([
  'ledger.notHere',
  'ledger.notNamed',
  'ledger.noPaper',
  'ledger.noNumber',
  'ledger.otherNumber',
  'ledger.nothingAbout',
  'ledger.notByName',
]);
/** Words that only say what kind of credential a thing is. */
const plain =
  /^(?:kenntnisse|ausbildung|class|state|card|no|level|certifi\p{L}*|licen[cs]\p{L}*|degree|the|number|dept|inc|ltd|llc|of|in|with|honou?rs|hons)$/u;
/** Words that a list may put next to what it names. */
const said = /^(?:courses?|used|using|previously|formerly|software|systems?|tools?|skills?|kurs|kenntnisse)$/;
/** A summary draws on the whole resume, up to this many lines. */
const mostLines = 200;

/** The claims of a line; those that only respell its own sources or its own header become proven. */
export function withdrawSpellings(given: Case, claims: readonly Claim[]): Claim[] {
  if (!claims.some(isNamed)) return [...claims];
  const { line, improved, original } = given;
  const sources = placesOf(given);
  const respelled = respelledWords(improved, line, original, sources);
  // A header that belongs to no job of the original may be any line of it: "Tools used: Excel".
  const isListed = given.sources.lines[0]?.role !== 'header' && given.sources.lines[0]?.role !== 'sentence';
  const stands =
    line.role === 'header' && (given.header === undefined || isListed) && given.sources.coverage >= leastShared;
  return claims.map((claim) => {
    const isProven =
      isNamed(claim) &&
      (isSaidOtherwise(given, claim, sources) ||
        isFirstWord(given, claim) ||
        isPlain(given, claim) ||
        isCovered(improved, line, claim, respelled, stands));
    if (!isProven) return claim;
    const source = sources[0];
    return source ? proven(given, claim.kind, claim.span, spanOf(source)) : claim;
  });
}

function isNamed({ kind, verdict, reason }: Claim): boolean {
  return verdict === 'unsupported' && (codes.has(reason.code) || kind === 'standing' || kind === 'scope');
}

/** The first word after a bullet of any kind is no name: "2) Verified the levels", "+ Posted photographs". */
function isFirstWord({ line, improved }: Case, { span, text, reason }: Claim): boolean {
  if (reason.code !== 'ledger.notNamed' || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false;
  return /^\s*(?:\(?\d{1,2}[.)]|[^\s\p{L}\p{N}]{1,3})\s+$/u.test(improved.text.slice(line.start, span.start));
}

/** A number seen from the other end, a credential named next to its "certified", a reservation made in another word. */
function isSaidOtherwise(given: Case, { kind, span, text, reason }: Claim, sources: readonly ResumeLine[]): boolean {
  const { line, improved, original } = given;
  if (kind === 'scope') return isNoDeed(given, span);
  if (isSameGrade(text, sources)) return true;
  if (kind === 'number' && reason.code === 'ledger.notHere') return isInSource(given, text, sources[0]);
  if (kind === 'number') return isRestated(improved, line, original, sources, span);
  if (kind !== 'standing') return false;
  if (reason.code === 'ledger.word') return stillReserved(line.content, reason.spans, original.text);
  return holding.test(text) && isBesidePaper(given, span);
}

/** "Supervised by the surveyor", "head office", "joined the meeting": no higher step of a ladder. */
function isNoDeed({ line, improved, sources }: Case, { start, end }: Span): boolean {
  const next = improved.text.slice(end, end + 12);
  const word = improved.text.slice(start, end).toLowerCase();
  if (/ed$/.test(word) && /^ by (?!\p{L}+ing)/u.test(next)) return true;
  if (
    /^(?:lead|leads|led|leading)$/.test(word) &&
    sources.lines.slice(0, 1).some(({ content }) => ownLead.test(content) && !othersLead.test(content))
  )
    return true;
  if (word === 'head') return /^ (?:office|quarters)/.test(next);
  return (
    start <= line.start + 4 &&
    /^(?:joined|attended|interviewed|participated|sat)$/.test(word) &&
    sources.lines.some(({ content }) => taking.test(content))
  );
}

/** "Puppy party leader", not "under the team leader". */
const ownLead = /^[^,;.]{0,60}\bleader\b/iu;
const othersLead = /\b(?:the|by|under|with|for|to|my|our|an?) (?:\p{L}+ )?leader\b/iu;

const taking = /\b(?:took part|attended|joined|participat\p{L}+|interviewed|sat in)\b/iu;

/** British classes of a degree, in figures and in words. */
const grades: readonly [RegExp, RegExp][] = [
  [/2[:.]1|\b2i\b/i, /\bupper[- ]second\b/i],
  [/2[:.]2|\b2ii\b/i, /\blower[- ]second\b/i],
  [/\b1st\b/i, /\bfirst\b/i],
];

function isSameGrade(text: string, places: readonly ResumeLine[]): boolean {
  return grades.some(([figures, words]) => {
    const other = figures.test(text) ? words : words.test(text) ? figures : undefined;
    return other !== undefined && places.some(({ content }) => other.test(content));
  });
}

/** A number of a credential that is in the line the credential comes from. */
function isInSource({ sources }: Case, text: string, source: ResumeLine | undefined): boolean {
  // A long number is nobody else's.
  const isOwn = sources.coverage >= leastShared || /^\d{6,}$/.test(text);
  if (source === undefined || !isOwn || !/^\d{3,}$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return false;
  return source.content.split(/\P{N}+/u).includes(text);
}

const holding = /^(?:certified|qualified|licen[sc]ed|registered|accredited|chartered)$/i;
/** The most words between "certified" and the name of the credential. */
const besidePaper = 3;

/** "ServSafe certified" from someone whose credentials name ServSafe. */
function isBesidePaper({ improved, line, original }: Case, { start }: Span): boolean {
  const at = improved.tokens.findIndex((token, index) => index >= line.from && token.start >= start);
  for (let index = Math.max(line.from, at - besidePaper); index < Math.min(line.to, at + besidePaper + 1); index += 1) {
    const { surface = '' } = improved.tokens[index] ?? {};
    if (index === at || !/^\p{Lu}.*\p{Lu}/u.test(surface)) continue;
    const places = original.linesOf.get(improved.stemOf[index] ?? '')?.slice(0, mostPlaces) ?? [];
    if (places.some((place) => /^(?:credential|header)$/.test(original.lines[place]?.role ?? ''))) return true;
  }
  return false;
}

const mostPlaces = 20;

/** Ways to say that a thing is not finished, or that somebody watches over it; the words of a group are interchangeable. */
const reservations: readonly RegExp[] = [
  /\bin progress\b|\bexpected\b|\bpursuing\b|\bongoing\b|\btowards?\b|\bstudying\b|\bnot (?:yet )?\p{L}+ed\b|\bunfinished\b|\bincomplete\b|\bcandidate\b|\bdue\b|\bpart-\p{L}+|\bcurrently\b|\bnicht abgeschlossen\b|\blaufend\b|\boffen\b/iu,
  /\bsupervis\p{L}+|\bunder (?:the |a |my )?\p{L}+|\bguidance\b|\bguided by\b|\bAufsicht\b|\bAnleitung\b/iu,
  /\bfor\b.{0,40}\b(?:review|approval|sign-off)\b|\b(?:reviewed|approved|signed off|checked) by\b/iu,
  /\bexclud\p{L}+|\bexcept\p{L}*|\bnot includ\p{L}+|\bwithout\b|\bohne\b/iu,
];

/** Whether the line makes the reservation of its source in another word. */
function stillReserved(content: string, spans: readonly Span[], original: string): boolean {
  const source = spans[0] ? original.slice(spans[0].start, spans[0].end) : '';
  return reservations.some((group) => group.test(source) && group.test(content));
}

function placesOf({ line, original, sources, header }: Case): ResumeLine[] {
  if (line.isSummary) return [...new Set([...sources.lines, ...original.lines.slice(0, mostLines)])];
  const headers = line.role === 'header' ? [...(header?.lines ?? []), ...(header?.shared ?? [])] : [];
  return [...new Set([...headers, ...sources.lines])];
}

/** "Second place", "spoken at home": words that claim nothing, or that stand for one of the source. */
function isPlainWord(given: Case, index: number): boolean {
  const root = englishRoot(given.improved.tokens[index]?.lemma ?? '');
  if (isFree(root)) return true;
  return given.sources.lines
    .slice(0, 1)
    .some(({ from, to }) =>
      given.original.tokens
        .slice(from, Math.min(to, from + mostWordsOfSource))
        .some(({ lemma }) => areAlike(root, englishRoot(lemma))),
    );
}

const mostWordsOfSource = 60;

/** Whether a source has the word and does not deny it. */
function isAsserted({ original, sources }: Case, stem: string): boolean {
  return sources.lines.some(({ from, to, stems }) => {
    if (stem === '' || !stems.has(stem)) return false;
    const end = Math.min(to, from + mostWordsOfSource);
    for (let index = from; index < end; index += 1)
      if (original.stemOf[index] === stem && original.negated[index] !== 1) return true;
    return false;
  });
}

/** A name of words that claim nothing, none of them written like a name, in a line that its sources explain. */
function isPlain(given: Case, { kind, reason, span }: Claim): boolean {
  const { improved, line, sources } = given;
  if (kind !== 'skill' || reason.code !== 'ledger.notNamed' || improved.isGerman || sources.coverage < leastShared)
    return false;
  for (let index = line.from; index < line.to; index += 1) {
    const token = improved.tokens[index];
    if (token === undefined || token.start < span.start || token.end > span.end) continue;
    const isSaid = isAsserted(given, improved.stemOf[index] ?? '');
    const isName = index > line.from && /^\p{Lu}/u.test(token.surface);
    const isSmall = !isName && (isFillWord(token.lower) || isPlainWord(given, index));
    if (!isSaid && !isSmall) return false;
  }
  return true;
}

/** Whether every meaningful word of a finding is known; a number only where a date or a short form explains it. */
function isCovered(
  { tokens }: ResumeDocument,
  line: ResumeLine,
  { kind, span }: Pick<Claim, 'kind' | 'span'>,
  { spelled, known }: Respelled,
  stands = false,
): boolean {
  // With a reservation or praise, the words themselves are not in doubt.
  if (kind === 'standing' || kind === 'scope') return false;
  const set = !stands && (kind === 'number' || kind === 'date') ? spelled : known;
  let isSpelled = stands;
  for (let index = line.from; index < line.to; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start < span.start || token.end > span.end) continue;
    if (
      spelled.has(index) ||
      isBesideKnown(tokens, index, line, known) ||
      (said.test(token.lower) && !known.has(index))
    )
      isSpelled = true;
    else if (!set.has(index) && (/\d/.test(token.lower) || !(plain.test(token.lower) || isFillWord(token.lower))))
      return false;
  }
  return isSpelled;
}

/** "Class" in "Class A" where the line's source has an A. */
function isBesideKnown(
  tokens: readonly Token[],
  index: number,
  { to }: ResumeLine,
  known: ReadonlySet<number>,
): boolean {
  const isLetter = /^(?:\p{Lu}|\d{1,2})$/u.test(tokens[index + 1]?.surface ?? '');
  return (
    /^(?:class|level|grade|klasse)$/.test(tokens[index]?.lower ?? '') &&
    isLetter &&
    index + 1 < to &&
    known.has(index + 1)
  );
}

/** Where the losses of the original's lines are looked up. */
export interface Kept {
  original: ResumeDocument;
  improved: ResumeDocument;
  /** The improved header of each job of the original. */
  matched: ReadonlyMap<number, Header>;
}

/** The losses, except facts that the improved text has in another spelling where the line went. */
export function withdrawLost(kept: Kept, lost: ReadonlyMap<number, LostFact[]>): Map<number, LostFact[]> {
  const left = new Map<number, LostFact[]>();
  for (const [index, facts] of lost) {
    const line = kept.original.lines[index];
    const open = line ? facts.filter((fact) => !stillStands(kept, line, fact)) : facts;
    if (open.length > 0) left.set(index, open);
  }
  return left;
}

function stillStands({ original, improved, matched }: Kept, line: ResumeLine, fact: LostFact): boolean {
  if (fact.kind === 'contact') return false;
  // The day of a date may go when its month stays.
  if (/^\d{1,2}$/.test(fact.text) && dayOfMonth.test(original.text.slice(line.start, line.end))) return true;
  const header = line.role === 'header' && line.job !== undefined ? matched.get(line.job) : undefined;
  const lines = [
    ...(header?.lines ?? []),
    ...(header?.shared ?? []),
    ...findSources(line, improved, header?.job).lines,
  ];
  if (fact.kind === 'outcome') return tellsNumbers(original, line, improved, lines);
  const around = [...new Set(lines.flatMap(({ index }) => improved.lines.slice(Math.max(0, index - 1), index + 2)))];
  if (isSameGrade(fact.text, around)) return true;
  if (isCovered(original, line, fact, respelledWords(original, line, improved, around))) return true;
  const block = blockOf(improved, lines[0]);
  const words = [...line.stems];
  const kept = words.filter((word) => block.some(({ stems }) => stems.has(word))).length;
  if (words.length < 2 || kept < words.length * leastShared) return false;
  return isCovered(original, line, fact, respelledWords(original, line, improved, block), true);
}

const dayOfMonth = /\b\d{1,2}(?:st|nd|rd|th|\.)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/i;

/** The header, credentials or list around a line: if they have most of an old header, they are that header, whatever the layout. */
function blockOf({ lines }: ResumeDocument, line: ResumeLine | undefined): ResumeLine[] {
  if (line === undefined) return [];
  return lines.slice(Math.max(0, line.index - 2), line.index + 3).filter(({ role }) => role !== 'sentence');
}

/** What a header or a list became has at least this much of it. */
const leastShared = 0.6;
