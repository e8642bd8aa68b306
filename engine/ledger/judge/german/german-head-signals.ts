import { type Case, spanOfWords } from '../../lines/claim.ts';
import { foldGerman } from '../../words/same-word.ts';
import type { Signal } from '../signals/signals.ts';
import { germanActOf } from './german-acts.ts';
import { withoutUmlauts } from './german-stems.ts';
import { isAlikeStem, type Word } from './german-words.ts';

/** Shorter beginnings are in too many words, and shorter ends are endings. */
const leastFirst = 4;
const leastHead = 4;
const ending =
  /^(?:ungen?|innen|ierungen?|ation(?:en)?|enden?|lichen?|ischen?|isten?|ierten?|keit(?:en)?|heit(?:en)?)$/;
/** What stands for a thing without being it. */
const standIn =
  /^(?:pläne?|plan|planung|entwurf|entwürfe|konzepte?|listen?|tests?|proben?|übung(?:en)?|darsteller|handb(?:uch|ücher)|doku|dokumentation|protokolle?|vorlagen?|modelle?|muster|anträge?|antrag|unterlagen|skizzen?|bögen|anfragen?|hilfe|assistenz|teile?|rohlinge?|versuche?)/;
const leastSaid = 3;

/** "Schränke" for "Schrankpläne": the first part of a compound alone, and nothing of its last part. */
export function germanHeadSignals({ improved }: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  return now.flatMap((word): Signal[] => {
    const { stem, lower, isNoun } = word;
    if (stem.length < leastFirst || before.some((other) => other.stem === stem || other.lower === lower)) return [];
    const whole = before.find((other) => other.lower !== lower && headOf(other.lower, word) !== undefined);
    const head = whole ? headOf(whole.lower, word) : undefined;
    if (whole === undefined || head === undefined) return [];
    const headStem = foldGerman(head);
    const isSaid = now.some(
      (other) =>
        other !== word &&
        (other.lower.includes(headStem) || other.stem === headStem || isAlikeStem(other.stem, headStem)),
    );
    if (isSaid) return [];
    const act = germanActOf(head, head, true);
    return [
      {
        about: 'object',
        word: word.index,
        span: spanOfWords(improved, word.index, word.index + 1),
        features: [
          'head',
          standIn.test(head) ? 'head of a stand-in' : 'head of a thing',
          isNoun ? 'head, now a noun' : 'head, now another word',
          ...(act ? ['head act', `head act ${act}`] : ['head no act']),
          ...(before.length - now.length > leastSaid ? ['head, much gone'] : []),
        ],
      },
    ];
  });
}

/** What a compound that begins with a word has behind it: "pläne" in "Schrankpläne". */
function headOf(whole: string, { lower, stem }: Word): string | undefined {
  const plain = withoutUmlauts(whole);
  const first = [lower, stem].map(withoutUmlauts).find((part) => plain.startsWith(part));
  if (first === undefined) return undefined;
  const rest = whole.slice(first.length).replace(/^(?:en|e|s|n|-)(?=\p{L}{4})/u, '');
  return rest.length >= leastHead && !ending.test(rest) ? rest : undefined;
}
