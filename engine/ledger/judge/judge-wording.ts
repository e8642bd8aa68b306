import { say, sayPlain } from '../../say.ts';
import { type Case, spanOf } from '../claim.ts';
import { type Doubt, defineRule, type Question, settledInWords } from '../rule.ts';
import { type Signal, signalsOf } from './signals.ts';
import { bias, weightTable } from './weights.generated.ts';

/** A signal above this many log-odds is asked about; engine/README.md has the curve it was chosen from. */
const threshold = -0.5;

const weights: ReadonlyMap<string, number> = new Map(
  weightTable
    .trim()
    .split('\n')
    .map((row): [string, number] => [row.slice(0, row.lastIndexOf('=')), Number(row.slice(row.lastIndexOf('=') + 1))]),
);

/** How likely a signal is to be a claim that the sources do not make, in log-odds; learned by `npm run judge`. */
function scoreOf(features: readonly string[]): number {
  let score = bias;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
}

/** What the rules have no words for: the learned judge's doubts about a line's wording, the strongest of each sort. */
export const wordingRule = defineRule<Doubt>({
  id: 'wording',
  roles: ['sentence', 'list', 'credential'],
  claims: doubtsOf,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function doubtsOf(given: Case): Doubt[] {
  const strongest = new Map<Signal['about'], { signal: Signal; score: number }>();
  for (const signal of signalsOf(given, (features) => scoreOf(features) > threshold)) {
    const score = scoreOf(signal.features);
    if (score > (strongest.get(signal.about)?.score ?? threshold)) strongest.set(signal.about, { signal, score });
  }
  return [...strongest.values()].map(({ signal }) => ({
    kind: kinds[signal.about],
    span: signal.span,
    asked: questionAbout(given, signal),
  }));
}

const kinds = { deed: 'scope', object: 'outcome', amount: 'number', lost: 'standing' } as const;

function questionAbout({ improved, sources, line }: Case, { about, span, lost = '' }: Signal): Question {
  const source = sources.lines[0] ?? line;
  const word = improved.text.slice(span.start, span.end);
  const more = say('ledger.moreThan', { word, line: source.content }, spanOf(source));
  if (about === 'deed') return [more, sayPlain('ask.ownDeed')];
  if (about === 'object') return [more, say('ask.did', { text: word })];
  if (about === 'amount') return [more, say('ask.right', { text: word })];
  return [
    say('ledger.word', { word: lost, line: source.content }, spanOf(source)),
    say('ask.stillHolds', { text: lost }),
  ];
}
