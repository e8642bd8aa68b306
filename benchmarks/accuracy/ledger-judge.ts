import { fitJudge, scoreWith } from '../ledger/fit-judge.ts';
import { type JudgeExample, readExamples } from '../ledger/judge-examples.ts';

export const name = 'Claim ledger: the judge of wording, cross-validated over whole resumes';

const folds = 5;
const thresholds = [99, 2, 1.5, 1, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1, -1.5];

/** Rules and judge together at every threshold, on English rewrites of people who do not know the rules. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const examples = readExamples();
  const resumes = [...new Set(examples.map(({ resume }) => resume))];
  const foldOf = new Map(resumes.map((resume, index) => [resume, index % folds]));
  const scored = Array.from({ length: folds }, (_, fold) => {
    const fitted = fitJudge(examples.filter(({ resume }) => foldOf.get(resume) !== fold));
    return examples
      .filter(({ resume, from }) => from === 'others' && foldOf.get(resume) === fold)
      .map((example) => ({ example, scores: example.signals.map(({ features }) => scoreWith(fitted, features)) }));
  }).flat();
  return { rows: thresholds.map((threshold) => rowAt(scored, threshold)), notes: [] };
}

interface Scored {
  example: JudgeExample;
  scores: readonly number[];
}

function rowAt(scored: readonly Scored[], threshold: number): Record<string, string | number> {
  const lies = scored.filter(({ example }) => example.lies);
  const single = scored.filter(({ example: { lies, kind } }) => !lies && kind !== 'whole_resume' && kind !== 'twin');
  const whole = scored.filter(({ example }) => example.kind === 'whole_resume');
  const isAsked = ({ example, scores }: Scored) => example.isAsked || scores.some((score) => score > threshold);
  const lines = whole.flatMap(({ example, scores }) =>
    example.lines.map(
      ({ start, end }) =>
        example.asked.some((at) => at >= start && at <= end) ||
        example.signals.some(({ at }, index) => (scores[index] ?? 0) > threshold && at >= start && at <= end),
    ),
  );
  return {
    threshold: threshold === 99 ? 'rules alone' : threshold,
    'lies caught beyond the twin': percent(lies.filter(isAsked).length, lies.length),
    'single honest wordings questioned': percent(single.filter(isAsked).length, single.length),
    'lines of whole resumes questioned': percent(lines.filter(Boolean).length, lines.length),
  };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
}
