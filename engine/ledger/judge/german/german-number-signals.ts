import type { Span } from '../../../types/span.ts';
import { type Case, spanOfWords } from '../../lines/claim.ts';
import { type Amount, isSameAmount } from '../../numbers/amounts.ts';
import { broughtAbout, byItself } from '../../vocabulary/de/acts.ts';
import type { Signal } from '../signals/signals.ts';
import { type Counted, countedIn, countTheSame, type Read } from './german-counted.ts';
import { isSomebody } from './german-frames.ts';
import { isParagraph } from './german-named-numbers.ts';
import { isListed, isTied, type Word, wordsIn } from './german-words.ts';

/** The most numbers looked at in one line. */
const most = 6;

/** Numbers that count another thing than in the source, and figures that moved by themselves and now were moved by the person. */
export function germanNumberSignals(given: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined) return [];
  const own: Read = { document: improved, line, words: now };
  const old: Read = { document: original, line: source, words: before };
  return [...moved(own, old), ...otherShare(own, old), ...caused(own, old)];
}

/** What a number of the line counts, beside what it counts in the source. */
interface Pair {
  amount: Amount;
  is: Counted;
  was: Counted;
}

function pairsOf(own: Read, old: Read): Pair[] {
  const amounts = own.line.amounts.filter(({ unit }) => unit !== 'year').slice(0, most);
  return amounts.flatMap((amount) => {
    const [same, ...more] = old.line.amounts.slice(0, most).filter((other) => isSameAmount(other, amount));
    if (same === undefined || more.length > 0) return [];
    const [is, was] = [countedIn(own, amount), countedIn(old, same)];
    return is && was ? [{ amount, is, was }] : [];
  });
}

const isIn = (word: Word, words: readonly Word[]) => words.some((other) => isTied(word, other));
const isAnyIn = (things: readonly Word[], words: readonly Word[]) => things.some((word) => isIn(word, words));

/** Numbers that count or measure another thing than in the source. */
function moved(own: Read, old: Read): Signal[] {
  const pairs = pairsOf(own, old);
  return pairs.flatMap(({ amount, is, was }): Signal[] => {
    if (countTheSame(is, was)) return [];
    const sort = amount.unit === 'percent' ? 'percent' : 'count';
    // What the number counts now another number of the source counts.
    const others = pairs.filter((other) => other.amount !== amount);
    const isExchanged = others.some((other) => countTheSame(is, other.was));
    const isThere = isAnyIn(is.things, old.words);
    const stays = isAnyIn(was.things, own.words);
    const isTold = isAnyIn(is.things, was.told) || isAnyIn(was.things, is.told);
    const where = `${isThere ? 'of the source' : 'new'}, old ${stays ? 'stays' : 'gone'}`;
    const [head, oldHead] = [is.things.at(-1), was.things.at(-1)];
    const features = [
      'bound',
      `bound ${sort}`,
      `bound ${is.how} from ${was.how}`,
      `bound ${where}`,
      `bound ${sort} ${is.how} from ${was.how} ${where}`,
      ...(isTold ? ['bound, told', `bound ${sort}, told ${is.how} from ${was.how}`] : []),
      ...(isExchanged ? ['bound exchanged', `bound ${sort} exchanged`] : []),
      ...(head && isListed(head) ? ['bound head known'] : ['bound head unknown']),
      ...(head && oldHead && isListed(head) && isListed(oldHead) ? ['bound heads known'] : []),
      ...(head && oldHead
        ? [`bound ${isSomebody(oldHead) ? 'somebody' : 'thing'} to ${isSomebody(head) ? 'somebody' : 'thing'}`]
        : []),
      ...(!isThere && head && old.document.linesOf.has(head.stem) ? ['bound to another line'] : []),
    ];
    return [{ about: 'amount', span: spanOfWords(own.document, amount.from, amount.to), features }];
  });
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
  const [is, had] = [countedIn(own, amount), countedIn(old, was)];
  return is !== undefined && had !== undefined && countTheSame(is, had);
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
