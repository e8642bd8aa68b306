import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { type Amount, isSameAmount } from '../../numbers/amounts.ts';
import { areAlike, areOfOneFamily } from '../words/alike.ts';
import { boundOf } from '../words/bound-words.ts';
import type { LineNews } from '../words/new-words.ts';
import { wordRoot } from '../words/word-root.ts';
import { movedNumbers } from './bound-numbers.ts';
import type { Signal } from './signals.ts';

const vague =
  /^(?:all|every|each|entire|whole|complete|numerous|countless|many|multiple|several|various|dozens|hundreds|thousands|millions|scores|large|huge|vast|majority|regularly|constantly|always|throughout|across|everyone|everything|full|both)$/;
/** More than a small number, whatever it was; other vague words may stand for one. */
const large =
  /^(?:all|entire|whole|numerous|countless|several|various|multiple|dozens|hundreds|thousands|millions|scores|huge|vast|everyone|everything)$/;
/** Numbers that nobody would call dozens. */
const small = 12;
/** A small number of things, in any words. */
const isFew = /\b(?:several|various|a number of|a few|some|a handful|certain)\b/iu;
const period =
  /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekday|weekend|shift|day|night|morning|evening|week|fortnight|month|quarter|term|year)$/;
const single = /^(?:one|a|an|single|1|another)$/;
const most = 10;

/** What a line says of amounts that its source does not: vague ones, plurals, numbers that count something else. */
export function numberSignals(given: Case, news: LineNews): Signal[] {
  if (given.line.isSummary || given.line.role === 'list') return [];
  return [...vagueWords(given, news), ...plurals(given, news), ...moved(given, news), ...movedNumbers(given, news)];
}

function signal({ improved }: Case, from: number, to: number, features: string[]): Signal {
  const span = spanOfWords(improved, from, to);
  return { about: 'amount', span, features };
}

function vagueWords(given: Case, { before }: LineNews): Signal[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined) return [];
  const said = new Set(original.tokens.slice(source.from, source.to).map(({ lower }) => lower));
  const found: Signal[] = [];
  for (let index = line.from; index < Math.min(line.to, line.from + 120); index += 1) {
    const { lower = '' } = improved.tokens[index] ?? {};
    if (!vague.test(lower) || said.has(lower) || [...said].some((word) => areAlike(word, lower))) continue;
    // "Several nights" for "a number of nights"; "4,000 in all".
    if (isFew.test(lower) && isFew.test(source.content)) continue;
    if (lower === 'all' && improved.tokens[index - 1]?.lower === 'in') continue;
    // "One of the testers" is one of several.
    if (isOneOf(improved, index) && /\bone of\b/i.test(source.content)) continue;
    // "Every week" says how often, which another rule knows.
    if (/^(?:every|each)$/.test(lower) && period.test(improved.tokens[index + 1]?.lower ?? '')) continue;
    // "One week in five" is every fifth.
    if (/^(?:every|each)$/.test(lower) && (line.amounts.length > 0 || isNth(improved, index + 1))) continue;
    const counted = before.line.amounts.filter(({ unit }) => unit !== 'year' && unit !== 'percent');
    const gone = counted.filter((amount) => !line.amounts.some((other) => isSameAmount(amount, other)));
    const isVagueBefore = [...said].some((word) => vague.test(word));
    found.push(
      signal(given, index, index + 1, [
        'vague',
        `vague ${lower}`,
        ...(large.test(lower) && !isVagueBefore ? ['vague and large'] : []),
        ...(gone.some(({ value, unit }) => unit === 'count' && value <= small) ? ['vague for a small number'] : []),
        ...(counted.length === 0 && !isVagueBefore ? ['vague without a number'] : []),
        ...(lower === 'all' && improved.tokens[index - 1]?.lower === 'in' ? ['vague in all'] : []),
        ...(before.content.some(({ lower: other }) => /^(?:each|every|all|any)$/.test(other)) || said.has('every')
          ? ['vague of every']
          : []),
        ...(gone.length > 0 ? ['vague for a number'] : []),
        ...(counted.length > 0 ? ['vague beside a number'] : []),
        ...(isVagueBefore ? ['vague before'] : []),
        ...([...said].some((word) => /^(?:one|1|single|my|own)$/.test(word)) ? ['vague for one'] : []),
      ]),
    );
    if (found.length >= most) break;
  }
  return found;
}

function isNth({ tokens }: ResumeDocument, index: number): boolean {
  return /^(?:second|third|(?:four|fif|six|seven|eigh|nin|ten)th|\d+(?:nd|rd|th))$/.test(tokens[index]?.lower ?? '');
}

function isOneOf({ tokens }: ResumeDocument, index: number): boolean {
  return tokens[index - 1]?.lower === 'of' && tokens[index - 2]?.lower === 'one';
}

/** "One letting agent", "a letting agent" became "letting agents". */
function plurals(given: Case, { sourceOf, now, slotsBefore }: LineNews): Signal[] {
  const { improved, original, line } = given;
  const found: Signal[] = [];
  for (const { index } of now.content) {
    const source = sourceOf.get(index);
    const own = improved.tokens[index];
    const old = source && original.tokens[source.index];
    if (!own || !old || source.tag === 'verb' || wordRoot(own.lemma) !== wordRoot(old.lemma)) continue;
    if (!isPlural(own.lower, own.lemma) || isPlural(old.lower, old.lemma)) continue;
    const before = [1, 2, 3].map((back) => original.tokens[source.index - back]?.lower ?? '');
    const numbered = line.amounts.some(({ to }) => to <= index && index - to < 3);
    const isOne = before.some((word) => word === 'one' || word === '1');
    const leftOne = improved.tokens.slice(line.from, line.to).some(({ lower }) => /^(?:one|1|single)$/.test(lower));
    const wasHead = slotsBefore.get(source.index)?.head === source.index;
    found.push(
      signal(given, index, index + 1, [
        'plural',
        ...(isOne && !leftOne && !numbered ? ['plural, one gone'] : []),
        ...(wasHead && before.some((word) => single.test(word)) && !numbered ? ['plural of a head with a'] : []),
        ...(wasHead ? [] : ['plural of a qualifier']),
        ...(before.some((word) => word === 'one') ? ['plural of one'] : []),
        ...(before.some((word) => single.test(word)) ? ['plural of a'] : []),
        ...(before[0] === 'the' || before[1] === 'the' ? ['plural of the'] : []),
        ...(numbered ? ['plural numbered'] : []),
      ]),
    );
    if (found.length >= most) break;
  }
  return found;
}

function isPlural(lower: string, lemma: string): boolean {
  return lower !== lemma && /s$/.test(lower) && !/['’]s$/.test(lower);
}

/** A number that stands before, or behind, other words than in the source. */
function moved(given: Case, news: LineNews): Signal[] {
  const { line, improved, original } = given;
  const { now, before, sourceOf, slots } = news;
  const found: Signal[] = [];
  for (const amount of line.amounts.filter(({ unit }) => unit !== 'year').slice(0, most)) {
    const olds = before.line.amounts.filter((other) => isSameAmount(other, amount));
    const [old] = olds;
    if (old === undefined || olds.length > 1) continue;
    // "A year" counts nothing by itself.
    if (/^(?:an?|per|each|every)$/.test(improved.tokens[amount.from]?.lower ?? '')) continue;
    const [own, theirs] = [boundOf(improved, now, amount), boundOf(original, before, old)];
    const head = own.counted.at(-1);
    const was = theirs.counted.at(-1);
    const place = own.at[0];
    const tied = place === undefined ? undefined : sourceOf.get(place);
    const shares = own.counted.some((a) => theirs.counted.some((b) => areOfOneFamily(a, b)));
    const sharesAny = [...own.counted, ...own.changed].some((a) =>
      [...theirs.counted, ...theirs.changed].some((b) => areOfOneFamily(a, b)),
    );
    if (shares) continue;
    const sort = sortOf(amount);
    const wasKept = was !== undefined && now.content.some(({ root }) => areOfOneFamily(root, was));
    found.push(
      signal(given, amount.from, amount.to, [
        `bound ${sort}`,
        ...(head === undefined
          ? [`bound ${sort} to nothing`]
          : tied
            ? [`bound ${sort} to kept`]
            : [`bound ${sort} to new`]),
        ...(was === undefined
          ? [`bound ${sort} from nothing`]
          : wasKept
            ? [`bound ${sort} from kept`]
            : [`bound ${sort} from gone`]),
        ...(head !== undefined && was !== undefined && wasKept && tied ? [`bound ${sort} swapped`] : []),
        ...(sharesAny ? [`bound ${sort} beside the same`] : [`bound ${sort} beside others`]),
        ...(place !== undefined && slots.get(place)?.lead === 'object' ? [`bound ${sort} object`] : []),
      ]),
    );
  }
  return found;
}

function sortOf({ unit }: Amount): string {
  return unit === 'percent' ? 'percent' : 'count';
}
