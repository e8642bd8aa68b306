import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted } from '../../text/lines.ts';
import type { OutlinedPosting } from '../read-posting.ts';
import { speaksToApplicants } from './company-prose.ts';

/** A German sentence begins with its subject, or with when and where; an item of a list begins with a thing. */
const begins = fewRanges(
  /^(?:(?:Die|Der|Das|Unsere?|In|Im|Seit|Mit|Rund|Über|Bei uns|Zum|Zur|Als|Heute|Hier|Neben|Gegründet|Wir (?:sind|haben|gehören|liegen|wurden|zahlen)|Zu) |(?:Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|\p{L}{4,9}zehn|Zwanzig|\d{1,4}) )/u,
);
/** What the work is, in the third person: "Die Tätigkeit umfasst". */
const ofWork =
  /(?:tätigkeit|arbeitsbereich|arbeitsgebiet|umfass|beinhalte|einsatz|schwerpunkt|verantwort|zuständig|gehör(?:t|en) (?:zu|auch)|qualifikation|mitbringen|wichtig|brauch|benötig|nötig|notwendig|erforder|muss|müssen|soll|wünsch|arbeiten mit|nutzen|setzen|verwenden|projekt|anwendung|system|software|plattform|lösung|entwickl|migration|techn|fachkraft|kollege|kollegin|verstärk|jemand)/iu;

/** Fewer words are items. */
const fewestWords = 6;

/**
 * Whether a sentence of German prose tells of the employer: it speaks to nobody and says nothing of the work. "Die Bäckerei backt in vierter
 * Generation mit Mehl aus der Mühle im Nachbardorf".
 */
export function tellsInGerman(
  sentence: string,
  words: number,
  { language }: Pick<OutlinedPosting, 'language'>,
): boolean {
  if (language.code !== 'de' || words < fewestWords || isBulleted(sentence)) return false;
  if (!begins.test(sentence) || !/\p{L}{2}[.!]["”’“)]?$/u.test(sentence)) return false;
  return !(speaksToApplicants(sentence) || ofWork.test(sentence));
}
