import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { byItself } from '../../vocabulary/de/acts.ts';
import { foldGerman } from '../../words/same-word.ts';
import type { Signal } from '../signals/signals.ts';
import { mostWords } from '../words/align-words.ts';
import { germanActOf, germanLevelOf } from './german-acts.ts';
import { sameOften } from './german-periods.ts';
import { isAlikeStem, type Word } from './german-words.ts';

/** What a line says came of the work, by the kind of word; the source of an honest line has one of the kind. */
const results: readonly [name: string, pattern: RegExp][] = [
  ['so', /^(?:dadurch|wodurch|sodass|somit|folglich|infolgedessen|damit|hierdurch|womit|weshalb|daraufhin)$/],
  ['led to', /^(?:führte|führten|bewirkt\p{L}*|ermöglicht\p{L}*|folge|ergebnis|beitrug|beigetragen)$/u],
  [
    'secured',
    /^(?:ge)?(?:sicher|gewährleist|verhinder|verhüt|vermied|vermeid|begrenz|beschleunig|entlast|ersparte?|vereinfach)/,
  ],
  [
    'well',
    /^(?:erfolgreich|fehlerfrei|reibungslos|störungsfrei|unfallfrei|beanstandungs|mängelfrei|lückenlos|vollständig|fristgerecht|pünktlich|termingerecht|problemlos)/,
  ],
  [
    'praised',
    /^(?:ausgezeichnet|geehrt|prämiert|gelobt|lob|auszeichn|ehrung|bestnote|jahrgangsbest|beste[nrsm]?$|einzig|höchste|rekord|spitzen)/,
  ],
  ['much', /^(?:spürbar|deutlich|erheblich|messbar|nachhaltig|signifikant|maßgeblich|wesentlich|entscheidend)/],
  ['thanks', /^(?:dank|aufgrund)$/],
  ['zero', /^(?:ohne|keine?[nmrs]?|null|nicht)$/],
];
/** Words that only begin like one: "sicher im Umgang", "höchstens". */
const noResult = /^(?:sicher(?:e[nrsm]?|heit\p{L}*|er\p{L}*|ung\p{L}*)?|höchstens|bestell\p{L}*|bestand\p{L}*)$/u;
/** How often something is done. */
const often =
  /^(?:täglich|wöchentlich|monatlich|jährlich|vierteljährlich|halbjährlich|quartalsweise|regelmäßig|ständig|stets|immer|laufend|wiederholt|mehrfach|mehrmals|dauerhaft|häufig|oft|abends|nachts)/;
const everyPeriod = /\b(?:jede[nrsm]?|pro|alle|je) (?:\p{L}+ )?(?:Woche|Monat|Tag|Jahr|Quartal|Schicht|Abend|Nacht)/iu;
const anyPeriod =
  /\b(?:\p{L}*(?:täglich|wöch\p{L}*|monatig|monatlich|jährig|jährlich|malig|mals)|tags?|tage[ns]?|woche[n]?|monate?[ns]?|jahre?[ns]?|quartale?[ns]?|schicht(?:en)?|abends?|abend[en]*|nachts?|nächte|regelm\p{L}*|laufend\p{L}*|immer|ständig\p{L}*|stets|mehrfach|wiederholt|häufig\p{L}*|oft|turnus\p{L}*|\p{L}*rhythmus|je|pro|mal)(?!\p{L})/iu;

/** What a line says came of the work or how often it is done, and compounds with another last part, where the source says none of it. */
export function germanResultSignals(given: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const { line, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined) return [];
  const old = lowersOf(original, source);
  return [...resultsIn(given, old), ...oftenIn(given, line, source), ...otherTails(given, now, before)];
}

function lowersOf({ tokens }: ResumeDocument, { from, to }: ResumeLine): string[] {
  return tokens.slice(from, Math.min(to, from + mostWords)).map(({ lower }) => lower);
}

function resultsIn({ improved, line, sources }: Case, old: readonly string[]): Signal[] {
  const own = lowersOf(improved, line);
  const found = results.flatMap(([name, pattern]) => {
    const at = own.findIndex(
      (lower, place) => pattern.test(lower) && !noResult.test(lower) && !(place === 0 && /^führte/.test(lower)),
    );
    return at >= 0 && !old.some((lower) => pattern.test(lower)) ? [{ name, at }] : [];
  });
  const [first] = found;
  if (first === undefined) return [];
  const index = line.from + first.at;
  const moves = own.some((lower) => byItself.test(lower)) || line.amounts.some(({ unit }) => unit === 'percent');
  return [
    {
      about: 'object',
      span: spanOfWords(improved, index, index + 1),
      features: [
        'result',
        ...found.map(({ name }) => `result ${name}`),
        ...(found.length > 1 ? ['result twice'] : []),
        ...(moves ? ['result, figure moves'] : []),
        ...(old.some((lower) => /^(?:nachdem|seit|seitdem|nach|weil|durch|wegen)$/.test(lower))
          ? ['result, cause before']
          : []),
        ...(improved.tokens[index]?.opens ? ['result opens'] : []),
        ...((sources.lines[0]?.stems.size ?? 0) * 1.3 < line.stems.size ? ['result, longer'] : []),
      ],
    },
  ];
}

function oftenIn({ improved, original }: Case, line: ResumeLine, source: ResumeLine): Signal[] {
  if (anyPeriod.test(source.content) || sameOften(improved, line, original, source).size > 0) return [];
  const at = lowersOf(improved, line).findIndex((lower) => often.test(lower));
  const phrase = everyPeriod.exec(line.content);
  if (at < 0 && phrase === null) return [];
  const index = at < 0 ? line.from : line.from + at;
  const word = at < 0 ? 'every' : (often.exec(improved.tokens[index]?.lower ?? '')?.[0] ?? '');
  return [{ about: 'amount', span: spanOfWords(improved, index, index + 1), features: ['often', `often ${word}`] }];
}

/** Shorter beginnings are no first part of a compound. */
const leastShared = 5;
const leastTail = 4;
const ending = /^(?:ungen?|eten?|innen|ierung|ierungen|ation|ationen|enden?|lichen?|ischen?|isten?|ierten?)$/;
const freeTail =
  /(?:arbeiten?|aufgaben?|tätigkeit(?:en)?|bereich|wesen|kenntnisse|erfahrung|prozesse?|vorgänge|unterlagen|fälle|team|dienst)$/;

/** "Budgetverantwortung" for "Budgetverfolgung": the same beginning, another thing. */
function otherTails({ improved }: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  return now.flatMap((word): Signal[] => {
    const { lower } = word;
    if (before.some((other) => other.lower === lower || other.stem === word.stem)) return [];
    const same = before.find((other) => sharedBeginning(other.lower, lower) >= leastShared);
    if (same === undefined) return [];
    const shared = sharedBeginning(same.lower, lower);
    const [tail, oldTail] = [withoutLink(lower.slice(shared)), withoutLink(same.lower.slice(shared))];
    if (tail.length < leastTail || ending.test(tail) || freeTail.test(tail)) return [];
    const [stem, oldStem] = [foldGerman(tail), foldGerman(oldTail)];
    const isSaid = before.some(
      (other) =>
        other.stem === stem ||
        isAlikeStem(other.stem, stem) ||
        (stem.length >= leastShared && other.lower.includes(stem)),
    );
    if (isSaid || stem === oldStem || isAlikeStem(stem, oldStem)) return [];
    const { act } = word;
    const oldAct = germanActOf(oldTail, oldTail, true);
    const isCompound = oldTail.length >= leastTail && !ending.test(oldTail);
    const isNoun = word.isNoun || !/(?:te|ten|t|e)$/.test(lower);
    if (!isNoun || (act === undefined && !isCompound)) return [];
    return [
      {
        about: 'object',
        word: word.index,
        span: spanOfWords(improved, word.index, word.index + 1),
        features: [
          'tail',
          isCompound ? 'tail for another' : 'tail added',
          ...(act ? ['tail act', `tail act level ${germanLevelOf(act)}`, `tail act ${act}`] : ['tail no act']),
          ...(act && oldAct ? [`tail act ${Math.sign(germanLevelOf(act) - germanLevelOf(oldAct))}`] : []),
          ...(isCompound && act ? ['tail act for another'] : []),
        ],
      },
    ];
  });
}

/** "Sicherheitsbegehung": the s joins two words. */
function withoutLink(tail: string): string {
  return tail.replace(/^s(?=[^pctäöü])/, '');
}

function sharedBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}
