import { isFillWord } from '../../../text/fill-words.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Span } from '../../../types/span.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { freeWords } from '../../vocabulary/de/free-words.ts';
import { isAlikeStem, saysWhole, type Word, wordsIn } from '../german/german-words.ts';

/** German ways to say that a thing is not finished: each stands for the others. */
const unfinished =
  /\b(?:laufend\p{L}*|läuft|derzeit|momentan|zurzeit|aktuell|in (?:der |einer )?(?:Aus|Weiter|Fort)bildung|in Vorbereitung|begonnen\p{L}*|begann|Beginn|angefangen\p{L}*|geplant\p{L}*|voraussichtlich\p{L}*|vorgesehen\p{L}*|aussteh\p{L}*|ausständig\p{L}*|steht (?:noch )?aus|noch\b|offen\p{L}*|nicht (?:abgelegt|abgeschlossen|beendet|erreicht|bestanden)|ohne (?:Abschluss|Prüfung)|angemeldet|Anmeldung|bis jetzt|bislang|bisher|unvollständig|angehend\p{L}*|davon|Rest\b|übrige\p{L}*|restliche\p{L}*|fehlende?\p{L}*)/iu;
/** German ways to say that a thing is not had. */
const notHad = /\b(?:ohne|keine?[nmrs]?|nicht|abgebrochen\p{L}*|Abbruch)\b/iu;
const reservations = [unfinished, notHad];
/** Words that claim nothing. */
const free = wordSet(freeWords);
/** Low levels, and words beside any level: whoever adds one claims no more. */
const ofLevel =
  /^(?:seit|ab|bis|wenig|etwas|einige|paar|lediglich|einfach|anfänger|grund|basis|schul|sprach|fach|umgang|erfahrung|kenntnis|stufe|niveau|kategorie|kat|klasse|kl)(?:e[rnsm]?|kenntnisse?n?|wissen|stufe|niveau|innen)?$/u;
/** A title, by a word's end. */
const person = /(?:er|erin|in|ist|or|ent|ant|eur|kraft|mann|frau|wirt|angestellter?|beauftragter?|leitung)$/;
/** Said of one thing, a high level proves nothing of another. */
const highLevel = /\b(?:gut|sehr|sicher|fließend|solide|profess|fortgeschritten|verhandlung|expert|mutterspr)/iu;
/** Words that may be added to the name of a credential or of a post: they claim no other. */
const ofCredential =
  /^(?:weiterbildung|fortbildung|ausbildung|lehre|grundbildung|branche|zertifikat|zertifizierung|gültigkeit|lehrgang|kurs|seminar|schulung|prüfung|abschluss|posten|position|stelle|erwerb|teilnahme|umfang|ausstellung|kursstunden|unterrichtsstunden|fachrichtung|schwerpunkt|modul|edv|pc|it|sprachen|fremdsprachen|sprache|werkzeuge|schuljahr|jahr)(?:s|es|en|e)?$/;
/** What may go from a header or a credential without a loss. */
const saysNothing = /^(?:branche|abteilung|bereich|kategorie|fachrichtung|lehre|ausbildung)$/;
/** A denial in the place itself, or this many characters before it. */
const denied = /\b(?:nicht|ohne|keine?[nmrs]?)\b/iu;
const longestDenial = 12;
/** The most words that a word is looked up in, so that time stays linear. */
const mostOfLines = 200;
/** A compound's last part has at least this many letters; shorter ones are endings. */
const leastTail = 4;

/** Where the words of a place are looked up. */
interface Others {
  document: ResumeDocument;
  lines: readonly ResumeLine[];
  /** The lines that have to make the place's reservations. */
  reserving: readonly ResumeLine[];
  /** Whether the place is in the rewrite: there, words that only say what kind of credential it is claim nothing. */
  isFinding: boolean;
}

/** Whether other lines have each word of a place of a German line: in another form, as a part, in two words for a compound, or in a word alike. */
export function isKeptInGerman(
  document: ResumeDocument,
  line: ResumeLine,
  { start, end }: Span,
  { document: other, lines, reserving, isFinding }: Others,
): boolean {
  const said = lines.flatMap((each) => wordsIn(other, each)).slice(0, mostOfLines);
  // Who is named in a sentence may be somebody else.
  const titles = lines
    .filter(({ role }) => role !== 'sentence')
    .flatMap((each) => wordsIn(other, each))
    .slice(0, mostOfLines);
  const sayings = new Set(
    lines.flatMap((each) => other.tokens.slice(each.from, each.to).map(({ lower }) => lower)).slice(0, mostOfLines),
  );
  const content = reserving.map((each) => each.content).join('\n');
  if (denied.test(document.text.slice(Math.max(line.start, start - longestDenial), end)) && !denied.test(content))
    return false;
  const ownWords = new Map(wordsIn(document, line).map((word) => [word.index, word]));
  if (highLevel.test(document.text.slice(start, end))) return false;
  const initials = isFinding ? writtenOut(document, line, other, lines) : shortened(document, line, other, lines);
  let isAny = false;
  for (let index = line.from; index < line.to; index += 1) {
    const token = document.tokens[index];
    if (token === undefined || token.start < start || token.end > end) continue;
    isAny = true;
    const group = reservations.find((each) => each.test(token.surface));
    if (group) {
      if (!group.test(content)) return false;
      continue;
    }
    if (isOfDate(document, index) || sameNumber(token.surface, content)) continue;
    if (/^\p{N}/u.test(token.surface)) return false;
    if (sayings.has(token.lower) && !person.test(token.lower)) continue;
    const word = ownWords.get(index);
    if (word === undefined && /^\p{Ll}/u.test(token.surface)) continue;
    if (isFillWord(token.lower) || free.has(token.lower) || ofLevel.test(token.lower)) continue;
    if (isFinding ? ofCredential.test(token.lower) : saysNothing.test(token.lower)) continue;
    if (initials.has(index)) continue;
    // Another title may begin or end like one's own: "Oberbauleiter", "Tischlermeister".
    if (word !== undefined && person.test(word.lower)) {
      const isTitle = titles.some((each) => each.stem === word.stem || isAlikeStem(each.stem, word.stem));
      if (!isTitle && !isTitleInParts(word, titles) && !isLearned(word, titles)) return false;
      continue;
    }
    if (word === undefined || (!said.some((each) => saysWhole(word, each)) && !isInParts(word, said))) return false;
  }
  return isAny;
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** "Teil III" is "Teil 3", and the other way round. */
function sameNumber(surface: string, content: string): boolean {
  const place = romans.indexOf(surface) + 1 || Number(surface);
  const forms = [surface, ...(place >= 1 && place <= romans.length ? [`${place}`, romans[place - 1] ?? ''] : [])];
  const words = new Set(content.split(/[^\p{L}\p{N},.]+|[,.](?!\d)/u));
  return /^(?:[IVX]+|\p{N}.*)$/u.test(surface) && forms.some((form) => words.has(form));
}

const month = /^(?:jan|feb|mär|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*$/u;

/** A month beside its year: dates have a rule of their own. */
function isOfDate({ tokens, text }: ResumeDocument, index: number): boolean {
  const { lower = '', surface = '', end = 0 } = tokens[index] ?? {};
  const isBeforeYear = /^[./ ]{1,2}(?:19|20)\d\d/.test(text.slice(end, end + 6));
  return (
    /^\d{1,2}[./](?:19|20)\d\d$/.test(surface) || (isBeforeYear && (/^\d{1,2}$/.test(surface) || month.test(lower)))
  );
}

/** "Kurs zur Vorbereitung" for "Vorbereitungskurs", and the other way round. */
function isInParts({ lower, stem }: Word, said: readonly Word[]): boolean {
  const isFirst = said.some((each) => each.stem.length > leastTail && lower.startsWith(each.stem));
  const isLast = said.some((each) => each.lower.length >= leastTail && lower.endsWith(each.lower));
  return (isFirst && isLast) || said.some((each) => stem.length >= leastTail && each.lower.endsWith(lower));
}

/** "Mitarbeiterin im Außendienst" for "Außendienstmitarbeiterin": two words that leave nothing of the third. */
function isTitleInParts({ lower }: Word, titles: readonly Word[]): boolean {
  const lasts = titles.filter((each) => person.test(each.lower) && lower.endsWith(each.lower)).slice(0, 2);
  return lasts.some((last) => {
    const first = lower.slice(0, -last.lower.length);
    return first.length > leastTail && titles.some((each) => each.lower === first || `${each.lower}s` === first);
  });
}

/** "Kellnerlehre" for "Lehre als Kellner". */
function isLearned({ lower }: Word, titles: readonly Word[]): boolean {
  return titles.some((each) => each.lower === `${lower}lehre` || each.lower === `${lower}ausbildung`);
}

/** Longer ones are words written large. */
const mostInitials = 5;
const shortForm = new RegExp(String.raw`^\p{Lu}{2,${mostInitials}}$`, 'u');

/** Words of a line that a short form of the others stands for: "Sanitär-, Heizungs- und Klimatechnik" for "SHK". */
function writtenOut(
  { tokens }: ResumeDocument,
  { from, to }: ResumeLine,
  other: ResumeDocument,
  lines: readonly ResumeLine[],
): ReadonlySet<number> {
  const short = new Set(
    lines.flatMap((line) =>
      other.tokens.slice(line.from, line.to).flatMap(({ surface }) => (shortForm.test(surface) ? [surface] : [])),
    ),
  );
  const large = tokens
    .slice(from, to)
    .flatMap(({ surface }, at) => (/^\p{Lu}\p{Ll}/u.test(surface) ? [from + at] : []));
  const found = new Set<number>();
  for (let at = 0; at < large.length; at += 1)
    for (let length = 2; length <= mostInitials; length += 1) {
      const places = large.slice(at, at + length);
      if (short.has(places.map((place) => tokens[place]?.surface[0] ?? '').join('')))
        for (const place of places) found.add(place);
    }
  return found;
}

/** Short forms of a line that the others write out. */
function shortened(
  document: ResumeDocument,
  { from, to }: ResumeLine,
  other: ResumeDocument,
  lines: readonly ResumeLine[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = from; index < to; index += 1) {
    const surface = document.tokens[index]?.surface ?? '';
    if (!shortForm.test(surface)) continue;
    const isWritten = lines.some((line) => {
      const initials = other.tokens
        .slice(line.from, line.to)
        .flatMap((token) => (/^\p{Lu}\p{Ll}/u.test(token.surface) ? [token.surface[0]] : []));
      return initials.join('').includes(surface);
    });
    if (isWritten) found.add(index);
  }
  return found;
}

/** Whether a line makes the reservation of a source in another German word. */
export function isReservedInGerman(content: string, source: string): boolean {
  return unfinished.test(source) && (unfinished.test(content) || inTraining.test(content));
}

const inTraining = /\bin (?:der |einer )?(?:Aus|Weiter|Fort)bildung\b|\bWeiterbildung zu[rm]?\b/u;
