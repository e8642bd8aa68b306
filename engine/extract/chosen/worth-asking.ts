import { readEmployer } from '../../posting/read-job.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import { states } from '../credentials/licence-words.ts';
import type { PostingTerm } from '../extract-terms.ts';
import { asksInGerman } from '../german/german-worth.ts';
import { isTableCue, tableCueAt } from '../lines/table-cues.ts';
import type { PostingText } from '../read-posting.ts';
import { adjectivesToo } from '../terms/chunks.ts';
import type { Knowledge } from '../terms/features.ts';
import { asideMarks } from '../unasked/asides.ts';
import { isBelowTitle } from '../unasked/company-prose.ts';
import { employerNames, isWithinName } from '../unasked/employer-names.ts';
import { isNotTheWork } from '../unasked/not-the-work.ts';
import { topLines, townsAbove } from '../unasked/towns-above.ts';
import { isAboutOthers } from '../words/about-others.ts';
import { emptyWords } from '../words/empty-words.ts';
import { isFigureOfSpeech } from '../words/figures-of-speech.ts';
import { isNounToo, verbBase } from '../words/verbs.ts';
import { isOfficeWord } from './is-office-word.ts';
import { isOwnOfTwo, isSchoolSubject } from './school-subject.ts';
import { isPossessive } from './whole-names.ts';

/** A single word that no list and no field of work knows is a word of the sentence unless it is this likely to be asked for. */
const leastOfWord = 0.25;
/** The same for a verb that was cut off its object. */
const leastOfVerb = 0.6;

/** Feelings, remarks, numbers, months and countries, which lines that ask are full of; other words that name nothing are in empty-words.ts. */
const never =
  /^(?:ug|pg|ix|vii|viii|xii?|ged|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ifs|handy|couple|bock|komm|germany|ireland|austria|switzerland|france|spain|australia|canada|india|new zealand|italy|poland|europe|scotland|wales|england|britain|deutschland|österreich|schweiz|europa|sorry|delighted|jerk|sharp|know|come|last|oh|angry|frightened|grumpy|greedy|guessing|wrong|shouting|hurts?|sweat|maniac|scare[ds]?|stranger|strangers|stories|ugly|sum|sums|equal|sign|straps?|fortnight|fourteen|ten|dozen|date|dark|rain|late|right|bigger|fault|warning|rest|cause|box|lines?|station|command|production|process|processes|operations?|confidence|judgment|photos?|picture|voice|gifts?|dignity|registration|permits?|licen[cs]es?|card|cards|class|category|immediate joiners?|unrestricted|complex|ohr|menschen|häuslichkeit|compulsory|consistent|percent|satisfactory|quiet|oldest|youngest|depth|breadth|exp|qualifications?|ctc|notice|m\/w\/d|w\/m\/d|d\/m\/w|gültige[nrs]?|ihk|hwk|fh|th|tu|uni|hochschule|universität|ahs|bhs|uk|gut|danach|ort|mann|womit|worauf|bereitschaft|kenntnisse|erfahrung|praxis|diskussion|austausch|std|ausbildungen|enforce|dealing|following|maintaining|selecting|reviewing|providing|ensuring|supporting|assisting|working|getting|welcoming|carrying|having|being|managing|developing|delivering|creating|conducting|overseeing|completing|arranging|organising|organizing|registering|answering|uploading|restraining)$/i;

/** A title that asks more surely than this is a whole posting in one line. */
const titleAsks = 0.7;

/** A posting with fewer than this is filled up with the surest of what else it names. */
const fewest = 8;
/** With what is less likely it is not: "the posting asks for little" is truer than "cheers Kev". */
const leastOfFill = 0.3;
/** A line or two ("Nurse wanted") say no more than what they name. */
const wordsOfShort = 80;

/** The terms without the words of its sentences, as long as enough is left; never with what nobody needs, or the employer's name. */
export function worthAsking(
  terms: readonly PostingTerm[],
  posting: PostingText,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
): readonly PostingTerm[] {
  const { company, place } = readEmployer(posting.text);
  const employer = employerNames(posting, company);
  const towns = townsAbove(posting, place);
  const isPlace = ({ surface, kind, mentions }: PostingTerm) =>
    (kind === undefined || mentions.every(({ line }) => line <= topLines)) &&
    ((stateCode.test(surface) && mentions.every(({ line }) => line <= topLines)) ||
      towns.some((town) => `${surface.toLowerCase()} `.startsWith(`${town} `)));
  const asked = terms.filter(
    (term) =>
      !isName(term, employer, posting) &&
      !isPlace(term) &&
      !isNotTheWork(term, posting) &&
      !isUnaskedTerm(term, posting),
  );
  const kept = asked.filter((term) => isWorthAsking(term, posting, knowledge));
  if (kept.length >= fewest) return kept;
  const isLikely = ({ probability, confidence }: PostingTerm) =>
    posting.tokens.length < wordsOfShort || Math.max(probability, confidence) >= leastOfFill;
  const others = asked.filter((term) => !kept.includes(term) && isLikely(term)).slice(0, fewest - kept.length);
  return asked.filter((term) => kept.includes(term) || others.includes(term));
}

/** Whether a posting says that nobody needs it, wherever it names it. */
function isUnaskedTerm({ surface, mentions }: PostingTerm, { asides, tables }: PostingText): boolean {
  return mentions.every(
    ({ from, start }) =>
      asides[from] === asideMarks.unasked ||
      tableCueAt(tables, start) === 'aside' ||
      isTableCue(tables, start, surface),
  );
}

/** Whether a term that is in no list is the employer's name or the beginning of it. */
function isName({ surface, kind, mentions }: PostingTerm, names: readonly string[], posting: PostingText): boolean {
  const said = surface.toLowerCase();
  const isSaid = (name: string) =>
    name === said || name.startsWith(`${said} `) || (name.includes(' ') && said.startsWith(`${name} `));
  return kind === undefined && (names.some(isSaid) || mentions.every((each) => isWithinName(each, names, posting)));
}

/** Whether a term asks for something that a resume could show. What is told of the boss, the company, the law or the pay asks for nothing. */
function isWorthAsking(
  { surface, key, kind, probability, mentions }: PostingTerm,
  posting: PostingText,
  { fieldsOf }: Pick<Knowledge, 'fieldsOf'>,
): boolean {
  const isOthers = mentions.every(({ start, from }) => {
    // "We use React and Node" tells of the employer, and yet names what one needs.
    if (posting.asides[from] === asideMarks.told) return kind !== 'tool';
    const line = posting.lines[lineAt(posting.lines, start)];
    return line !== undefined && isAboutOthers(line.content, start - line.start);
  });
  if (isOthers || mentions.every((mention) => isCutName(mention, posting) || isVerbAlone(mention, posting)))
    return false;
  if (kind === 'language')
    return (
      surface !== 'polish' &&
      !mentions.every((mention) => isSchoolSubject(mention, posting) || isOwnOfTwo(surface, mention, posting))
    );
  if (stateCode.test(surface) && mentions.every((mention) => isInStates(mention, posting))) return false;
  if (ofHeading.test(surface) || isOfHeading(surface, mentions, posting)) return false;
  const isOwner = mentions.some(({ end }) => isPossessive(posting.text, end));
  if (peopleOfLicence.test(surface) && !isOwner) return false;
  if (kind === 'licence' && isOfColleagues(mentions, posting)) return false;
  if (posting.language.code === 'de' && !asksInGerman(surface, kind !== undefined, mentions, posting)) return false;
  if (kind !== undefined) return true;
  if (isOfTitle(mentions, posting, key, fieldsOf)) return false;
  // Who hires, and where: "Comfort Zone Heating & Air, Chattanooga".
  if (mentions.every(({ line }) => isBelowTitle(posting.lines, line) && (posting.asks[line] ?? 1) < titleAsks))
    return false;
  if (key.includes(' ') && mentions.every(({ line }) => isBelowTitle(posting.lines, line))) return false;
  if (colleagues.test(surface)) return false;
  if (namedPerson.test(surface) && fieldsOf(key.split(' ').at(-1) ?? '') === undefined) return false;
  if (key.includes(' '))
    return (
      !figureOfSpeech.test(surface) &&
      !isFigureOfSpeech(surface) &&
      !isCutPhrase(surface) &&
      !isPraise(surface, mentions, posting)
    );
  if (never.test(surface) || states.has(surface.toLowerCase())) return false;
  if (mentions.every(({ start }) => isSecondPart(start, posting))) return false;
  if (
    emptyWords.has(surface.toLowerCase()) &&
    !mentions.some((mention) => isPossessive(posting.text, mention.end) || isOfficeWord(surface, mention, posting))
  )
    return false;
  if (alwaysAsked.test(surface)) return true;
  const isPlain =
    posting.language.code === 'en' && !/[\p{Lu}\d]/u.test(surface.slice(1)) && fieldsOf(key) === undefined;
  const isVerb =
    verbBase(key) !== undefined && !isNounToo(key) && mentions.every((mention) => goesOn(mention, posting));
  // "Losing a pet": the verb has its object behind it.
  if (isPlain && isVerb && mentions.every((mention) => hasObject(mention, posting))) return false;
  return !isPlain || probability >= (isVerb ? leastOfVerb : leastOfWord);
}

function hasObject({ to }: PostingTerm['mentions'][number], { tokens }: PostingText): boolean {
  return /^(?:an?|the|our|your|their|its|his|her|this|that|these|those|all|any|each|every)$/.test(
    tokens[to]?.lower ?? '',
  );
}

/** Single words that every posting of schools and care asks for, in whatever sentence. */
const alwaysAsked = /^safeguarding$/i;

/** Whether people have the licence with whom one works: "alongside registered nurses", "with our outside CPA". */
function isOfColleagues(mentions: PostingTerm['mentions'], { text }: PostingText): boolean {
  return mentions.every(({ start }) => ofOthers.test(text.slice(Math.max(0, start - longestOfOthers), start)));
}

/** "By the in-house " is shorter. */
const longestOfOthers = 32;
const ofOthers = /(?<!\p{L})(?:with|by|to) (?:our|the|an?) (?:(?:outside|external|company|own|in-house) )?$/iu;
const peopleOfLicence =
  /(?:nurses|technicians|assistants|officers|RNs|LPNs|CNAs|LVNs|HCAs|engineers|practitioners|therapists|accountants|drivers|teachers|aides)$/;

const stateCode =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** "MO, KS, AR, OK and IA": where one drives or sells. One short form among others may be anything. */
function isInStates({ start, end }: PostingTerm['mentions'][number], { text }: PostingText): boolean {
  const around = `${text.slice(Math.max(0, start - 24), start)}${text.slice(start, end + 24)}`;
  return (
    (around.match(/(?<![\p{L}\d])\p{Lu}{2}(?=,| and | & |\/|\.|\n|$)/gu) ?? []).filter((code) => stateCode.test(code))
      .length >= fewestStates
  );
}

const fewestStates = 3;

/** A letter of something else ("SAP R/3", "z. B."), and the half of a compound ("Groß- und Außenhandel"). */
function isCutName({ start, end }: PostingTerm['mentions'][number], { text }: PostingText): boolean {
  const behind = text.slice(end, end + 2);
  const before = text.slice(Math.max(0, start - longestOfLetters), start);
  const isGrade = /(?:\d ?\/ ?|grades? (?:\d ?(?:\/|or|-) ?)?)$/i.test(before);
  const isLetterOf = isGrade || ofLetters.test(before) || /^(?:\/\d|\.)/.test(behind);
  const isMark = isLetterOf || (before.endsWith('(') && behind.startsWith(')'));
  return (end - start === 1 && isMark) || /^-[\s,]/.test(behind) || ofShortForm.test(before);
}

/** "Com" of "M.Com". */
const ofShortForm = fewRanges(/(?<![\p{L}.])\p{Lu}\.$/u);
const longestOfLetters = 16;
/** "VOB/A, B und C". */
const ofLetters = fewRanges(/\/\p{Lu}(?:, \p{Lu})*(?:,|,? (?:und|and|oder|or|&)) $/u);

/** "Induce and monitor anesthesia": a word that opens an item and shares its object with a verb is one, too, whatever it is. */
function isVerbAlone(
  { from, to, line }: PostingTerm['mentions'][number],
  { tokens, lineOf, lines }: PostingText,
): boolean {
  const [word, join, verb, object] = tokens.slice(from, to + 3);
  if (to - from !== 1 || lineOf[to + 2] !== lineOf[from] || lines[line] === undefined) return false;
  const opens = from === 0 || lineOf[from - 1] !== lineOf[from];
  return (
    opens &&
    /^\p{Lu}\p{Ll}+(?<!ing|s)$/u.test(word?.surface ?? '') &&
    /^(?:and|or)$/.test(join?.lower ?? '') &&
    verbBase(verb?.lower ?? '') === verb?.lower &&
    !isNounToo(verb?.lower ?? '') &&
    object !== undefined &&
    !object.opens
  );
}

/** "Technik" of "CAD/CAM-Technik". */
function isSecondPart(start: number, { text, language }: PostingText): boolean {
  return language.code === 'de' && /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** Words of headings that stand in a line of their own kind. */
const ofHeading = fewRanges(
  /^(?:(?:must|nice)[- ](?:to[- ])?haves?(?: \p{L}+)?|(?:hard|key|core|required|technical) skills?|licen[cs]es?\/certifications?|certifications?\/licen[cs]es?)$/iu,
);

/** "Specification" asks for something, "PERSON SPECIFICATION" does not. */
function isOfHeading(surface: string, mentions: PostingTerm['mentions'], { outline }: PostingText): boolean {
  return ofWholeHeading.test(surface) && mentions.every(({ line }) => outline[line]?.isHeading);
}

const ofWholeHeading = fewRanges(
  /(?<!\p{L})(?:specifications?|accountabilit(?:y|ies)|purpose|req(?:uire)?d|criteria|responsibilities|duties|description|summary|overview|jd)$/iu,
);

/** Whom one works with: "risk stakeholders", "senior leaders". */
const colleagues = fewRanges(
  /(?:stakeholders?|colleagues|^(?:finance|sales|support|office|our|great|friendly|small|dynamic|talented|diverse|growing|existing|experienced) team|(?<!\p{L})(?:senior|business|team|mid-level|junior) (?:leaders|executives|managers|engineers|developers|designers))$/iu,
);

/** "Interviews with Manager Claire and Chef Maribel". */
const namedPerson = fewRanges(
  /^(?:\p{Lu}\p{Ll}+ ){0,2}(?:Manager|Deputy|Chef|Sister|Dr|Mr|Mrs|Ms|Miss|Owner|Founder|Director|Coach)\.?(?: (?!Training|Level|Role|Duties|Position|Program|Experience)\p{Lu}\p{Ll}+){1,2}$/u,
);

/** What says nothing of the work, though it looks like a thing. */
const figureOfSpeech = fewRanges(
  /^(?:co-?ordinate|(?:weak|strong) (?:points?|spots?)|immediate joiners?|(?:class(?:es)?|std|standards?) (?:ix|iv|v?i{1,3}|v|xi{0,2})|permanent residency|(?:visa|offer|full) sponsorship|(?:full )?work(?:ing)? rights|(?:identify|identifying) opportunities|(?:understand|read) (?:written|verbal)|(?:written|verbal|oral) instructions|(?:proven )?track record|(?:third|extra|safe|second) pair|sense of humou?r|public transport(?:ation)?|(?:satisfactory|suitable|professional) references|bonus points|(?:level|grade) (?:\d|[A-H]|I{1,3}|IV)|comparable standards?|(?:drive|high) performance|(?:state|federal|local|legal)(?: and federal)? (?:regulations|laws?)|(?:ad[- ]hoc|other|additional) (?:duties|tasks)|(?:extra|whole) mile|first face|strong grasp|(?:firm|strong|real|clear|genuine) (?:commitment|interest|desire)|(?:fast|steady) pace|can-do attitude|plain english|first instance|right (?:service|person|place)|(?:missing|lost) \p{Ll}+|hand in hand|right hand|day one|next step|bigger picture|big picture|(?:single|second|same|right|every) time|(?:little|minimal|limited) supervision|(?:urgent|immediate) hiring|demonstrate \p{Ll}+)$/iu,
);

/** "The key person in our dispatch", but not the key person of a nursery's children. */
function isPraise(surface: string, mentions: PostingTerm['mentions'], { text }: PostingText): boolean {
  return (
    praised.test(surface) &&
    mentions.every(({ start, end }) => !asRole.test(text.slice(Math.max(0, start - 12), end + 8)))
  );
}

const praised =
  /^(?:key|right|ideal|perfect|good|great|valued|core) (?:person|people|player|member|members|candidate|individual)$/i;
const asRole = fewRanges(/(?<!\p{L})as (?:an? |the )?key person|key person (?:for|to|role|approach)/iu);

/** "Navigate complex" of "navigate complex, multi-stakeholder deals". */
const cutAtAdjective =
  / (?:complex|multiple|various|new|existing|strategic|internal|external|cross-functional|high-quality|different|accurate|timely|clear|relevant|key|low|high)$/;

/** "Suppliers understand", "crew speaks", "Adjuster II investigates": what people do, by verbs that are no nouns. */
const endsInVerb =
  / (?:understand|see|speak|know|ensure|provide|receive|become|obtain|perform|deliver|achieve|require|develop|create|arrive|come|enjoy|believe|feel|deserve|happen|expect|depend|remain|seem|appear|belong|want|give|get|learn|teach|think)s?$| (?:investigates|provides|ensures|performs|manages|coordinates|maintains|assists|oversees|handles|evaluates|settles|leads|delivers|prepares|conducts|implements|supervises|serves|participates|operates|installs|assembles|teaches|advises)$/;
/** "Kept tidy", "ensure clean", "area tidy": how something is to be. */
const keptSo = /^(?:ensure|ensuring|kept|stay|staying) | (?:tidy|happy|up-to-date|spotless)$/i;

/** "Decisions assume responsibility": two parts of a sentence that has lost its commas. */
function isCutPhrase(surface: string): boolean {
  if (cutAtAdjective.test(surface) || endsInVerb.test(surface) || keptSo.test(surface)) return true;
  const inside = surface.split(' ').slice(1, -1);
  return inside.some((word) => verbBase(word) === word && !isNounToo(word) && !adjectivesToo.has(word));
}

/** "Keeping the register", but not "planting, pruning": a verb cut off its object. */
function goesOn({ to }: PostingTerm['mentions'][number], { tokens, lineOf }: PostingText): boolean {
  const next = tokens[to];
  return (
    next !== undefined && !next.opens && lineOf[to] === lineOf[to - 1] && !/^(?:and|or|for|with)$/.test(next.lower)
  );
}

/** What only the title names and no field of work knows is a place or the employer. */
function isOfTitle(
  mentions: PostingTerm['mentions'],
  { asks, language }: PostingText,
  key: string,
  fieldsOf: Knowledge['fieldsOf'],
): boolean {
  return (
    language.covered &&
    mentions.every(({ line }) => line === 0) &&
    (asks[0] ?? 1) < titleAsks &&
    key.split(' ').every((word) => fieldsOf(word) === undefined)
  );
}
