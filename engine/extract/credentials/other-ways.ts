import { fewRanges } from '../../text/few-ranges.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import type { PostingText } from '../read-posting.ts';

/** What a German posting takes instead of a training: "oder vergleichbar", "oder mehrjährige Berufserfahrung im Verkauf". */
export interface OtherWay {
  /** Another training of the kind. */
  kin: boolean;
  /** How many years of work; undefined when work does not replace it. */
  years: number | undefined;
  /** Something that is no training at all: work, knowledge, the wish to learn it. */
  isOther: boolean;
  /** Where the posting says so, and perhaps what the work is in. */
  place: Span;
}

/** Adjectives stand before the noun: "oder eine mehrjährige einschlägige Berufserfahrung". */
const otherwise = fewRanges(
  /(?<!\p{L})(?:[Oo]der|ODER|bzw\.|beziehungsweise|alternativ|ersatzweise) (?:\p{Ll}{2,24},? ){0,5}(?:[Vv]ergleichbar|[Gg]leichwertig|[Ää]hnlich|anderweitig|artverwandt|verwandt|o\. ?ä\.|\p{L}{0,24}(?:[Ee]rfahrung|[Pp]raxis(?!\p{L})|[Kk]enntnisse|[Qq]ualifikation)|[Bb]ereitschaft|[Ll]ust(?!\p{L})|[Ii]nteresse|[Qq]uereinst)/u,
);
const work = fewRanges(/(?<!\p{L})(?:berufs|praxis|arbeits)?(?:erfahrung(?:en)?|praxis)(?!\p{L})/iu);
const several = /(?:mehr|lang)jährig|(\d{1,2})(?: ?[-–] ?\d{1,2})? jahre/iu;
/** "Mehrjährig" is at least two years; where nothing is said, one shows that somebody knows the work. */
const years = { several: 2, any: 1 } as const;

/** "Oder mehrjährige Berufserfahrung"; what "oder vergleichbar mit Erfahrung" asks for besides is no other way. */
const noTraining = fewRanges(
  /(?<!\p{L})(?:[Oo]der|ODER|bzw\.|beziehungsweise|alternativ|ersatzweise|durch) (?:(?!mit |und |sowie |inklusive )\p{Ll}{2,24},? ){0,5}(?:\p{L}{0,24}(?:[Ee]rfahrung|[Pp]raxis|[Kk]enntnisse)|[Bb]ereitschaft|[Ll]ust|[Ii]nteresse|[Qq]uereinst|[Tt]ätigkeit)/u,
);

/** "Und Erfahrung in der Küche oder einem vergleichbaren Bereich" speaks of what is asked for besides. */
const besides = fewRanges(
  /(?<!\p{L})(?:und|sowie) (?:\p{Ll}{2,24} ){0,3}\p{L}{0,24}(?:[Ee]rfahrung|[Kk]enntnisse|[Pp]raxis)/u,
);

/** So many characters behind a name speak of it. */
const reach = 160;

/** What the posting takes instead of a training or degree that it names at a place. */
export function otherWayBehind(
  { text, language }: Pick<PostingText, 'text' | 'language'>,
  end: number,
): OtherWay | undefined {
  if (language.code !== 'de') return undefined;
  const rest = /^[^;\n]*/.exec(text.slice(end, end + reach))?.[0] ?? '';
  const [clause = ''] = rest.split(/(?<=\p{L}{4})\. /u, 1);
  const hit = otherwise.exec(clause);
  if (hit === null || besides.test(clause.slice(0, hit.index))) return undefined;
  const said = clause.slice(hit.index);
  const place = { start: end + hit.index, end: end + clause.length };
  const count = several.exec(said);
  return {
    kin: /vergleichbar|gleichwertig|ähnlich|verwandt|o\. ?ä\./iu.test(said),
    years: work.test(said) ? (count === null ? years.any : Number(count[1] ?? years.several)) : undefined,
    isOther: noTraining.test(said),
    place,
  };
}

/** Who comes from another trade is welcome, so nobody has to have learned this one. */
const welcomed = fewRanges(
  /(?<!(?:kein|keine|nicht für) )quereinst(?:eiger|ieg)|(?<!\p{L})(?:ungelernte|ohne ausbildung)(?!\p{L})/iu,
);
const training = /ausbildung|lehre|studium|abschluss|fachkraft|geselle/iu;

/** Whether a posting takes people without a training that it names. */
export function takesOthers(
  { kind, surface }: Pick<Requirement, 'kind' | 'surface'>,
  posting: Pick<PostingText, 'text' | 'language'>,
): boolean {
  if (posting.language.code !== 'de') return false;
  return (kind === 'degree' || training.test(surface)) && welcomed.test(posting.text);
}
