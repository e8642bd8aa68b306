import { isFillWord } from '../../../text/fill-words.ts';
import { englishRoot } from '../../../text/roots/root.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Claim } from '../../../types/claim.ts';
import type { Span } from '../../../types/span.ts';
import { type Case, proven, spanOf } from '../../lines/claim.ts';
import type { ResumeLine } from '../../lines/document.ts';
import { freeWords } from '../../vocabulary/de/free-words.ts';
import { leadsTheSame } from '../german/german-led.ts';
import { countsTheSame } from '../german/german-number-signals.ts';
import { isSaidIn } from '../german/german-words.ts';
import { isFree } from '../signals/signals.ts';
import { isVerb } from '../words/act-words.ts';
import { areAlike } from '../words/alike.ts';
import { respelledWords, shareOf } from '../words/respelled-words.ts';
import { groupOf, isRestated } from '../words/restated-numbers.ts';
import { isKeptInGerman, isReservedInGerman } from './german-kept.ts';
import { isDeedOfSomething, isExplainedBeside } from './german-names.ts';
import { isCovered, isSameGrade, leastShared } from './is-covered.ts';
import { isOfLayout } from './layout-findings.ts';
import { isOwnLength } from './stated-lengths.ts';

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
    line.role === 'header' &&
    (given.header === undefined || isListed) &&
    Math.max(given.sources.coverage, shareOf(improved, line, respelled.known)) >= leastShared;
  return claims.map((claim) => {
    const isProven =
      isNamed(claim) &&
      (isOfLayout(given, claim) ||
        isSaidOtherwise(given, claim, sources) ||
        isFirstWord(given, claim) ||
        isDeed(given, claim) ||
        isPlain(given, claim) ||
        isSaidInGerman(given, claim, sources) ||
        isCovered(improved, line, claim, respelled, { stands, isFinding: true }));
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
  return /^\s*(?:\(?[\d\p{Ll}]{1,2}[.)]|o|[^\s\p{L}\p{N}]{1,3})\s+$/u.test(improved.text.slice(line.start, span.start));
}

/** "Educated", "Led": a verb in the past is no tool that anybody has used, wherever it is written large. */
function isDeed({ improved }: Case, { text, reason }: Claim): boolean {
  if (reason.code !== 'ledger.notNamed' || improved.isGerman || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false;
  const lower = text.toLowerCase();
  return pastVerb.test(lower) && isVerb(lower);
}

const pastVerb =
  /ed$|^(?:led|ran|built|rebuilt|wrote|rewrote|taught|made|held|kept|took|undertook|gave|sold|won|drove|grew|saw|oversaw|met|brought|bought|found|sent|spoke|did|went|began|chose|dealt)$/;

/** A number seen from the other end, a credential named next to its "certified", a reservation made in another word. */
function isSaidOtherwise(given: Case, { kind, span, text, reason }: Claim, sources: readonly ResumeLine[]): boolean {
  const { line, improved, original } = given;
  if (kind === 'scope')
    return improved.isGerman
      ? leadsTheSame(improved, line, wordAt(given, span), original, sources)
      : isNoDeed(given, span);
  if (isSameGrade(text, sources)) return true;
  if (kind === 'number' && isDayThere(given, text, sources)) return true;
  if (kind === 'number' && line.role === 'header' && isOwnLength(improved, line, span, sources, given.thisYear))
    return true;
  if (kind === 'number' && reason.code === 'ledger.notHere')
    return sources.some((source) => isInSource(given, text, source));
  if (improved.isGerman && reason.code === 'ledger.otherNumber' && countsTheSame(given, span)) return true;
  if (kind === 'number') return isRestated(improved, line, original, sources, span);
  if (kind !== 'standing') return false;
  if (reason.code === 'ledger.word')
    return stillReserved(line.content, reason.spans, original.text) || isSameGroup(given, sources[0]);
  return holding.test(text) && isBesidePaper(given, span);
}

function wordAt({ improved, line }: Case, { start }: Span): number {
  return improved.tokens.findIndex((token, index) => index >= line.from && token.start >= start);
}

/** "Mit zwei weiteren Mechanikern" of "einer von drei Mechanikern". */
function isSameGroup({ improved, line, original }: Case, source: ResumeLine | undefined): boolean {
  if (source === undefined || !improved.isGerman) return false;
  const group = groupOf(original, source);
  return group !== undefined && group === groupOf(improved, line);
}

/** The day of "1. Februar 2016" for 1.2.2016: years and months have a rule of their own. */
function isDayThere({ improved, line }: Case, text: string, sources: readonly ResumeLine[]): boolean {
  if (!improved.isGerman || line.role !== 'header' || !/^\d{1,2}$/.test(text)) return false;
  const day = new RegExp(String.raw`(?<!\d)0?${Number(text)}\. ?(?:0?\d{1,2}\.|\p{L})`, 'u');
  return day.test(line.content) && sources.some(({ content }) => day.test(content));
}

/** "Supervised by the surveyor", "head office", "joined the meeting": no higher step of a ladder. */
function isNoDeed({ line, improved, sources }: Case, { start, end }: Span): boolean {
  const next = improved.text.slice(end, end + 12);
  const word = improved.text.slice(start, end).toLowerCase();
  if (/(?:ed|seen|led|run|given|taught|held)$/.test(word) && /^ by (?!\p{L}+ing)/u.test(next)) return true;
  // "Newly hired people"; "was launched with my support".
  const before = improved.text.slice(Math.max(line.start, start - 8), start);
  if (/\b(?:newly|new|recently) $/iu.test(before)) return true;
  if (/\b(?:was|were|been) $/iu.test(before) && /\bmy (?:support|help|assistance)\b/iu.test(line.content)) return true;
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
const ownLead = /^[^,;.]{0,60}\b(?:leader|chargehand|foreman|forewoman|captain)\b/iu;
const othersLead = /\b(?:the|by|under|with|for|to|my|our|an?) (?:\p{L}+ )?leader\b/iu;

const taking = /\b(?:took part|attended|joined|participat\p{L}+|interviewed|sat in)\b/iu;

/** A number of a credential that is in the line the credential comes from. */
function isInSource({ sources }: Case, text: string, source: ResumeLine | undefined): boolean {
  // A long number is nobody else's.
  const isOwn = sources.coverage >= leastShared || /^\d{6,}$/.test(text);
  if (source === undefined || !isOwn || !/^\d{2,}$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return false;
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
  /\bin progress\b|\bunder ?way\b|\bbeing worked on\b|\bworking (?:on|towards?)\b|\bso far\b|\bexpected\b|\bpursuing\b|\bongoing\b|\btowards?\b|\bstudying\b|\bnot (?:yet )?\p{L}+ed\b|\bunfinished\b|\bincomplete\b|\bcandidate\b|\bdue\b|\bpart-\p{L}+|\bcurrently\b|\bnicht abgeschlossen\b|\blaufend\b|\boffen\b/iu,
  /\bsupervis\p{L}+|\bunder (?:the |a |my )?\p{L}+|\bguidance\b|\bguided by\b|\boverse\p{L}+|\boversight\b|\bdirect(?:ed|ion)\b(?: by| of)|\bled by\b|\bmonitored by\b|\bmentored by\b|\bAufsicht\b|\bAnleitung\b/iu,
  /\bfor\b.{0,40}\b(?:review|approval|sign-off)\b|\b(?:reviewed|approved|signed off|checked) by\b|\b(?:to|who|that|then|which) (?:\p{L}+ )?(?:reviews?|approves?|signs? off|checks?)\b/iu,
  /\bnot (?:yet )?decided\b|\bundecided\b|\bno decision\b|\bdecision\b.{0,30}\b(?:outstanding|pending|open)\b|\bto be decided\b/iu,
  /\bexpired\b|\blapsed\b|\bran out\b|\brun out\b|\bout of date\b|\bno longer (?:valid|current)\b|\bnot renewed\b/iu,
  /\ba little\b|\bsome\b|\bbasics?\b|\bbeginner\p{L}*|\belementary\b|\blimited\b|\ba (?:few|bit)\b|\bintroductory\b|\bnovice\b|\brudimentary\b/iu,
  /\bexclud\p{L}+|\bexcept\p{L}*|\bnot includ\p{L}+|\bwithout\b|\bohne\b|\bkeine?[nrms]?\b/iu,
];

/** Whether the line makes the reservation of its source in another word. */
function stillReserved(content: string, spans: readonly Span[], original: string): boolean {
  const source = spans[0] ? original.slice(spans[0].start, spans[0].end) : '';
  return reservations.some((group) => group.test(source) && group.test(content)) || isReservedInGerman(content, source);
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
const germanFree = wordSet(freeWords);

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

/** German names are compounds, of which a source has the parts. */
const leastGermanShared = 0.3;

/** German writes all nouns large: "Lesen technischer Texte" of "technische Texte lesen" names nobody. */
function isSaidInGerman(
  { improved, line, original }: Case,
  { kind, reason, span }: Claim,
  sources: readonly ResumeLine[],
): boolean {
  const lines = sources.slice(0, mostGermanSources);
  const isWords =
    reason.code === 'ledger.notHere'
      ? /^(?:employer|degree)$/.test(kind)
      : reason.code === 'ledger.notNamed' && kind === 'skill';
  if (!improved.isGerman) return false;
  if (reason.code === 'ledger.notNamed' && isDeedOfSomething(improved, line, span)) return true;
  if (isWords && isExplainedBeside(improved, line, span)) return true;
  return (
    isWords && isKeptInGerman(improved, line, span, { document: original, lines, reserving: lines, isFinding: true })
  );
}

/** A header seldom has more lines. */
const mostGermanSources = 4;

/** A name of words that claim nothing, none of them written like a name, in a line that its sources explain. */
function isPlain(given: Case, { kind, reason, span }: Claim): boolean {
  const { improved, line, sources } = given;
  const least = improved.isGerman ? leastGermanShared : leastShared;
  if (kind !== 'skill' || reason.code !== 'ledger.notNamed' || sources.coverage < least) return false;
  for (let index = line.from; index < line.to; index += 1) {
    const token = improved.tokens[index];
    if (token === undefined || token.start < span.start || token.end > span.end) continue;
    const isSaid = isAsserted(given, improved.stemOf[index] ?? '');
    const isName = index > line.from && /^\p{Lu}/u.test(token.surface);
    const isSmall = improved.isGerman
      ? isFillWord(token.lower) ||
        germanFree.has(token.lower) ||
        isSaidIn(improved, line, index, given.original, sources.lines.slice(0, 2))
      : !isName && (isFillWord(token.lower) || isPlainWord(given, index));
    if (!isSaid && !isSmall) return false;
  }
  return true;
}
