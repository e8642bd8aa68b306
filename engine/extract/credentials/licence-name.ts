import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { tradeRoot } from '../../text/roots/trade-root.ts';
import { tokenise } from '../../text/tokenise.ts';
import { drivingClassIn } from './driving-classes.ts';
import { credentialHeads, credentialTitles, doubtfulHeads, qualifiers } from './licence-words.ts';

/** One of the names by which a credential is shown. */
export interface LicenceName {
  /** As the posting writes it. */
  text: string;
  /** Short forms and numbers: all of them, as they are. Lemmas. */
  codes: string[];
  /** The other words that tell which one it is. Lemmas. */
  words: string[];
  /** "Level 2", "Certificate III": at least this. */
  level: number | undefined;
  /** Of a name of three words or more, their first letters: "qts". */
  initials: string;
  /** Of a driving licence, which one (driving-classes.ts); undefined for other credentials. */
  driving: number | undefined;
}

/** Words that name one credential as well as each other; the first stands for all. As lemmas. */
const alike: readonly (readonly string[])[] = [
  ['ray', 'xray', 'radiography', 'radiographic', 'radiology', 'radiologic', 'radiological', 'radiation'],
  ['accounting', 'accountancy', 'accountant'],
  ['gesellenbrief', 'gesellenpruefung', 'geselle', 'gesellin', 'facharbeiterbrief', 'lehrabschlusspruefung'],
  ['safety', 'hygiene'],
  ['cpc', 'dcpc', 'dqc'],
  ['maler', 'lackierer'],
  ['zulassung', 'zugelassen', 'zugelassene', 'zugelassener'],
  ['anerkennung', 'anerkannt', 'anerkannte', 'anerkannter', 'anerk'],
  ['manual', 'moving'],
  ['schreiner', 'tischler', 'schreinerin', 'tischlerin'],
  ['meister', 'meisterbrief', 'meisterpruefung', 'meistertitel', 'meisterschule'],
  ['approbation', 'approbiert', 'approbierte', 'approbierter'],
  ['trainerlizenz', 'uebungsleiter', 'uebungsleiterin', 'uebungsleiterlizenz'],
  ['adr', 'gefahrgutfuehrerschein', 'gefahrgutschein'],
  ['tig', 'wig', 'gtaw', '141'],
  ['mag', 'mig', 'gmaw', '135', '136', '131', '138'],
  ['mma', 'smaw', 'stick', '111', 'elektrodenschweissen'],
  // Who does it, and what it is called: stems know most others
  ['barber', 'barbering'],
  ['carpenter', 'carpentry'],
  ['joiner', 'joinery'],
  ['butcher', 'butchery'],
  ['electrician', 'electrical', 'electrotechnical', 'electrotechnology'],
  ['beautician', 'beauty'],
  ['chef', 'cookery', 'culinary'],
  ['staatsexamen', 'stex', 'staatspruefung'],
  ['nvq', 'svq'],
  ['guild', 'c&g'],
  // Australian classes of high risk work
  ['forklift', 'lf'],
];
const groupOf = new Map(alike.flatMap((words) => words.map((word) => [word, words] as const)));
const firstOf = new Map(alike.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));

/** The word that stands for all that name the same. */
export function sameAs(word: string): string {
  return firstOf.get(word) ?? word;
}

/** All of them; none for a word that stands for itself. */
export function alikeTo(word: string): readonly string[] {
  return groupOf.get(word) ?? [];
}

/** What tells one credential from others; nothing is left of "relevant licence". */
export function readName(text: string): LicenceName[] {
  const driving = drivingClassIn(text);
  if (driving !== undefined) return [{ text, codes: [], words: [], level: undefined, initials: '', driving }];
  const codes: string[] = [];
  const words: string[] = [];
  for (const { surface, lemma } of tokenise(withoutRole(text).replace(hours, 'OSHA'))) {
    if (qualifiers.has(lemma) || isHead(lemma) || roman.test(surface) || /^\d$/.test(surface)) continue;
    if (subjects.has(surface)) words.push(lemma);
    else if (/^(?:\p{Lu}{2,6}s?|\p{Lu}\p{Ll}{0,3}\p{Lu}\p{L}*|\p{N}{2,}\p{Ll}?)$/u.test(surface)) codes.push(lemma);
    else if (surface.length > 2) words.push(...partsOfGesell(lemma));
  }
  // "Nursing certifications" are any.
  const isAny =
    /(?:certifications|certificates|licen[cs]es|permits|diplomas|qualifications)$/i.test(text) &&
    codes.length === 0 &&
    words.length === 1;
  const level = levelIn(text);
  // "NVQ Level 3": the only thing that such a name tells.
  if (codes.length + words.length === 0 && level !== undefined && vocational.test(text)) codes.push('nvq');
  if (codes.length + words.length === 0 || isAny) return [];
  return [{ text, codes, words, level, initials: initialsOf(text), driving: undefined }];
}

/** "Fachfrau oder Fachmann Gesundheit": without the first, which is the second cut short. */
export function wholeOnes(names: readonly LicenceName[]): LicenceName[] {
  const isCutShort = ({ words, codes }: LicenceName, other: LicenceName) => {
    const whole = new Set(other.words.map(tradeRoot));
    const own = new Set(words.map(tradeRoot));
    return codes.length === 0 && own.size > 0 && own.size < whole.size && [...own].every((root) => whole.has(root));
  };
  return names.filter((name) => !names.some((other) => isCutShort(name, other)));
}

const vocational = fewRanges(/(?<!\p{L})[NS]VQ(?!\p{L})/u);

function initialsOf(text: string): string {
  const own = text.replace(/^(?:Registered|Licensed|Certified|Chartered) (?:with|by) (?:the )?/i, '');
  const capitals = own.match(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu) ?? [];
  return capitals.length > 2 ? capitals.join('').toLowerCase() : '';
}

/** "CeMAP qualified mortgage adviser", "frontline SIA licence": without what the person does, and where it counts. */
export function withoutRole(text: string): string {
  const [named] = qualifiedRole.exec(text) ?? [text];
  return named.replace(/^(?:front[- ]?line|fully) /iu, '');
}

const qualifiedRole = fewRanges(
  /^(?:\p{L}+ )?(?=\p{L}{0,3}\p{Lu}{2})[\p{L}\d]{2,12} (?:qualified|certified|accredited)(?= \p{Ll})/u,
);

/** A "Bäckergeselle" has his trade and his "Gesellenbrief". */
function partsOfGesell(lemma: string): string[] {
  // Whoever is a "Wirtschaftsprüferin" has passed the "Wirtschaftsprüferexamen".
  const [, examined] = /^(\p{L}{6,}er)examen$/u.exec(lemma) ?? [];
  if (examined !== undefined) return [examined];
  const [, trade, rank] = /^(\p{L}{4,})(gesell(?:e|in)|(?<!industrie)meister(?:in)?)$/u.exec(lemma) ?? [];
  return trade === undefined ? [lemma] : [trade, rank?.startsWith('gesell') ? 'gesellenbrief' : 'meister'];
}

/** "CIPD Level 5 qualification in HR": what it is in, as a word. */
const subjects: ReadonlySet<string> = new Set(['HR', 'IT', 'OHS', 'WHS', 'HVAC', 'SHK']);

function isHead(lemma: string): boolean {
  return credentialHeads.has(lemma) || doubtfulHeads.has(lemma) || credentialTitles.has(lemma) || lemma === 'qualified';
}

const roman = /^[IVX]{1,4}$/;
const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** Thirty hours of OSHA's course hold the ten: its hours are its level. */
const hours = fewRanges(/(?<!\p{L})OSHA[ -]?(10|30)(?!\d)/iu);

/** Food hygiene was basic, intermediate and advanced, before its levels had the numbers 2 to 4. */
const advancedFood = 4;

/** The level that a text names, "Level 2", "NVQ 3", "Certificate IV", "OSHA 30"; the lowest of several. */
export function levelIn(text: string): number | undefined {
  if (/(?<!\p{L})advanced (?:food|haccp)/iu.test(text)) return advancedFood;
  const [, ofCourse] = hours.exec(text) ?? [];
  if (ofCourse !== undefined) return Number(ofCourse);
  let lowest: number | undefined;
  for (const [, digit, numeral] of allMatches(text, levelPattern)) {
    const level = digit ? Number(digit) : romans.indexOf(numeral ?? '');
    if (level > 0) lowest = Math.min(lowest ?? level, level);
  }
  return lowest;
}

/** The level that a resume's words show: whoever lists a lower one behind it, by itself, has the first: "NVQ Level 3 in Care (2021), Level 2 (2019)". */
export function levelShown(text: string): number | undefined {
  const first = text.replace(lowerAlone, '');
  return levelIn(first) ?? levelIn(text);
}

/** A level without a subject at the end of a list. */
const lowerAlone = fewRanges(
  /(?:[,;] |,? (?:and|after) )(?:(?:NVQ|SVQ) )?[Ll]evel [1-8](?: \(?(?:19|20)\d\d\)?| \(\p{L}[\p{L} ,]{1,40}(?:19|20)\d\d\))?\.?\s*$/u,
);

const levelPattern = fewRanges(
  /(?<!\p{L})(?:level|lvl|l|stufe|nvq|svq|qcf|rqf|cert(?:ificate)?|or|and|to)\.? ?(?:([1-8])(?!\p{N})|([IVX]{1,3})(?!\p{L}))/giu,
);
