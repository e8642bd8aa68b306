import { say } from '../../say.ts';
import { areOfOneStem } from '../judge/german/german-words.ts';
import { mostWords } from '../judge/words/align-words.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import type { ResumeLine } from '../lines/document.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';

/** Who somebody is by a credential or a post. */
const title =
  /(?:meister|leiter|chef|manager|ingenieur|techniker|experte?|berater|fachwirt|kauf(?:mann|frau)|assistent|spezialist|anleiter|therapeut|pädagoge?|koordinator|beauftragte?|fachkraft|sachverständige?|prüfer|trainer)(?:innen|in|r|n|s)?$/u;
/** The original's line says that it is not finished. */
const unfinished =
  /\b(?:noch|läuft|laufend|angemeldet|anmeldung|geplant|in planung|plant|angefangen|begonnen|ohne prüfung|semester|infoabend|offen|voraussichtlich|\d+ von \d+|modul(?:en?)?)\b|\b(?:seit|derzeit|ab|aktuell)\b.{0,40}(?:ausbildung|kurs|lehrgang|weiterbildung|studium|cas)\b|(?:ausbildung|kurs|lehrgang|weiterbildung|studium)\b.{0,60}\b(?:seit|derzeit|ab|läuft)\b/iu;
/** So does the line. */
const stillOpen =
  /angehend|lehrgang|kurs\b|in ausbildung|ausbildung zu|weiterbildung|fortbildung|auf dem weg|angemeldet|anmeldung|geplant|plant|semester|modul|prüfung|künftig|werdend|in vorbereitung|derzeit in|studi/iu;

/** "Bankkauffrau" and "Bankkaufmann", "Praxisanleiterin" and "Praxisanleitung": as many first letters are the same. */
const leastAlike = 8;
/** "Gemeinsam mit dem Küchenchef", "Vertretung der Leiterin": somebody else has the title. */
const besideOthers =
  /\b(?:mit|durch|für|an|bei|von|neben|unter|vom|beim) (?:d(?:em|er|en|ie) |eine[mnr] )?$|\b(?:des|der|dem|den) $/iu;
/** As many characters before a title hold the words that give it to somebody else. */
const longestLead = 20;
/** A line of the resume that begins with the person leading. */
const ownLead = /^[^\p{L}]{0,4}(?:leite|leitete|ehrenamtliche leitung|leitung)\b/iu;
/** The most lines that a title is looked up in. */
const mostLines = 200;
/** A summary has no more lines. */
const mostOfSummary = 20;

/** A German summary that gives the person a title which the resume leaves open, gives to others, or does not have. */
export const heldRule = defineRule<Doubt>({
  id: 'held',
  roles: ['sentence', 'contact', 'list', 'credential'],
  claims: newTitles,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function newTitles({ line, improved, original }: Case): Doubt[] {
  if (!improved.isGerman || !line.isSummary || line.index >= mostOfSummary || stillOpen.test(line.content)) return [];
  for (let index = line.from; index < Math.min(line.to, line.from + mostWords); index += 1) {
    const { surface = '', lower = '', start = 0, end = 0 } = improved.tokens[index] ?? {};
    if (!/^\p{Lu}/u.test(surface) || !title.test(lower)) continue;
    if (besideOthers.test(improved.text.slice(Math.max(line.start, start - longestLead), start))) continue;
    const stem = improved.stemOf[index] ?? '';
    const isLike = (other: string) =>
      other === stem || areOfOneStem(other, stem) || other.slice(0, leastAlike) === stem.slice(0, leastAlike);
    const places = original.lines.slice(0, mostLines).filter(({ stems }) => [...stems].some(isLike));
    if (places.some((place) => isOwn(place))) continue;
    // Who leads a choir is its leader.
    if (/^leiter(?:in)?$/.test(lower) && original.lines.some(({ content }) => ownLead.test(content))) continue;
    const [place] = places;
    const word = improved.text.slice(start, end);
    const reason = place
      ? say('ledger.moreThan', { word, line: place.content }, spanOf(place))
      : say('ledger.notNamed', { text: word });
    return [
      {
        kind: 'title',
        span: spanOfWords(improved, index, index + 1),
        asked: [reason, say('ask.titleWith', { word })],
      },
    ];
  }
  return [];
}

/** Whether a line gives the person a title for good: a header, a list, what stands under the name; not a sentence about work with others. */
function isOwn({ role, content, isSummary, job }: ResumeLine): boolean {
  return !unfinished.test(content) && (role !== 'sentence' || isSummary || job === undefined);
}
