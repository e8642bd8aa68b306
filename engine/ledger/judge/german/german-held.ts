import type { Case } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { reservations } from '../../vocabulary/de/reservations.ts';
import { foldGerman } from '../../words/same-word.ts';
import { mostWords } from '../words/align-words.ts';
import { groupOf } from '../words/restated-numbers.ts';
import { isTiedStem } from './german-words.ts';

/** What holds a claim back; another word of the same kind keeps it. */
const open =
  /^(?:half|hilf|helf|geholf|beigetrag|mithilf|unterstütz|assist|beteil|mitarb|mitwirk|mitgebaut|mitge\p{L}+|teilnahm|teilnehm|mitglied|entwurf|entworf|entwirf|entwarf|prob|erprob|pilot|test|versuch|vorschl|schlug|anreg|regte|angeregt|idee|geplant|plan|offen|aussteh|prüft|läuft|liegt|berät|beraten|beratung|anmeld|angemeld|begonn|einarb|lern|grundk|grundl|etwas|basis|schnupp|vertret|vertrat|aushilf|einspr|stellv|gemeinsam|zusamm|zweit(?!ens)|dritt(?!el)|eine[rs]?$|teil|intern|innerbetr|nicht$|kein|noch$|bis$|nur$|fast$|örtlich|protokoll|vorbereit|vorarbeit|aufbereit|zuarb|vorgab|anweis|anleit|aufsicht|junior|modul|nutzer)/u;
/** The words of a line that hold its claim back. */
export function openIn({ tokens, inAmount }: ResumeDocument, { from, to }: ResumeLine): string[] {
  return tokens.slice(from, Math.min(to, from + mostWords)).flatMap(({ lower }, at) => {
    const index = from + at;
    // "Ein Viertel", "vier bis fünf", "der zweite Freitag" are numbers.
    const isRange = lower === 'bis' && inAmount[index - 1] === 1 && inAmount[index + 1] === 1;
    const isPart = /^eine?[nmrs]?$/.test(lower) && fraction.test(tokens[index + 1]?.lower ?? '');
    // "Einer von dreien", but not "einer Bibliothek".
    const isArticle = /^eine[rs]$/.test(lower) && !/^(?:von|der|des|unserer)$/.test(tokens[index + 1]?.lower ?? '');
    return open.test(lower) && inAmount[index] !== 1 && !isRange && !isPart && !isArticle ? [lower] : [];
  });
}

const fraction = /^(?:viertel|drittel|fünftel|zehntel|hälfte|halbe[snr]?|woche|monat|jahr|tag)/;

/** The most words before and behind the one that is gone. */
const around = { before: 3, behind: 4 } as const;
const beginsPhrase =
  /^(?:nach|unter|mit|in|im|bei|beim|zu|zur|zum|für|an|am|durch|von|vom|laut|gemäß|ohne|nur|noch|nicht|wird|liegt|steht)$/;

/** What of a source is gone, in its own words: from the preposition before it to the next noun. */
export function phraseOf({ text, tokens }: ResumeDocument, { from, to, start, end }: ResumeLine, gone: string): string {
  const at = tokens.findIndex(({ lower }, index) => index >= from && index < to && lower === gone);
  if (at < 0) return text.slice(start, end);
  let first = at;
  for (let index = at; index >= Math.max(from, at - around.before); index -= 1) {
    if (beginsPhrase.test(tokens[index]?.lower ?? '')) first = index;
    if (tokens[index]?.opens) break;
  }
  let last = at;
  const isOpen = () => last === at || !/^\p{Lu}/u.test(tokens[last]?.surface ?? '');
  while (last + 1 < Math.min(to, at + around.behind + 1) && !tokens[last + 1]?.opens && isOpen()) last += 1;
  return text.slice(tokens[first]?.start ?? start, tokens[last]?.end ?? end);
}

/** Says that others were there: any other way to say how many keeps it. */
export const ofGroup = /^(?:eine[rs]?|gemeinsam|zusamm|zweit|dritt|viert|fünft|beteil|teil|\p{L}+köpfig)/u;

/** What held the source's claim back and no longer does, in this word or one alike. */
export interface Held {
  lost: string[];
  /** Gone as well, but the line has another word of the kind, as the source had beside it. */
  beside: string[];
}

export function heldIn({ line, improved, original }: Case, source: ResumeLine): Held {
  const now = openIn(improved, line);
  const group = groupOf(original, source);
  const isSameGroup = group !== undefined && group === groupOf(improved, line);
  const gone = openIn(original, source).filter(
    (word) =>
      !(isSameGroup && ofGroup.test(word)) &&
      !now.some((other) => other === word || isTiedStem(foldGerman(other), foldGerman(word))),
  );
  const before = source.content.toLowerCase();
  const kindsOf = (word: string) => reservations.filter((kind) => kind.test(word) && kind.test(line.content));
  const isNew = (kind: RegExp) =>
    [...line.content.toLowerCase().matchAll(new RegExp(kind.source, 'giu'))].some(([text]) => !before.includes(text));
  return {
    lost: gone.filter((word) => kindsOf(word).length === 0),
    beside: gone.filter((word) => kindsOf(word).length > 0 && !kindsOf(word).some(isNew)),
  };
}
