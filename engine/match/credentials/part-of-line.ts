import { degreeLevelIn } from '../../extract/credentials/credentials.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Span } from '../../types/span.ts';
import { isCredentialWord } from './is-credential-word.ts';

/** As far as something is said of a name, in characters. */
const longestRest = 120;

/** What is said of a name in its line. */
export interface PartOfLine {
  /** The part between commas, semicolons, bars and full stops that it stands in. */
  part: string;
  /** What stands behind that part, with its mark. */
  behind: string;
  /** The part with those behind it that name no other credential: "PRINCE2, Foundation, 2015", but of "RN, BSN expected" the RN. */
  own: string;
  /** The same with those in front of it that name none: "17th Edition, BS 7671". */
  around: string;
}

/** What is said of a name that stands at a place of its line. Commas within brackets part nothing. */
export function partOfLine(line: string, { start, end }: Span): PartOfLine {
  const least = Math.max(0, start - longestRest);
  const before = line.slice(least, start);
  const marksBefore = marksIn(before);
  const from = least + (marksBefore.at(-1) ?? -1) + 1;
  const rest = line.slice(end, end + longestRest);
  const marks = [...marksIn(rest), rest.length];
  const first = marks[0] ?? rest.length;
  const named = marks.findIndex((mark, at) => at > 0 && namesCredential(rest.slice(marks[at - 1], mark)));
  const last = end + (named < 0 ? rest.length : (marks[named - 1] ?? first));
  let earliest = from;
  for (let at = marksBefore.length - 1; at >= 0; at -= 1) {
    const begins = (marksBefore[at - 1] ?? -1) + 1;
    if (namesCredential(before.slice(begins, marksBefore[at]))) break;
    earliest = least + begins;
  }
  return {
    part: line.slice(from, end + first),
    behind: rest.slice(first),
    own: line.slice(from, last),
    around: line.slice(earliest, last),
  };
}

/** Where the parts end: at a comma, semicolon, bar or bullet, or a full stop before a space, outside brackets. */
function marksIn(text: string): number[] {
  const marks: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (/[,;|•·\n]/.test(character) || isFullStop(text, at))) marks.push(at);
  }
  return marks;
}

function isFullStop(text: string, at: number): boolean {
  return text.charAt(at) === '.' && /\s/.test(text.charAt(at + 1)) && !shortForm.test(text.slice(0, at));
}

const shortForm = fewRanges(/(?<!\p{L})\p{L}{1,5}$/u);
const code = fewRanges(/^\p{Lu}{2}[\p{L}\d]*$/u);

/** Bodies and places in capitals are no credentials. */
const bodies = fewRanges(
  /(?<!\p{L})(?:IHK|HWK|LWK|TÜV|DEKRA|VHS|DRK|ASB|AHA|USA|FH|TU|TH|BG|DGUV|LLC|LLP|UCLA|NHS)(?!\p{L})/gu,
);

/** German papers by the ends of their names. */
const paper = fewRanges(
  /(?<=\p{L}{3})(?:schein|lizenz|zertifikat|nachweis|brief|ausweis|patent|berechtigung|(?<!abschluss|zwischen|wiederholungs|nach)prüfung|examen|zeugnis|diplom)e?s?$/iu,
);
/** What any credential may be called behind its name: "Elektroniker, Ausbildung abgebrochen". As lemmas. */
const ofAny =
  wordSet(`abschluss abschlusspruefung abgeschlossen bestanden ausbildung lehre umschulung ihk hwk passed qualified trained
  certificate certification certified licence license licensed registration registered qualification card`);

function namesCredential(part: string): boolean {
  const text = part.replace(bodies, '');
  const isNamed = ({ lemma, surface }: Token) =>
    (isCredentialWord(lemma) && !ofAny.has(lemma)) || paper.test(surface) || code.test(surface);
  return (degreeLevelIn(text) >= 0 && !onlyTraining.test(text)) || tokenise(text).some(isNamed);
}

const onlyTraining = fewRanges(
  /^\P{L}*(?:ausbildung|lehre|umschulung|apprenticeship)(?!\p{L})(?! (?:als|zu[rm]?|in|as))/iu,
);
