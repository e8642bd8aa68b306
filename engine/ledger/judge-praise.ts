import { say, sayPlain } from '../say.ts';
import type { Claim, ClaimKind } from '../types.ts';
import { type Case, linesFor, spanOf, spanOfWords, unsupported } from './claim.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { expandedWords, type KnownWords } from './known-words.ts';
import * as german from './vocabulary/de/claims.ts';
import { adjectiveForms } from './vocabulary/de/inflect.ts';
import * as germanTitles from './vocabulary/de/titles.ts';
import * as titles from './vocabulary/en/titles.ts';
import { anyOf, wordsIn } from './vocabulary/read-table.ts';

/** The pattern, or a form of one of the German words. */
function orGerman({ source, flags }: RegExp, words: readonly string[]): RegExp {
  return new RegExp(`${source}|${anyOf(words.flatMap(adjectiveForms))}`, flags);
}

/** Words that make a thing larger or a person better; a word is proven by another of its group. */
const groups: readonly [kind: ClaimKind, claim: RegExp, proof?: 'paper' | RegExp][] = [
  [
    'reach',
    orGerman(
      /\b(?:company|firm|organi[sz]ation|enterprise|business|group|hospital|school|district|department|plant|store|site|campus|system|fleet)[- ]?wide\b|\b(?!nation|country|state|region|city|province|world)\p{L}{1,30}-wide\b|\b(?:across|for|throughout|in|of|by) (?:the )?(?:(?:whole|entire) \w+|all (?:\w+ )?(?:departments?|teams?|sites?|stores?|branches|locations?|units?|regions?|functions?|business units|shifts|clinics|offices|warehouses|plants|schools|wards|hospitals|facilities|restaurants|branches|countries|markets|brands|projects)|every (?:\w+ )?(?:departments?|teams?|sites?|stores?|branch|locations?|units?|regions?))\b/iu,
      german.claims.company,
    ),
  ],
  [
    'reach',
    orGerman(
      /\b(?:nation|country|state|region|city|province)[- ]?wide\b|\bnational(?:ly)?\b|\bacross (?:the )?(?:country|nation|region|state)\b/iu,
      german.claims.country,
    ),
  ],
  [
    'reach',
    orGerman(
      /\bglobal(?:ly)?\b|\bworld[- ]?wide\b|\binternational(?:ly)?\b|\bmulti-?national\w*|\b(?:EMEA|APAC|LATAM)\b|\bacross (?:\w+ ){0,2}(?:countries|continents|markets)\b/iu,
      german.claims.world,
    ),
  ],
  [
    'reach',
    /\bmulti-?(?:site|state|region(?:al)?|million|unit|facility)\b|\bhigh-volume\b|\blarge-scale\b|\benterprise(?:-level|-grade|-scale)?\b|\bfortune \d+\b|\bblue-chip\b/iu,
  ],
  [
    'reach',
    /\b(?:executive (?:leadership|team|board|management)|executives|senior (?:leadership|leaders|management|executives|stakeholders)|C-(?:level|suite)|board (?:of directors|members)|key (?:clients|customers|accounts|stakeholders)|VIPs?|high-profile|high-net-worth)\b/iu,
  ],
  [
    'standing',
    orGerman(/\b(?:sole|solely|single-?handed(?:ly)?|exclusive(?:ly)?)\b|\bthe only\b/iu, german.claims.sole),
  ],
  [
    'standing',
    orGerman(
      /\b(?:independent(?:ly)?|autonomous(?:ly)?|alone|unsupervised|without supervision|(?:on|of) (?:my|his|her|their) own|by (?:myself|himself|herself|themselves))\b/iu,
      german.claims.independent,
    ),
  ],
  [
    'standing',
    orGerman(
      /\b(?:award|prize)[- ]?(?:winning|winner)?s?\b|\bawarded\b|\bhonou?red\b|\bmichelin\b/iu,
      german.claims.awarded,
    ),
  ],
  [
    'standing',
    /\b(?:top|highest|best|number one|#1|no\. ?1|leading|first|record)[- ](?:perform\w*|rank\w*|rated|sell\w*|producer|earner|sales\w*|in the (?:company|region|country|state|team|world)|to |ever|breaking|setting|of its kind|[a-z]+ in (?:the )?(?:company|region|country|state))|\bbest-?selling\b|\brank(?:ed|ing|s)? (?:first|top|1st|no\. ?1|number one|#1)\b|\brecord-\w+|\bworld-class\b|\b(?:renowned|acclaimed|celebrated)\b|\bindustry-leading\b/iu,
  ],
  [
    'standing',
    /\brecogni[sz]ed\b/iu,
    /\brecogni[sz]ed\b|\bwon\b|\bbest\b|\bbadge|\bmedal|\bcommend|\baward|\bprize\b|\bof the (?:week|month|quarter|year)\b/iu,
  ],
  [
    'standing',
    orGerman(
      /\b(?:experts?|expert-level|mastery|guru|authority|subject[- ]matter|specialist in|thought leader)\b/iu,
      german.claims.expert,
    ),
  ],
  [
    'standing',
    orGerman(
      /\b(?:certified|chartered|licensed|registered(?! (?:new |all )?\p{L}+s\b)|accredited|qualified)\b|\bcertifications? in\b/iu,
      german.claims.certified,
    ),
    // Any paper of the resume proves it; which one it is, is judged by its name.
    'paper',
  ],
  [
    'standing',
    /\b(?:graduated with|first[- ]class|distinction|honou?rs|summa|magna|cum laude|valedictorian|dean'?s list)\b/iu,
    /\b(?:graduated with|first[- ]class|distinction|honou?rs|summa|magna|cum laude|valedictorian|dean'?s list|1st)\b|,\s*First(?!\s*\p{L})/iu,
  ],
  [
    'standing',
    orGerman(
      /\bpromoted(?= *[.,;:()]| *$| (?:to|from|twice|after|within|into|as|in|internally|early|three|again|by)\b)|\b(?:was|been|being) promoted\b|\bpromotion to\b|\bhand-?picked\b|\bselected (?:from|among|as)\b|\bpublished (?:author|writer|researcher|research|papers?|books?|studies|work|in (?:an? |the )?(?:\p{L}+ )?(?:journals?|magazines?))\b|\bpatent\w*/iu,
      german.claims.promoted,
    ),
  ],
  [
    'standing',
    /\b(?:flawless(?:ly)?|perfect|zero (?!hour)\p{L}+|never missed|(?:error|accident|incident|claim|complaint)-free|never (?:had|caused|made|received|got) an? (?:\p{L}+ )?(?:accidents?|incidents?|complaints?|errors?|injury|defects?|claims|mistake)|100 ?% (?:accura\w+|complian\w+)|(?:no|not a single|without(?: an?| any)?|free (?:of|from)) (?:\p{L}+ )?(?:accidents?|incidents?|complaints?|errors?|injur(?:y|ies)|defects?|claims|breach(?:es)?|downtime|adjustments?|violations?|discrepanc(?:y|ies)|absences?|infections?|penalt(?:y|ies)))\b/iu,
  ],
  [
    'reach',
    // Who led one person led no team of them.
    /\bteams? of (?:\p{L}{1,30} ){0,3}?\p{L}{1,30}s\b/iu,
    /\b(?:teams?|crews?|staff|groups?|department|shift|brigade|colleagues|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|\p{L}{1,30}(?:ants|ers|ists|ians|ors|ives|ices|ees|men|women|people))\b/iu,
  ],
  ['standing', /\b(?:won|winning) (?:all|every|each|most)\b|\ball (?:of them )?(?:successful(?:ly)?|won)\b/iu],
  ['outcome', orGerman(/\b(?:under|below|within|on) budget\b/iu, german.claims.budget)],
  [
    'outcome',
    orGerman(
      /\b(?:ahead of|before|on|within) (?:schedule|time|plan|the deadline)\b|\b(?:weeks?|days?|months?) early\b/iu,
      german.claims.punctual,
    ),
  ],
];

/** A name within so many letters of "certified" says in what. */
const besideReach = 25;

/** Levels of knowing a language or a tool, low to high; without any it is known somehow. */
const levels = new Map<string, number>();
for (const [rank, words] of Object.entries(titles.levels))
  for (const word of wordsIn(words)) levels.set(word, Number(rank));
for (const [rank, { words, adjectives }] of Object.entries(germanTitles.levels))
  for (const word of [...wordsIn(words), ...wordsIn(adjectives).flatMap(adjectiveForms)])
    levels.set(word, Number(rank));
/** Without a level this is what a resume may be said to prove. */
const plainLevel = 3;
const hedgeLevel = 2;

/** Reservations that a rewrite must keep while it keeps the fact. */
const reservations = orGerman(
  /\bin progress\b|\bexpected\b|\bnot (?:yet )?(?:finished|completed?|graduated|certified)\b|\bunfinished\b|\bincomplete\b|\bpursuing\b|\bcandidate for\b|\bexpired\b|\blapsed\b|\bunder (?:\w+ )?supervision\b|\bsupervised by\b|\bongoing\b|\bcurrently (?:studying|enrolled|taking)\b|\bstudied towards?\b|\bcoursework\b|\bdropped out\b|\bfor\b[^.,;]{0,30}\b(?:review|approval|sign-?off)\b/iu,
  german.reservations,
);

/** The same of a part of it; a summary may name the whole. */
const exceptions = orGerman(/\bnot included\b|\bexcluding\b|\bexcept(?:ing)?\b/iu, german.exceptions);

/** Reach, praise and levels that the sources of the line do not have, and reservations that it no longer makes. */
export function judgePraise(given: Case, known: KnownWords, confirmed: KnownWords): Claim[] {
  return [...judgeGroups(given, known, confirmed), ...judgeLevels(given), ...judgeReservations(given)];
}

function judgeGroups(given: Case, known: KnownWords, confirmedWords: KnownWords): Claim[] {
  const { line, improved, confirmed } = given;
  // "National Vocational Qualification" is what NVQ stands for.
  const writtenOut = new Set(
    [...expandedWords(improved, line.from, line.to, (letters) => known.acronyms.has(letters))].map(
      (index) => improved.tokens[index]?.start,
    ),
  );
  const proofs = [...linesFor(given).map((source) => source.content), confirmed.text];
  return groups.flatMap(([kind, pattern, proof]) => {
    const hit = pattern.exec(line.content);
    if (!hit) return [];
    const isProven =
      proof === 'paper'
        ? known.hasPaper || confirmedWords.hasPaper
        : proofs.some((text) => (proof ?? pattern).test(text));
    if (isProven || isNamedPaper(given, hit) || writtenOut.has(line.start + hit.index)) return [];
    const span = { start: line.start + hit.index, end: line.start + hit.index + hit[0].length };
    const question = kind === 'reach' ? say('ask.reach', { text: hit[0] }) : say('ask.true', { text: hit[0] });
    return [unsupported(given, kind, span, say('ledger.notOfIt', { text: hit[0] }), question)];
  });
}

/** "PRINCE2 certified" of someone whose papers name PRINCE2. */
function isNamedPaper({ line, improved, original }: Case, hit: RegExpExecArray): boolean {
  if (!/^(?:certified|licensed|registered|zertifiziert)/i.test(hit[0])) return false;
  for (let index = line.from; index < line.to; index += 1) {
    const { surface = '', start = 0 } = improved.tokens[index] ?? {};
    if (!/\p{Lu}.*[\p{Lu}\p{N}]/u.test(surface) || Math.abs(start - line.start - hit.index) > besideReach) continue;
    const places = original.linesOf.get(improved.stemOf[index] ?? '') ?? [];
    if (places.some((place) => original.lines[place]?.role === 'credential')) return true;
  }
  return false;
}

interface Level {
  rank: number;
  index: number;
}

function judgeLevels(given: Case): Claim[] {
  const { line, improved, original, confirmed } = given;
  const claims: Claim[] = [];
  for (const [from, to] of itemsOf(improved, line)) {
    const level = levelIn(improved, from, to);
    // In a sentence only a high level claims much; only in a list does a missing one hide a low one.
    const isList = line.role === 'list' || line.role === 'credential';
    const isInName = line.terms.some(
      (term) => level && term.from <= level.index && level.index < term.to && term.to - term.from > 1,
    );
    // A summary says so of anybody.
    const isPolite = line.isSummary && improved.tokens[level?.index ?? line.to]?.lower === 'extensive';
    if (isPolite || isInName || (level ? level.rank <= plainLevel && !isList : !isList)) continue;
    const words = new Set(improved.stemOf.slice(from, to).filter((word) => word !== ''));
    if (level) words.delete(improved.stemOf[level.index] ?? '');
    const known = [...levelsOf(original, words), ...levelsOf(confirmed, words)];
    if (words.size === 0 || known.length === 0) continue;
    const highest = Math.max(...known.map((rank) => rank ?? plainLevel));
    const claimed = level?.rank ?? plainLevel;
    // Dropping "basic" matters where the resume lists what it knows; in a sentence the words around it tell.
    // A level that the resume does not tell may be a plain one.
    if (claimed <= highest || (level === undefined && (highest >= hedgeLevel || !isList))) continue;
    const index = level?.index ?? from;
    const span = spanOfWords(improved, index, index + 1);
    const text = improved.text.slice(span.start, span.end);
    claims.push(unsupported(given, 'standing', span, sayPlain('ledger.lowerLevel'), say('ask.level', { text })));
  }
  return claims;
}

/** The level at which each place of the document that has one of the words says it; undefined for a place without a level. */
function levelsOf(document: ResumeDocument, words: ReadonlySet<string>): (number | undefined)[] {
  const numbers = new Set([...words].flatMap((word) => (document.linesOf.get(word) ?? []).slice(0, 20)));
  const lines = [...numbers].slice(0, mostLines).flatMap((number) => document.lines[number] ?? []);
  return lines.flatMap((line) =>
    itemsOf(document, line)
      .slice(0, mostItems)
      .filter(([from, to]) => document.stemOf.slice(from, to).some((word) => words.has(word)))
      .map(([from, to]) => levelIn(document, from, to)?.rank),
  );
}

/** Lines, and items of each, that an item of a list is looked up in: each item of a long list is, so that time stays linear. */
const mostLines = 40;
const mostItems = 100;
/** What the items of a line are is asked for each item of another one. */
const items = new WeakMap<ResumeLine, [number, number][]>();

/** Items of a line: what stands between commas and the like; a bracket belongs to what it follows. */
function itemsOf(document: ResumeDocument, line: ResumeLine): [number, number][] {
  const known = items.get(line) ?? readItems(document, line);
  items.set(line, known);
  return known;
}

function readItems({ tokens, text }: ResumeDocument, line: ResumeLine): [number, number][] {
  const items: [number, number][] = [];
  let from = line.from;
  for (let index = line.from + 1; index <= line.to; index += 1) {
    const token = tokens[index];
    const gap = index < line.to && token ? text.slice(tokens[index - 1]?.end ?? 0, token.start) : ',';
    if (!/[,;•|.]|\band\b/u.test(gap)) continue;
    items.push([from, index]);
    from = index;
  }
  return items;
}

function levelIn({ tokens }: ResumeDocument, from: number, to: number): Level | undefined {
  for (let index = from; index < to; index += 1) {
    const lower = tokens[index]?.lower ?? '';
    const rank = levels.get(lower);
    if (rank !== undefined) return { rank, index };
  }
  return undefined;
}

function judgeReservations(given: Case): Claim[] {
  const { line, improved, sources, confirmed } = given;
  const source = sources.lines[0];
  const pattern = source && !line.isSummary && exceptions.test(source.content) ? exceptions : reservations;
  const hit = source && pattern.exec(source.content);
  if (!source || !hit || pattern.test(line.content) || pattern.test(confirmed.text)) return [];
  const span = spanOfWords(improved, line.from, line.to);
  const reason = say('ledger.word', { word: hit[0], line: source.content }, spanOf(source));
  return [unsupported(given, 'standing', span, reason, say('ask.stillHolds', { text: hit[0] }))];
}
