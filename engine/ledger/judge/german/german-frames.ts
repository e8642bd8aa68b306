import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { mostWords } from '../words/align-words.ts';
import type { Word } from './german-words.ts';

/** A noun of a German line with the way it stands there. */
export interface Part {
  word: Word;
  /** The preposition of its phrase; '' for a subject or an object. */
  lead: string;
  /** Whether it says whose or of what the noun before it is. */
  isOf: boolean;
  segment: number;
}

/** An action that a line tells of, by a verb or a noun. */
export interface Deed {
  word: Word;
  isVerb: boolean;
  /** The preposition before a noun: what goes "zur Freigabe" was not released by the person. */
  lead: string;
  /** Who else does it: "Freigabe durch den Küchenchef", "die Pläne zeichnet das Büro". */
  agent: Word | undefined;
  /** Whether nobody says who: "wurde eingeführt", "die sie abgibt". */
  isOpen: boolean;
  /** What it is done to. */
  things: readonly Part[];
}

export interface Frames {
  parts: readonly Part[];
  deeds: readonly Deed[];
}

const prepositions: ReadonlySet<string> = new Set(
  'durch von vom mit für fürs an am ans bei beim nach zu zum zur in im ins auf aufs unter über aus vor seit gemäß laut bis um ab ohne gegen zwischen während per trotz wegen dank neben samt zuhanden hinter'.split(
    ' ',
  ),
);
const articles =
  /^(?:d(?:er|ie|as|en|em|es)|eine?[nmrs]?|(?:mein|dein|sein|ihr|unser|kein)(?:e[nmrs]?)?|jede[nmrs]?|alle[nmrs]?|diese[nmrs]?|beide[nmrs]?|frau|herrn?|dr|sog)$/;
const genitive = /^(?:des|der|eines|einer|deren|dessen|meiner|meines|unserer|unseres|seiner|seines|ihrer|ihres|aller)$/;
const nominative = /^(?:der|die|das|ein|eine|frau|herr|unser|unsere|mein|meine)$/;
const relatives = /^(?:der|die|das|den|dem|deren|dessen|welche[rsmn]?|was)$/;
/** What carries no meaning of its own in "die Freigabe hatte der Leiter". */
const light =
  /^(?:hat|hatte|haben|hatten|macht|machte|machen|gibt|gab|gibt's|übernimmt|übernahm|übernehmen|liegt|lag|ist|war|erfolgt|erfolgte|obliegt|trifft|traf|treffen|hält|hielt)$/;
/** Verbs that leave the action to their noun: "Prüfungen durchgeführt". */
const carrier =
  /^(?:durchgeführt|durchführ|führte|mach|gemacht|erledig|übern[oa]|vorgenommen|vornehm|unterstütz|half|helf|geholfen|begleit|mitgewirkt|mitgearbeitet|beteiligt|teilgenommen|getätigt|geleistet|leist)/;
const joins = /^(?:und|sowie|oder|bzw|inkl|inklusive|samt|nebst|einschließlich)$/;
const ofAction =
  /(?:ung|ungen|tion|tionen|nahme|nahmen|gabe|gaben|sicht|kontrolle|kontrollen|hilfe|pflege|wahl|fuhr|kauf|käufe|bau|abgleich|entwurf|entwürfe|versand|abschluss|wechsel|tausch|anlage|montage|reparatur|reparaturen|inventur|transport|prüfungen|dienst|arbeit|arbeiten|tests?|analysen?|ablage|check|checks)$/;
const participle =
  /^(?:\p{L}*ge\p{L}{3,}(?:t|en)|\p{L}{3,}iert|(?:be|ver|er|ent|zer|über|unter|wider|miss|hinter)\p{L}{3,}(?:t|en)|(?:ab|an|auf|aus|ein|vor|zu|mit|nach|um)(?:be|ver|er|ent)\p{L}{3,}(?:t|en))$/u;
/** Who does something, as a word's end; bodies of people as well. */
const somebody =
  /(?:leiter|leiterin|leitung|chef|chefin|meister|meisterin|kolleg\p{L}*|inhaber|inhaberin|manager|managerin|beauftragt\p{L}*|ärzt\p{L}*|arzt|team|gruppe|abteilung|rat|beirat|agentur|lieferant\p{L}*|fachkraft|kraft|ingenieur\p{L}*|polier|techniker\p{L}*|disponent\p{L}*|bauherr\p{L}*|büro|firma|kanzlei|amt|behörde|vorstand|dienst|verwaltung|direktion|führung|zentrale|redaktion|sicherung|haltung|berater|beraterin|architekt\p{L}*|statiker\p{L}*|azubi\p{L}*|ehrenamtliche\p{L}*|hersteller|komitee|ausschuss|sekretariat|labor|planer|planerin|träger|kämmerer|werkstatt|betrieb|einkauf|vertrieb|technik|logistik|personalabteilung|administrator\p{L}*|entwickler\p{L}*|trainer|trainerin|lehrer|lehrerin|partner|partnerin|assistent\p{L}*|pfleger|pflegerin|kundschaft|kunden?|eltern|gemeinde|stadt|hochschule|institut|studio|verlag|vorgesetzte[rn]?|erstkraft|zweite[rn]?|andere[nr]?|kommission|jury|prüfer|prüferin|gutachter\p{L}*|sachverständige\p{L}*|steuerer|präsident\p{L}*|präsidium|sprecher|sprecherin|koordinator|koordinatorin|referent|referentin|dozent\p{L}*|professor|professorin|pate|patin|mentor|mentorin|ausbilder|ausbilderin|geselle|gesellen|monteur\p{L}*|obermonteur|fahrer|fahrerin|hausmeister|notar|notarin|anwalt|anwältin|richter|richterin|vorarbeiter\p{L}*|arbeiter|arbeiterin|designer|designerin|spengler|elektriker|elektronikerin?|keramiker|verlader|spediteur|unternehmer|dienstleister|veranstalter|anbieter|hebamme|akustiker|optiker|vermesser|bauer|steller|center|zentrum|fachstelle|fachbereich|jugendhilfe|universität|uni|gericht|versicherung|klinik|feuerwehr|polizei|techniker|spezialist\p{L}*|experte|expertin|therapeut\p{L}*|wirt|wirtin)$/u;

/** Who or what acts: a noun that names a person or a body of people. */
export function isSomebody({ lower }: Pick<Word, 'lower'>): boolean {
  return somebody.test(lower);
}

const read = new WeakMap<ResumeLine, Frames>();

/** The nouns and actions of a line: who did what to what, as far as endings, capital letters and small words tell. Linear. */
export function framesOf(document: ResumeDocument, line: ResumeLine, words: readonly Word[]): Frames {
  const known = read.get(line);
  if (known) return known;
  const parts = partsOf(document, line, words);
  const deeds = deedsOf(document, line, words, parts);
  const frames = { parts, deeds };
  read.set(line, frames);
  return frames;
}

function partsOf({ tokens, text }: ResumeDocument, line: ResumeLine, words: readonly Word[]): Part[] {
  const byIndex = new Map(words.map((word) => [word.index, word]));
  const parts: Part[] = [];
  let [lead, isOf, segment, lastNoun] = ['', false, 0, -9];
  for (let index = line.from; index < Math.min(line.to, line.from + mostWords); index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const { lower, opens } = token;
    if (opens && index > line.from) [lead, isOf, segment, lastNoun] = ['', false, segment + 1, -9];
    const word = byIndex.get(index);
    const isFirstNoun = index === line.from && word !== undefined && isNounFirst(word, tokens[index + 1]?.lower ?? '');
    if (word && (word.isNoun || isFirstNoun)) {
      // "Mit einer Kollegin Ansprechpartner": a noun right behind a person begins anew.
      const last = parts.at(-1);
      const isBare =
        lastNoun === index - 1 && text[token.start - 1] === ' ' && last !== undefined && isSomebody(last.word);
      if (isBare) [lead, isOf] = ['', false];
      parts.push({ word, lead: isOf && lead === '' ? '' : lead, isOf, segment });
      lastNoun = index;
      isOf = false;
      continue;
    }
    const isSmall = articles.test(lower) || prepositions.has(lower);
    if (prepositions.has(lower)) {
      // "Pflege von Listen": the list is what is kept.
      isOf = /^vo[nm]$/.test(lower) && lastNoun === index - 1;
      if (!isOf) lead = lower;
    } else if (articles.test(lower)) {
      if (genitive.test(lower) && lastNoun === index - 1) isOf = true;
      else if (lastNoun >= 0 && !joins.test(tokens[index - 1]?.lower ?? '') && lastNoun === index - 1) lead = '';
    } else if (!isSmall && !joins.test(lower) && lastNoun === index - 1 && word) {
      lead = '';
      isOf = false;
    }
  }
  return parts;
}

/** The first word of a line is written large either way: "Pflege der Listen", "Pflege die Listen". */
function isNounFirst({ lower, act }: Word, next: string): boolean {
  if (/(?:ung|ungen|tion|tionen|heit|keit|nahme|gabe|ierung|schaft|tät|arbeit|arbeiten)$/.test(lower)) return true;
  if (ofNoun.test(next)) return !/(?:te|ten|rt)$/.test(lower);
  return participle.test(next) || act === undefined || !/(?:e|te|ten|t)$/.test(lower);
}

/** What stands behind a noun rather than a verb. */
const ofNoun = /^(?:de[rs]|von|vom|eine[rs]|für|bei|beim|am|im|an|in|auf|zur|zum|mit|und|nach)$/;

interface Segment {
  from: number;
  to: number;
}

function segmentsOf({ tokens }: ResumeDocument, line: ResumeLine): Segment[] {
  const segments: Segment[] = [];
  let from = line.from;
  const end = Math.min(line.to, line.from + mostWords);
  for (let index = line.from + 1; index <= end; index += 1)
    if (index === end || tokens[index]?.opens) {
      segments.push({ from, to: index });
      from = index;
    }
  return segments;
}

function deedsOf(document: ResumeDocument, line: ResumeLine, words: readonly Word[], parts: readonly Part[]): Deed[] {
  const { tokens } = document;
  return segmentsOf(document, line).flatMap((segment, at): Deed[] => {
    const own = words.filter(({ index }) => index >= segment.from && index < segment.to);
    const nouns = parts.filter((part) => part.segment === at);
    const lowers = tokens.slice(segment.from, segment.to).map(({ lower }) => lower);
    const isOpen = isOpenClause(lowers, at > 0);
    const isRelative = at > 0 && relatives.test(lowers[0] ?? '') && lowers.length > 1;
    const before = parts.filter((part) => part.segment === at - 1).at(-1);
    const who = isRelative && /^(?:die|der|welche[rs]?)$/.test(lowers[0] ?? '') && before && isSomebody(before.word);
    const agent = agentOf({ document, segment, nouns, lowers }) ?? (who ? before.word : undefined);
    const objects = nouns.filter(({ lead, isOf, word }) => lead === '' && !isOf && word !== agent);
    const things = isRelative && before && objects.length === 0 ? [before] : objects;
    const isVerbAt = (word: Word) => {
      const next = tokens[word.index + 1]?.lower ?? '';
      const isEnd =
        word.index + 1 >= segment.to || joins.test(next) || /^(?:von|durch|für|in|im|bei|mit|an)$/.test(next);
      if (light.test(word.lower) || adjective.test(word.lower)) return false;
      if (word.index === line.from || word.act !== undefined || (word.index === segment.from && /e$/.test(word.lower)))
        return true;
      return isEnd && (participle.test(word.lower) || (word.index + 1 >= segment.to && /(?:t|en)$/.test(word.lower)));
    };
    const verbs = own.filter((word) => !nouns.some((each) => each.word === word) && isVerbAt(word));
    const hasVerb = verbs.some(({ lower }) => !carrier.test(lower));
    return own.flatMap((word): Deed[] => {
      const part = nouns.find((each) => each.word === word);
      if (part === undefined) {
        return verbs.includes(word) ? [{ word, isVerb: true, lead: '', agent, isOpen, things }] : [];
      }
      if (word === agent || isSomebody(word)) return [];
      const next = tokens[word.index + 1]?.lower ?? '';
      const isInfinitive = /en$/.test(word.lower) && /^(?:von|vom|de[rs]|eine[rs])$/.test(next);
      const isDeed = isInfinitive || ofAction.test(word.lower);
      const isObject = part.lead === '' && !part.isOf && hasVerb;
      if (!isDeed || isObject) return [];
      const lead = part.isOf ? 'of' : part.lead;
      return [{ word, isVerb: false, lead, agent, isOpen, things: attached(nouns, part) }];
    });
  });
}

const adjective = /(?:lich|ig|isch|sam|bar|haft|los|st)e[rsnm]?$/;
const pronoun = /^(?:sie|er|es|diese|man|jener|letztere[rs]?)$/;
const conjunctions =
  /^(?:nachdem|seit|seitdem|weil|als|wenn|bevor|sobald|falls|da|dass|ob|wo|wofür|wobei|woraus|worüber|womit|sodass)$/;

/** A clause of its own whose verb nobody in it owns, or a passive: neither says that the person did it. */
function isOpenClause(lowers: readonly string[], isLater: boolean): boolean {
  if (lowers.some((lower) => /^(?:ich|wir)$/.test(lower))) return false;
  const [first = ''] = lowers;
  const last = lowers.at(-1) ?? '';
  const endsInVerb = /(?:t|te|ten|en|ist|war|waren|hat)$/.test(last);
  if (lowers.some((lower) => /^(?:wird|werden|wurden?|worden)$/.test(lower))) return true;
  if (conjunctions.test(first) && endsInVerb) return true;
  const isRelative = relatives.test(first) || (prepositions.has(first) && relatives.test(lowers[1] ?? ''));
  return isLater && isRelative && endsInVerb && lowers.some((lower, at) => at > 0 && pronoun.test(lower));
}

/** What a noun of an action is done to: "Pflege der Listen und Akten", else what follows with "für" or "an". */
function attached(nouns: readonly Part[], head: Part): Part[] {
  const at = nouns.indexOf(head);
  const own = nouns[at + 1];
  if (own === undefined) return [];
  if (own.isOf) {
    const rest = nouns.slice(at + 2);
    const end = rest.findIndex(({ isOf, lead }) => isOf || lead !== own.lead);
    return [own, ...rest.slice(0, end < 0 ? rest.length : end)];
  }
  return /^(?:an|am|für|über|zu|zum|zur|bei|beim|in|im)$/.test(own.lead) ? [own] : [];
}

/** Who else acts in a part of a line. */
function agentOf({
  document: { tokens },
  segment: { from, to },
  nouns,
  lowers,
}: {
  document: ResumeDocument;
  segment: Segment;
  nouns: readonly Part[];
  lowers: readonly string[];
}): Word | undefined {
  // "Reklamationen aufgenommen, Bearbeitung im Vertrieb".
  const opensLater = tokens[from]?.opens === true && from > 0 && nouns[0]?.word.index === from && nouns[0].lead === '';
  if (lowers.some((lower) => /^(?:ich|wir|mir|mich|meine|meiner|eigene|selbst)$/.test(lower))) return undefined;
  const by = nouns.find(({ lead, word, isOf }) => {
    const marker = leadBefore(tokens, word.index, from);
    return (
      isSomebody(word) &&
      ((lead === 'durch' && !isOf) ||
        (/^vo[nm]$/.test(marker) && (lowers.length <= 4 || lowers.some((lower) => participle.test(lower)))) ||
        (/^(?:bei|beim)$/.test(lead) && lowers.length <= 5) ||
        (/^(?:im|in)$/.test(lead) && lowers.length <= 4 && opensLater))
    );
  });
  if (by) return by.word;
  const verbAt = lowers.findIndex(
    (lower, at) =>
      at > 0 &&
      (light.test(lower) ||
        (/^\p{Ll}/u.test(tokens[from + at]?.surface ?? '') &&
          /(?:t|te|ten)$/.test(lower) &&
          !participleOnly.test(lower))),
  );
  const subject = nouns.find(({ word, lead, isOf }) => {
    if (lead !== '' || isOf) return false;
    const before = tokens[word.index - 1]?.lower ?? '';
    const isFirst = word.index === from || (word.index === from + 1 && nominative.test(before));
    const isFollowed = verbAt >= 0 && word.index < from + verbAt;
    const behind =
      verbAt >= 0 && word.index > from + verbAt && nominative.test(before) && word.index - from - verbAt <= 3;
    const isRelative = from > 0 && relatives.test(lowers[0] ?? '') && to - word.index <= 3;
    return (
      (behind && (isSomebody(word) || light.test(lowers[verbAt] ?? ''))) ||
      (isSomebody(word) && ((isFirst && isFollowed) || isRelative))
    );
  });
  return subject?.word;
}

const participleOnly = /^(?:\p{L}*ge\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;

function leadBefore(tokens: ResumeDocument['tokens'], index: number, from: number): string {
  for (let at = index - 1; at >= Math.max(from, index - 3); at -= 1) {
    const lower = tokens[at]?.lower ?? '';
    if (prepositions.has(lower)) return lower;
    if (!articles.test(lower)) return '';
  }
  return '';
}
