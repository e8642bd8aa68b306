import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { type Line, lineAt } from '../../text/lines.ts';
import type { Span } from '../../types/span.ts';
import type { PostingText } from '../read-posting.ts';

const cue = /(?:^|[\s,(–-])(?:z\. ?B\.|zum Beispiel|beispielsweise|bspw\.)(?=\s)/giu;
const training = fewRanges(/(?:ausbildung|studium|abschluss|qualifikation|weiterbildung|lehre|fachkraft)(?!\p{L})/iu);
const gender = /\([mwdfxin](?:\/[mwdfxin]){1,3}\)/giu;
/** What ends a list of examples: a bracket, another clause, what is asked for beside it. */
const ended = fewRanges(
  /[);]|(?<!\p{L})(?:und (?:idealerweise|erste|mehrjährige|mindestens)|sowie|idealerweise|mit|vergleichbare?\p{L}*|ähnliche?\p{L}*|sind|ist)(?!\p{L})/iu,
);
/** A training and its examples stand within so many characters. */
const farthest = 60;

/** "Ausbildung in der Hotellerie (Hotelfachmann/-frau)": a bracket lists them without saying so, unless it only says for whom the posting is. */
const bracket = fewRanges(
  /(?<!\p{L})(?:[Bb]erufs)?(?:[Aa]usbildung|[Ss]tudium)(?: (?:in der|im|als|der) \p{Lu}[\p{L}-]{2,30})? \((?=\p{Lu}\p{L}{3,})/gu,
);

/** Where a line lists examples of a training, "kaufmännische Ausbildung, z. B. als Industriekaufmann oder Steuerfachangestellter": none of them is asked for by itself. */
const examplesIn = ({ content, start }: Pick<Line, 'content' | 'start'>): Span[] =>
  [...allMatches(content, cue), ...allMatches(content, bracket)].flatMap(({ 0: said, index }) => {
    if (!said.endsWith('(') && !training.test(content.slice(Math.max(0, index - farthest), index))) return [];
    const from = index + said.length;
    const rest = content.slice(from).replace(gender, (marks) => ' '.repeat(marks.length));
    const end = rest.search(ended);
    return [{ start: start + from, end: start + (end < 0 ? content.length : from + end) }];
  });

/** Returns a test of whether a place of a German posting only gives an example of a training. Linear in the length. */
export function examplesOfTraining({ lines, language }: PostingText): (span: Span) => boolean {
  if (language.code !== 'de') return () => false;
  const known = new Map<number, Span[]>();
  return ({ start, end }) => {
    const at = lineAt(lines, start);
    const line = lines[at];
    if (line === undefined) return false;
    const examples = known.get(at) ?? examplesIn(line);
    known.set(at, examples);
    return examples.some((example) => start >= example.start && end <= example.end);
  };
}
