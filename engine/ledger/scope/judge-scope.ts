import { say, sayPlain } from '../../say.ts';
import { type Case, linesFor, spanOf, spanOfWords } from '../lines/claim.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import { isMildLead } from './mild-scope.ts';
import { partsOf } from './part-words.ts';
import { provesStep } from './proves-step.ts';
import type { Step } from './scope-ladders.ts';
import { stepsAt } from './scope-steps.ts';

interface StepTaken extends Statement {
  index: number;
  steps: readonly Step[];
  isProven(step: Step): boolean;
}

/** What the line says the person did, compared with what its sources say: helping is not leading, using is not designing. */
export const scopeRule = defineRule<StepTaken>({
  id: 'scope',
  roles: ['sentence', 'contact'],
  *claims(given) {
    const { line, improved } = given;
    const isProven = provenSteps(given);
    for (let index = line.from; index < line.to; index += 1) {
      const steps = stepsAt(improved, line, index).filter(
        (step) => step.claims >= 2 && !(step.ladder === 'lead' && isMildLead(given, index)),
      );
      if (steps.length > 0)
        yield { kind: 'scope', span: spanOfWords(improved, index, index + 1), index, steps, isProven };
    }
  },
  proves: (_, { steps, isProven }) => (steps.every(isProven) ? 'wording' : undefined),
  question({ improved, sources }, { span, steps, isProven }) {
    const word = improved.text.slice(span.start, span.end);
    const source = sources.lines[0];
    const reason = source
      ? say('ledger.moreThan', { word, line: source.content }, spanOf(source))
      : say('ledger.more', { word });
    const ladder = steps.find((step) => !isProven(step))?.ladder ?? 'lead';
    return [reason, sayPlain(`ask.${ladder}`)];
  },
});

/** Returns a test of whether the line's sources reach a step. Answers are kept: a long line may have many verbs of one step. */
function provenSteps(given: Case): (step: Step) => boolean {
  const { line, improved, original, confirmed } = given;
  const proofs = [
    ...linesFor(given).map((source) => ({ document: original, line: source })),
    ...confirmed.lines.map((source) => ({ document: confirmed, line: source })),
  ];
  const isPart = partsOf(improved, line).length > 0;
  const known = new Map<string, boolean>();
  return (step) => {
    const key = `${step.ladder} ${step.claims}`;
    const isKnown = known.get(key) ?? proofs.some(({ document, line }) => provesStep(document, line, step, isPart));
    known.set(key, isKnown);
    return isKnown;
  };
}
