import { english } from '#contract/words/en.ts';
import { render } from '#contract/words/words.ts';
import { type Analysis, loadEngine } from '#engine';
import { findingsOf } from '../../engine/ledger/compare-resumes.ts';

/** What adapter.mjs asks. */
type Task =
  | { kind: 'keywords'; text: string }
  | { kind: 'score'; resume: string; job: string }
  | { kind: 'claims'; original: string; improved: string };

const engine = await loadEngine();

process.on('message', (task: Task) => process.send?.(answer(task)));
// The evaluator ends without notice, and so does this process.
process.on('disconnect', () => process.exit());

function answer(task: Task): unknown {
  if (task.kind === 'keywords') return keywordsOf(engine.analyse({ jobDescription: task.text, resumeText: '' }));
  if (task.kind === 'claims') {
    const ledger = engine.compare({ originalText: task.original, improvedText: task.improved });
    return findingsOf(ledger).map(({ kind, text, reason }) => ({ kind, text, reason: render(reason, english) }));
  }
  const { arithmetic } = engine.analyse({ jobDescription: task.job, resumeText: task.resume });
  return arithmetic.reduce((sum, line) => sum + line.earned, 0);
}

/** The keywords that the page shows, with alternatives split. */
function keywordsOf({ requirements }: Analysis): string[] {
  return requirements
    .map((match) => match.requirement)
    .filter((requirement) => requirement.kind !== 'years')
    .flatMap(({ surface, alternatives }) => (alternatives.length > 0 ? alternatives : [surface]))
    .slice(0, 30);
}
