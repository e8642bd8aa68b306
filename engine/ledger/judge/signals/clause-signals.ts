import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { isSameAmount } from '../../numbers/amounts.ts';
import { areAlike } from '../words/alike.ts';
import type { LineNews } from '../words/new-words.ts';
import { tellsNumbers } from '../words/restated-numbers.ts';
import { isRole } from '../words/roles-in.ts';
import { isListing } from './is-listing.ts';
import type { Signal } from './signals.ts';

const starts =
  /^(?:but|not|no|who|which|that|while|after|when|whenever|by|under|with|for|if|until|though|once|except|since|because|as|shared|from|to|at|on|in|of|and|then|so)$/;
const open =
  /^(?:pending|draft\p{L}*|considering|planned|plan|awaiting|trial|trialled|pilot|piloted|tried|test|tested|proposed|suggested|suggestion|idea|expected|due|booked|waiting|possible|possibly|maybe|undecided|not|never|no|yet|nearly|almost|partly|part|half|mostly|usually|shared|one|single|only|basic|observed|learning|beginner|intro|taster|internal|own|deputy|acting|assistant|junior|member|helped|supervised|told|asked|looked|watched|shadowed)$/u;

/** What only says in what a number is counted: the number tells whether it is gone. */
const unit = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|ms|kg|km|miles?|tonnes?|tons?|times)$/;

/** Parts of the source that the line has dropped, and words in them that hold a claim back. */
export function clauseSignals(given: Case, news: LineNews): Signal[] {
  const { line, improved, original } = given;
  const { before, gone, now } = news;
  // A summary draws on many lines, and a list may take a part of one.
  if (line.isSummary || line.role === 'list') return [];
  const isMoved = movedTo(given);
  // What a list no longer names is looked up item by item.
  const isListed = line.role === 'credential' || (!improved.isGerman && isListing(before.line.content));
  const goneAt = new Set(gone.flatMap(({ index }) => (isMoved(index) ? [] : [index])));
  const tells = tellsNumbers(original, before.line, improved, [line]);
  const span = spanOfWords(improved, line.from, line.to);
  const signals: Signal[] = [];
  for (const [from, to] of clausesOf(given)) {
    const content = before.content.filter(({ index }) => index >= from && index < to);
    const lost = content.filter(({ index, lower }) => goneAt.has(index) && !unit.test(lower));
    const amounts = before.line.amounts.filter(
      (amount) => amount.from >= from && amount.to <= to && amount.unit !== 'year',
    );
    const lostAmounts = tells
      ? []
      : amounts.filter((amount) => !line.amounts.some((other) => isSameAmount(other, amount)) && !isMoved(amount.from));
    // A number in another unit is still there: only a loss of words as well tells.
    if (lost.length === 0) continue;
    const share = (lost.length + lostAmounts.length) / (content.length + amounts.length);
    const words = original.tokens.slice(from, to);
    const now1 = new Set(improved.tokens.slice(line.from, line.to).map(({ lower }) => lower));
    const roles = words.filter(
      ({ lower }) => isRole(lower) && !now1.has(lower) && !now.content.some(({ root }) => areAlike(root, lower)),
    );
    const held = words.filter(({ lower }) => open.test(lower) && !now1.has(lower));
    if (isListed && held.length === 0) continue;
    const first = words[0]?.lower ?? '';
    signals.push({
      about: 'lost',
      span,
      gone: lost.map(({ index }) => index),
      lost: original.text.slice(original.tokens[from]?.start ?? 0, original.tokens[to - 1]?.end ?? 0),
      features: [
        'clause',
        `clause ${share >= 1 ? 'all' : share >= 0.5 ? 'most' : 'some'}`,
        ...(share >= 1 ? [`clause all ${Math.min(3, lost.length)}`] : []),
        ...(share >= 1 && from > before.line.from
          ? [`clause later`, `clause starts ${starts.test(first) ? first : 'other'}`]
          : []),
        ...(roles.length > 0 ? ['clause role', `clause role ${share >= 1 ? 'all' : 'some'}`] : []),
        ...held.slice(0, 3).map(({ lower }) => `held ${lower}`),
        ...(held.length > 0 ? ['held'] : []),
        ...(lostAmounts.length > 0 ? ['clause number'] : []),
        ...(news.words.length === 0 ? ['clause, nothing new'] : []),
      ],
    });
  }
  return signals.slice(0, 6);
}

/** The source's parts between commas, semicolons, brackets, "and", "who", "after", "by" …. */
function clausesOf({ original, sources }: Case): [number, number][] {
  const source = sources.lines[0];
  if (source === undefined) return [];
  const parts: [number, number][] = [];
  let from = source.from;
  const end = Math.min(source.to, source.from + 120);
  for (let index = source.from + 1; index <= end; index += 1) {
    const token = original.tokens[index];
    const ends =
      index === end ||
      token === undefined ||
      token.opens ||
      /^(?:who|which|while|after|when|whenever|by|under|with|for|if|until|though|once|since|because|as|from|but)$/.test(
        token.lower,
      );
    if (!ends) continue;
    parts.push([from, index]);
    from = index;
  }
  return parts;
}

/** The lines of a text as they stand, for each document once. */
const contents = new WeakMap<ResumeDocument, ReadonlySet<string>>();

function contentsOf(document: ResumeDocument): ReadonlySet<string> {
  const known = contents.get(document) ?? new Set(document.lines.map(({ content }) => content));
  contents.set(document, known);
  return known;
}

/** A word in more lines than this is in none of them by chance only. */
const mostPlaces = 20;

/** Returns a test of whether a word of the source stands in another line that was reworded: one line became two. */
export function movedTo({ line, improved, original }: Case): (index: number) => boolean {
  const unchanged = contentsOf(original);
  return (index) => {
    const stem = original.stemOf[index] ?? '';
    const places = improved.linesOf.get(stem || (original.tokens[index]?.lower ?? ''))?.slice(0, mostPlaces) ?? [];
    return places.some((place) => {
      const other = improved.lines[place];
      return (
        other !== undefined &&
        other.index !== line.index &&
        (other.job === line.job || other.role !== 'sentence') &&
        !unchanged.has(other.content)
      );
    });
  };
}
