import type { Span } from '../../types/span.ts';
import { type Amount, isSameAmount } from '../amounts.ts';
import { type Case, spanOfWords } from '../claim.ts';
import type { ResumeDocument, ResumeLine } from '../document.ts';
import { broughtAbout, byItself } from '../vocabulary/de/acts.ts';
import { framesOf, isSomebody } from './german-frames.ts';
import { isListed, isTied, saysWhole, type Word, wordsIn } from './german-words.ts';
import type { Signal } from './signals.ts';

/** The most numbers looked at in one line. */
const most = 6;
/** The most words between a number and what it counts. */
const reach = 3;

interface Read {
  document: ResumeDocument;
  line: ResumeLine;
  words: readonly Word[];
}

/** Numbers that count another thing than in the source, and figures that moved by themselves and now were moved by the person. */
export function germanNumberSignals(given: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined) return [];
  const own: Read = { document: improved, line, words: now };
  const old: Read = { document: original, line: source, words: before };
  return [...moved(own, old), ...crossed(own, old), ...otherShare(own, old), ...caused(own, old)];
}

function moved(own: Read, old: Read): Signal[] {
  const amounts = own.line.amounts.filter(({ unit }) => unit !== 'year').slice(0, most);
  return amounts.flatMap((amount) => movedAt(own, old, amount));
}

function movedAt(own: Read, old: Read, amount: Amount): Signal[] {
  const same = old.line.amounts.filter((other) => isSameAmount(other, amount));
  const [was] = same;
  // "Siebenköpfig" says itself what it counts.
  const isCompound = [amount, was].some((one, at) =>
    /köpfig/.test((at === 0 ? own : old).document.tokens[one?.from ?? -1]?.lower ?? ''),
  );
  if (was === undefined || same.length > 1 || isCompound) return [];
  const bound = bindings(own, old, amount, was);
  const { head, oldHead, sharesTold, measure, oldMeasure, isOtherMeasure } = bound;
  const { thing, oldThing, isOtherThing, isSameThing } = bound;
  const isPercent = amount.unit === 'percent';
  const isSame = bound.isSame && !(isPercent && isOtherThing);
  if (isSame && sharesTold && !isOtherMeasure) return [];
  // "20 % weniger Wartezeit" for "Wartezeit um 20 % kürzer".
  if (isPercent && isSameThing) return [];
  const isIn = (word: Word | undefined, words: readonly Word[]) =>
    word !== undefined && words.some((other) => isTied(word, other));
  const sort = isPercent ? 'percent' : 'count';
  return [
    {
      about: 'amount',
      span: spanOfWords(own.document, amount.from, amount.to),
      features: [
        'bound',
        `bound ${sort}`,
        ...(isSame
          ? []
          : ['bound to another', `bound ${head ? 'to' : 'to no'} noun ${oldHead ? 'from' : 'from no'} noun`]),
        ...(!isSame && isIn(head, old.words) && isIn(oldHead, own.words)
          ? ['bound swapped', `bound ${sort} swapped`]
          : []),
        ...(!isSame && head && !isIn(head, old.words) ? ['bound to new'] : []),
        ...(!isSame && oldHead && !isIn(oldHead, own.words) ? ['bound from gone'] : []),
        ...(!isSame && head && oldHead && !isIn(head, old.words) && !isIn(oldHead, own.words)
          ? ['bound to new from gone']
          : []),
        ...(head && !isSame ? [isListed(head) ? 'bound head known' : 'bound head unknown'] : []),
        ...(head && oldHead && !isSame
          ? [
              isListed(head) && isListed(oldHead) ? 'bound heads known' : 'bound heads not known',
              `bound ${isSomebody(oldHead) ? 'somebody' : 'thing'} to ${isSomebody(head) ? 'somebody' : 'thing'}`,
            ]
          : []),
        ...(head && !isSame && !isIn(head, old.words) && old.document.linesOf.has(head.stem)
          ? ['bound to another line']
          : []),
        ...(oldHead && !isSame && isIn(oldHead, own.words) ? ['bound, old stays'] : []),
        ...(isOtherMeasure
          ? [
              'bound, other head',
              `bound ${sort}, other head`,
              ...(isIn(measure, old.words) ? [] : [`bound ${sort}, new head`]),
              ...(isIn(oldMeasure, own.words) ? [] : [`bound ${sort}, head gone`]),
            ]
          : []),
        ...(isPercent && isOtherThing ? ofThings(isIn(thing, old.words), isIn(oldThing, own.words)) : []),
        ...(sharesTold ? [] : ['bound, other measure', `bound ${sort}, other measure`]),
      ],
    },
  ];
}

/** Where the two things are that a number had and has. */
function ofThings(isThere: boolean, stays: boolean): string[] {
  return ['bound thing', `bound thing ${isThere ? 'of the source' : 'new'}, old ${stays ? 'stays' : 'gone'}`];
}

/** What a number counts and measures in a line and in its source. */
function bindings(own: Read, old: Read, amount: Amount, was: Amount) {
  const [head, oldHead] = [countedBy(own, amount), countedBy(old, was)];
  const [told, oldTold] = [measuredBy(own, amount), measuredBy(old, was)];
  const isSame = head && oldHead ? isTied(head, oldHead) : head === oldHead;
  const isShared = told.some((word) => oldTold.some((other) => isTied(word, other)));
  const sharesTold = told.length === 0 || oldTold.length === 0 || isShared;
  const [measure, oldMeasure] = [headOf(own, told), headOf(old, oldTold)];
  const isOtherMeasure = measure !== undefined && oldMeasure !== undefined && !isTied(measure, oldMeasure);
  const [thing, oldThing] = [head ?? measure, oldHead ?? oldMeasure];
  const isOtherThing = thing !== undefined && oldThing !== undefined && !saysEither(thing, oldThing);
  const isSameThing = thing !== undefined && oldThing !== undefined && !isOtherThing;
  return {
    ...{ head, oldHead, isSame, isShared, sharesTold, measure, oldMeasure, isOtherMeasure },
    ...{ thing, oldThing, isOtherThing, isSameThing },
  };
}

/** Whether one word is the other one whole: "Schließfachanlagen" are no "Fächer". */
function saysEither(a: Word, b: Word): boolean {
  return a.lower.endsWith(b.lower) || b.lower.endsWith(a.lower) || saysWhole(a, b) || saysWhole(b, a);
}

/** "§ 102" is no count of anything. */
function isParagraph({ document: { text, tokens } }: Read, { from }: Amount): boolean {
  const start = tokens[from]?.start ?? 0;
  return /§§? ?$/.test(text.slice(Math.max(0, start - 3), start));
}

/** Whether the number at a place counts or measures the very thing that it does in the line's source. */
export function countsTheSame({ improved, line, original, sources }: Case, { start }: Span): boolean {
  const source = sources.lines[0];
  const amount = line.amounts.find(({ from }) => improved.tokens[from]?.start === start);
  if (source === undefined || amount === undefined || line.isSummary) return false;
  const [was, ...more] = source.amounts.slice(0, most).filter((other) => isSameAmount(other, amount));
  if (was === undefined || more.length > 0) return false;
  const own: Read = { document: improved, line, words: wordsIn(improved, line) };
  const old: Read = { document: original, line: source, words: wordsIn(original, source) };
  if (isParagraph(own, amount) && isParagraph(old, was)) return true;
  const { head, isSame, isShared, sharesTold, isOtherMeasure } = bindings(own, old, amount, was);
  return isSame && sharesTold && !isOtherMeasure && (head !== undefined || isShared);
}

const perEach = /^(?:je|jeweils|jede[rnms]?|pro)$/;
const inAll = /^(?:zusammen|insgesamt|gesamt|total|summe|gesamthaft)$/;
const changes =
  /^(?:\p{L}{2,}er|weniger|mehr|gesunken|gestiegen|gesenkt|gesteigert|reduziert|verkürzt|erhöht|zurück\p{L}*|rückgang|plus|minus|über\p{L}+|unter\p{L}+)$/u;

/** "Je 190" for "zusammen 190"; "um 9,6 %" for "bei 9,6 %": the same figure of another kind. */
function otherShare(own: Read, old: Read): Signal[] {
  return own.line.amounts.slice(0, most).flatMap((amount): Signal[] => {
    const [was, ...more] = old.line.amounts.filter((other) => isSameAmount(other, amount));
    if (was === undefined || more.length > 0 || amount.unit === 'year') return [];
    const [now, before] = [around(own, amount), around(old, was)];
    const isEach = (words: readonly string[]) => words.slice(0, 2).some((word) => perEach.test(word));
    const isTotal = (words: readonly string[]) => words.some((word) => inAll.test(word));
    const isEachNow = isEach(now) && !isEach(before) && !/\b(?:je|jeweils|pro)\b/iu.test(old.line.content);
    const isTotalNow = isTotal(now) && !isTotal(before) && isEach(before);
    const isChange = (words: readonly string[]) => words[1] === 'um' || words.some((word) => changes.test(word));
    const isChangeNow = amount.unit === 'percent' && now[1] === 'um' && !isChange(before);
    const features = [
      ...(isEachNow ? ['share each', isTotal(before) ? 'share each of all' : 'share each of one'] : []),
      ...(isTotalNow ? ['share all of each'] : []),
      ...(isChangeNow ? ['share change of level'] : []),
    ];
    if (features.length === 0) return [];
    const span = spanOfWords(own.document, amount.from, amount.to);
    return [{ about: 'amount', span, features: ['share', ...features] }];
  });
}

/** The two words before a number, and those behind it. */
function around({ document: { tokens }, line }: Read, { from, to }: Amount): string[] {
  const at = [from - 2, from - 1, to, to + 1, to + 2].filter((index) => index >= line.from && index < line.to);
  return [from - 2, from - 1, ...at.filter((index) => index >= to)].map((index) =>
    index >= line.from ? (tokens[index]?.lower ?? '') : '',
  );
}

/** Two figures of the source that changed their nouns: "Wartezeit 8 %, Absagen 20 %" for "Wartezeit 20 %, Absagen 8 %". */
function crossed(own: Read, old: Read): Signal[] {
  const amounts = own.line.amounts.filter(({ unit }) => unit !== 'year').slice(0, most);
  const pairs = amounts.flatMap((amount) => {
    const [was, ...more] = old.line.amounts.filter((other) => isSameAmount(other, amount));
    return was && more.length === 0 ? [{ amount, is: nearestTo(own, amount), was: nearestTo(old, was) }] : [];
  });
  const [first, second] = pairs.filter(({ is, was }) => is !== undefined && was !== undefined);
  if (!first?.is || !first.was || !second?.is || !second.was) return [];
  const isSwapped = isTied(first.is, second.was) && isTied(second.is, first.was) && !isTied(first.is, first.was);
  if (!isSwapped) return [];
  const span = spanOfWords(own.document, first.amount.from, first.amount.to);
  return [{ about: 'amount', span, features: ['crossed', `crossed ${first.amount.unit}`] }];
}

/** The noun of a number: before it in its clause, else behind it. */
function nearestTo(read: Read, amount: Amount): Word | undefined {
  const measured = measuredBy(read, amount);
  return countedBy(read, amount) ?? headOf(read, measured) ?? measured.at(-1);
}

/** "Wartungsaufwand des Schulhauses": the last noun that says nothing about another. */
function headOf({ document, line, words }: Read, measured: readonly Word[]): Word | undefined {
  const { parts } = framesOf(document, line, words);
  return parts
    .filter(
      ({ word, isOf, lead }) =>
        !isOf && !/^(?:in|im|bei|beim|am|auf)$/.test(lead) && measured.some(({ index }) => index === word.index),
    )
    .at(-1)?.word;
}

/** The noun behind a number: what it counts. */
function countedBy({ document, line, words }: Read, { to }: Amount): Word | undefined {
  const { tokens } = document;
  for (let index = to; index < Math.min(line.to, to + reach); index += 1) {
    if (index > to && tokens[index]?.opens) return undefined;
    const noun = words.find((word) => word.index === index && word.isNoun);
    if (noun) return lastOfChain(document, words, noun);
    if (/^(?:pro|je|am|im|in|von|mit|für|auf|bis|und|zu|an|bei)$/.test(tokens[index]?.lower ?? '')) return undefined;
  }
  return undefined;
}

/** "Lohnsteuer-Außenprüfungen" are "Außenprüfungen". */
function lastOfChain({ text, tokens }: ResumeDocument, words: readonly Word[], noun: Word): Word {
  let last = noun;
  while (text[tokens[last.index]?.end ?? 0] === '-') {
    const next = words.find(({ index }) => index === last.index + 1);
    if (next === undefined) return last;
    last = next;
  }
  return last;
}

/** The nouns of a number's own clause that stand before it: what it measures. */
function measuredBy({ document, line, words }: Read, { from, unit }: Amount): Word[] {
  const { tokens } = document;
  let start = from;
  while (start > line.from && !tokens[start]?.opens) start -= 1;
  if (unit !== 'percent') return words.filter(({ index, isNoun }) => isNoun && index >= start && index < from);
  // "Stürze um 18 % tiefer": the parts know of the noun that begins the line.
  return framesOf(document, line, words).parts.flatMap(({ word }) =>
    word.index >= start && word.index < from ? [word] : [],
  );
}

/** "Sank, nachdem …" told as "gesenkt". */
function caused(own: Read, old: Read): Signal[] {
  if (own.line.amounts.length === 0) return [];
  const verb = own.words.find(({ lower }) => broughtAbout.test(lower));
  const isByItself = (read: Read) => read.words.some(({ lower }) => byItself.test(lower));
  if (
    verb === undefined ||
    !isByItself(old) ||
    isByItself(own) ||
    old.words.some(({ lower }) => broughtAbout.test(lower))
  )
    return [];
  const { tokens } = own.document;
  const near = tokens.slice(Math.max(own.line.from, verb.index - 2), verb.index + 3).map(({ lower }) => lower);
  // "Erhöhte sich", "wurde gesenkt": nobody says by whom.
  const isOpen = near.some((word) => /^(?:sich|wurde|wurden)$/.test(word));
  const hasCause = /\b(?:nachdem|seit|seitdem|nach|weil|als|durch|dank)\b/u;
  return [
    {
      about: 'deed',
      word: verb.index,
      span: spanOfWords(own.document, verb.index, verb.index + 1),
      features: [
        'caused',
        isOpen ? 'caused, open' : 'caused, own',
        ...(hasCause.test(old.line.content) ? ['caused for a cause'] : []),
        ...(hasCause.test(old.line.content) && !hasCause.test(own.line.content) ? ['caused, cause gone'] : []),
      ],
    },
  ];
}
