import { say } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { isSameMeasure, type Measure, measuresIn } from '../numbers/measures.ts';

/** The most measures looked at in one line. */
const most = 8;

/** "14 Monate" for "14 Wochen": the number is the source's own, and its unit another. */
export const unitRule = defineRule<Doubt>({
  id: 'unit',
  roles: ['sentence', 'list', 'credential'],
  unless: ['number'],
  skipsSummary: true,
  claims: otherUnits,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function otherUnits({ line, improved, original, sources }: Case): Doubt[] {
  const source = sources.lines[0];
  if (source === undefined) return [];
  const olds = measuresIn(original, source).slice(0, most);
  const counts = new Map(source.amounts.map(({ from, value }) => [from, value]));
  const isMoved = (measure: Measure) => {
    const value = line.amounts.find(({ from }) => from === measure.from)?.value;
    const isSaid = olds.some((old) => isSameMeasure(old, measure));
    return value !== undefined && !isSaid && olds.some(({ from }) => counts.get(from) === value);
  };
  const moved = measuresIn(improved, line).slice(0, most).find(isMoved);
  if (moved === undefined) return [];
  const span = spanOfWords(improved, moved.from, moved.to);
  const text = improved.text.slice(span.start, span.end);
  return [
    { kind: 'number', span, asked: [say('ledger.otherNumber', { text }, spanOf(source)), say('ask.right', { text })] },
  ];
}
