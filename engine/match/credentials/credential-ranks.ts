import { allMatches } from '../../text/all-matches.ts';
import { rememberLines } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';
import { partOfLine } from './part-of-line.ts';

/**
 * Whether what a line says of a name is less than the name asks for: an instruction, what comes before it, a lower or another one of its kind.
 *
 * @param place where the line has the name
 */
export function isLess(name: string, line: string, place: Span): boolean {
  const isLower = (pattern: RegExp, text: string) => {
    const [found] = pattern.exec(text) ?? [];
    return found !== undefined && !name.toLowerCase().includes(found.toLowerCase());
  };
  const { part, behind, around } = partOfLine(line, place);
  return (
    isLower(instructed, around) ||
    isLower(beforeIt, part) ||
    onlyBefore.test(behind) ||
    isOfLowerRank(name, around) ||
    isOfOtherKind(name, around)
  );
}

/** No examination of the same law. */
const instructed = /unterricht|unterweis|unterwiesen/iu;

const lessThanIt =
  '(?:associate|assistant|trainee|cadet|student|awareness|frozen|part[- ]qualified|candidate|finalist)(?!\\p{L})';
/** No "Associate in Project Management" is a professional. A "registered nurse, assistant ward manager" is a nurse. */
const beforeIt = fewRanges(new RegExp(`(?<!\\p{L})${lessThanIt}`, 'iu'));
/** "CPA, candidate". */
const onlyBefore = fewRanges(new RegExp(`^[,;] ${lessThanIt}(?=\\s*(?:[,;.(]|$))`, 'iu'));

/** Words that tell a lower credential of a kind from a higher one, lowest first. One pattern a rung. */
const ladders: readonly (readonly RegExp[])[] = [
  [
    fewRanges(/(?<!\p{L})(?:foundations?(?! trust)|fundamentals|introduct\p{L}+|intro)(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})(?:practitioner|intermediate)(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})(?:advanced|professional|expert|chartered)(?!\p{L})/iu),
  ],
  [
    fewRanges(/(?<!\p{L})white belt(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})yellow belt(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})green belt(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})black belt(?!\p{L})/iu),
  ],
  [
    fewRanges(/(?<!\p{L})(?:apprentice|helper|improver|learner|trainee)(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})(?:journey(?:man|woman|person))(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})master (?!['’]?s)/iu),
  ],
  [
    fewRanges(/(?<!\p{L})bronze(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})(?:silver|silber)(?!\p{L})/iu),
    fewRanges(/(?<!\p{L})gold(?!\p{L})/iu),
  ],
  [fewRanges(/(?<!\p{L})handler(?!\p{L})/iu), fewRanges(/(?<!\p{L})(?:manager|mgr|supervisor)(?!\p{L})/iu)],
  [
    fewRanges(
      /(?<![\p{L}\d])(?:erste[sn]?|1\.|I\.) (?:\p{L}{3,12}\.? )?(?:staatsexamen|staatsprüfung|prüfung|stex)(?!\p{L})/iu,
    ),
    fewRanges(
      /(?<![\p{L}\d])(?:zweite[sn]?|2\.|II\.) (?:\p{L}{3,12}\.? )?(?:staatsexamen|staatsprüfung|prüfung|stex)(?!\p{L})/iu,
    ),
  ],
  // Refrigerants: one type, or all of them.
  [fewRanges(/(?<!\p{L})type (?:I{1,3}|[1-3])(?![\p{L}\d])/iu), fewRanges(/(?<!\p{L})universal(?!\p{L})/iu)],
  // Swiss trainings: of two years, of three or four, and of a higher school.
  [fewRanges(/(?<!\p{L})EBA(?!\p{L})/u), fewRanges(/(?<!\p{L})EFZ(?!\p{L})/u), fewRanges(/(?<!\p{L})HF(?!\p{L})/u)],
];
const none = -1;

/** The lowest and the highest rung of each ladder that a text names. */
const rungsIn = rememberLines((text) =>
  ladders.map((ladder) => {
    const isNamed = (rung: RegExp) => rung.test(text);
    return { lowest: ladder.findIndex(isNamed), highest: ladder.findLastIndex(isNamed) };
  }),
);

/** Whether a line has a lower one of the kind than a name: a "Green Belt" is no Black Belt. Whoever names no rung may have any. */
function isOfLowerRank(name: string, line: string): boolean {
  const shown = rungsIn(line);
  return rungsIn(name).some(({ lowest }, ladder) => {
    const own = shown[ladder]?.highest ?? none;
    return own > none && own < lowest;
  });
}

/** One value of a kind, or a list of them: "Series 7, 63 and 66", "Type I-III". */
const numberOfKind = String.raw`(?:\d{1,2}[A-Z]?|[IVX]{1,4})(?![\p{L}\p{N}])`;
const numbersOfKind = `${numberOfKind}(?:(?:,? (?:and|und|or|oder) |, ?| ?[/&+–-] ?)${numberOfKind})*`;
/** "Series 7", "Category I", "17th Edition": one of a kind, of which none includes another. Levels and grades do (licence-name.ts), and driving classes. */
const kindOf = fewRanges(
  new RegExp(
    String.raw`(?<!\p{L})(series|type|typ|cat(?:egory)?|kat(?:egorie)?|part|teil)\.? ?(${numbersOfKind})|(?<!\d)(\d{1,2})(?:st|nd|rd|th) (edition)`,
    'giu',
  ),
);
/** A licence for one kind of aircraft is none for another: "CPL(H)" flies helicopters. */
const aircraft = fewRanges(/(?<!\p{L})(?:[PC]|AT|LA|M)PL ?\(([AHSB])\)/gu);
const sameKind: Readonly<Record<string, string>> = {
  typ: 'type',
  category: 'cat',
  kat: 'cat',
  kategorie: 'cat',
  teil: 'part',
};
const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

const kindsIn = rememberLines((text): ReadonlyMap<string, ReadonlySet<string>> => {
  const kinds = new Map<string, Set<string>>();
  for (const [, before = '', behind = '', first = '', second = ''] of allMatches(text, kindOf)) {
    const [head, values] = [(before || second).toLowerCase(), (behind || first).toLowerCase()];
    const kind = sameKind[head] ?? head;
    const own = kinds.get(kind) ?? new Set();
    for (const value of valuesIn(values)) own.add(value);
    kinds.set(kind, own);
  }
  for (const [, kind = ''] of allMatches(text, aircraft))
    kinds.set('aircraft', (kinds.get('aircraft') ?? new Set()).add(kind));
  return kinds;
});

/** Each value of a list, and those between the ends of "I-IV". */
function valuesIn(list: string): string[] {
  return list.split(/[^\p{L}\p{N}–-]+/u).flatMap((part) => {
    const [first = '', last = first] = part.split(/[–-]/).map(asNumber);
    const [from, to] = [Number(first), Number(last)];
    return from < to ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) : [first, last];
  });
}

function asNumber(value: string): string {
  const roman = romans.indexOf(value);
  return roman > 0 ? String(roman) : value;
}

/** Whether a line names another one of the kind than the name: a "Series 63" is no Series 7. */
function isOfOtherKind(name: string, line: string): boolean {
  const shown = kindsIn(line);
  return [...kindsIn(name)].some(([kind, asked]) => {
    const own = shown.get(kind);
    return own !== undefined && ![...asked].some((value) => own.has(value));
  });
}
