import { type Case, spanOfWords } from '../../lines/claim.ts';
import { levelOf } from '../words/act-words.ts';
import type { LineNews } from '../words/new-words.ts';
import type { Signal } from './signals.ts';

/** What a clause at the end of a line begins with, when it says what came of the rest. */
const starts =
  /^(?:\p{L}{3,}ing|which|that|thereby|thus|so|with|through|thanks|resulting|leading|to|by|and|as|never|always|for|well|making|without)$/u;
/** A result is said behind the first words of a line. */
const leastBefore = 3;

/** A clause that a line has got at its end, of which the source says nothing: ", improving their reading", ", never with a callback". */
export function tailSignals({ line, improved, sources }: Case, news: LineNews): Signal[] {
  if (line.isSummary || line.role !== 'sentence') return [];
  const { tokens } = improved;
  let from = -1;
  for (let index = line.from + leastBefore; index < line.to; index += 1)
    if (tokens[index]?.opens && starts.test(tokens[index]?.lower ?? '')) from = index;
  if (from < 0) return [];
  const content = news.now.content.filter(({ index }) => index >= from);
  const added = news.words.filter(({ index }) => index >= from);
  if (content.length === 0 || added.length === 0) return [];
  const { lower = '' } = tokens[from] ?? {};
  const isNew = added.length === content.length;
  const verb = added.find(({ tag }) => tag === 'verb');
  const isToldBefore = /, (?:which|\p{L}+ing|so|to|with)\b/u.test(sources.lines[0]?.content ?? '');
  const share = isNew ? 'all' : added.length * 2 >= content.length ? 'most' : 'some';
  const left = news.gone.length === 0 ? 'nothing gone' : 'beside gone';
  return [
    {
      about: 'object',
      span: spanOfWords(improved, from, line.to),
      features: [
        'tail',
        `tail ${share} new`,
        `tail ${left}`,
        `tail ${share} new, ${left}`,
        `tail of ${Math.min(3, added.length)}`,
        `tail starts ${lower.endsWith('ing') ? 'ing' : lower}`,
        ...(verb
          ? ['tail with a verb', `tail kind ${verb.kinds[0] ?? 'unknown'}`, `tail level ${levelOf(verb.kinds)}`]
          : []),
        ...(isToldBefore ? ['tail as before'] : ['tail of its own']),
      ],
    },
  ];
}
