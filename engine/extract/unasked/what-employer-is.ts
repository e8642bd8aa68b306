import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';

/** Where a sentence turns to the applicant: "a leading laboratory, and we need a technician", "eine Praxis und suchen". */
const turn =
  '[.;:!?()–—]|(?:,|,? and|,? und) (?:we|you|wir|sie|du|need|seek|require|want|suchen|brauchen|are (?:looking|seeking|recruiting|hiring))(?!\\p{L})|(?:,|(?<! who| that| which| is| are)) (?:looking|seeking|searching|hiring|recruiting|needing) |,? (?:who|that|which) (?:need|seek|require|want|(?:is|are) (?:looking|seeking|recruiting|hiring))';

/** Behind "we are" this is no employer: "we are looking for", "we are after a chef". */
const what =
  '(?:an?|the|one of|part of|home to|proud to be|ein(?:e[rs]?)?|der|die|das|spezialisiert auf|führend)(?!\\p{L})(?! (?:employer|equal|disability|living wage|looking|search))';

/** As far as such a statement reaches, in characters. */
const farthest = 240;

const said = `(?:(?!${turn})[^\\n]){3,${farthest}}`;
const english = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:(?:we are|we['’]re|we have been|our client(?: is|,)|(?:the|our|this) (?:company|firm|business|practice|school|hotel|group|organi[sz]ation|laboratory|centre|center|clinic|bakery|garage) is) ${what}|(?<=^[^\\p{L}]{0,4})as (?:an?|one of the) (?:\\p{L}+, )?(?:leading|established|family|fast[- ]growing|award[- ]winning|independent|global|national|regional|specialist|market[- ]leading)(?!\\p{L}))${said}`,
    'giu',
  ),
);
const german = fewRanges(
  new RegExp(
    `(?<!\\p{L})(?:wir sind ${what}|(?<=^[^\\p{L}]{0,4})als (?:eine?[rms]? |der |die |das )?(?:\\p{L}+, )?(?:führend|mittelständisch|inhabergeführt|familiengeführt|modern|etabliert|traditionsreich|innovativ|international|erfolgreich|wachsend|regional|überregional|größt)\\p{L}{0,4} )${said}`,
    'giu',
  ),
);
/** "Als führendes Dentallabor suchen wir": the verb ends what the employer is. */
const germanVerb = fewRanges(
  / (?:suchen|bieten|fertigen|produzieren|betreuen|bewirtschaften|beraten|liefern|brauchen|entwickeln|betreiben|versorgen|stehen|haben|legen) (?:wir|sie|du)(?!\p{L})/iu,
);

const hints = fewRanges(/(?<!\p{L})(?:we|we['’]re|client|is|as|wir|als)(?!\p{L})/iu);

/**
 * What a sentence tells the employer to be, up to where it turns to the applicant: whoever reads "we are a leading dental laboratory and need a
 * technician" is asked for no laboratory. Linear: every pattern looks a bounded way ahead.
 */
export function whatEmployerIs(sentence: string): Span[] {
  if (!hints.test(sentence)) return [];
  return [...allMatches(sentence, english), ...allMatches(sentence, german)].map(({ 0: words, index }) => {
    const verb = words.search(germanVerb);
    return { start: index, end: index + (verb < 0 ? words.length : verb) };
  });
}
