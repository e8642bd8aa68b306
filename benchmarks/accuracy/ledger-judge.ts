import { englishBars, germanBars, oversOf } from '../../engine/ledger/judge/wording-bars.ts';
import { fitJudge, numbersOf, scoreWith } from '../ledger/fit-judge.ts';
import { type JudgeExample, type JudgeLanguage, type Placed, readExamples } from '../ledger/judge-examples.ts';

export const name = 'Claim ledger: the judge of wording, cross-validated over whole writers';

/** Files that came together are by the same people: neighbours by number are left out together. */
const folds = 6;
/** How far above the bars of engine/ledger/judge/wording-bars.ts a signal has to be. */
const thresholds = [99, 2, 1, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1, -1.5];
const languages: readonly JudgeLanguage[] = ['en', 'de'];

/** Rules and judge together at every threshold, on rewrites of people who do not know the rules. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  return { rows: languages.flatMap(rowsIn), notes: [] };
}

interface Scored {
  example: JudgeExample;
  scoreOf(signal: Placed): number;
  /** How far it is over its bar. */
  overOf(signal: Placed): number;
}

function rowsIn(language: JudgeLanguage): Record<string, string | number>[] {
  const examples = readExamples(language);
  const files = [...new Set(examples.filter(({ from }) => from === 'others').map(fileOf))].sort(
    (a, b) => numberOf(a) - numberOf(b),
  );
  const foldOf = new Map(files.map((file, index) => [file, Math.floor((index * folds) / files.length)]));
  const scored = Array.from({ length: folds }, (_, fold): Scored[] => {
    const others = examples.filter((example) => foldOf.get(fileOf(example)) !== fold);
    const fitted = fitJudge(others, numbersOf[language]);
    const bars = language === 'en' ? englishBars : germanBars;
    const scoreOf = ({ features }: Placed) => scoreWith(fitted, features);
    return examples
      .filter((example) => example.from === 'others' && foldOf.get(fileOf(example)) === fold)
      .map((example) => {
        const lines = new Map<number, Placed[]>();
        for (const signal of example.every) lines.set(signal.line, [...(lines.get(signal.line) ?? []), signal]);
        const score = (features: readonly string[]) => scoreWith(fitted, features);
        const overs = new Map([...lines.values()].flatMap((signals) => [...oversOf(bars, signals, score)]));
        return { example, scoreOf, overOf: (signal: Placed) => overs.get(signal) ?? Number.NEGATIVE_INFINITY };
      });
  }).flat();
  return thresholds.map((threshold) => ({ language, ...rowAt(scored, threshold) }));
}

function fileOf({ resume }: JudgeExample): string {
  return resume.split(' ')[0] ?? '';
}

function numberOf(file: string): number {
  return Number(/\d+/.exec(file)?.[0]);
}

function rowAt(scored: readonly Scored[], threshold: number): Record<string, string | number> {
  const lies = scored.filter(({ example }) => example.lies);
  const single = scored.filter(({ example: { lies: is, kind } }) => !is && kind !== 'whole_resume' && kind !== 'twin');
  const whole = scored.filter(({ example }) => example.kind === 'whole_resume');
  const isJudged = threshold !== 99;
  const isAsked = (one: Scored) => placesAsked(one, threshold, isJudged).length > 0;
  const lines = whole.flatMap((one) => {
    const places = placesAsked(one, threshold, isJudged);
    return one.example.lines.map(({ start, end }) => places.some((at) => at !== undefined && at >= start && at <= end));
  });
  return {
    threshold: threshold === 99 ? 'rules alone' : threshold,
    'lies caught beyond the twin': percent(lies.filter(isAsked).length, lies.length),
    'single honest wordings questioned': percent(single.filter(isAsked).length, single.length),
    'lines of whole resumes questioned': percent(lines.filter(Boolean).length, lines.length),
  };
}

/** The places of what is asked: by rules, unless the judge has settled it, and by the judge. */
function placesAsked(
  { example, scoreOf, overOf }: Scored,
  threshold: number,
  isJudged: boolean,
): (number | undefined)[] {
  const { findings, signals, every, lines } = example;
  const isSettled = (at: number | undefined, below: number) => {
    const line = lines.find(({ start, end }) => at !== undefined && at >= start && at <= end);
    const own = line ? every.filter(({ at: place }) => place >= line.start && place <= line.end) : [];
    return own.length > 0 && own.every((signal) => scoreOf(signal) < below);
  };
  const asked = findings.filter(
    ({ at, settledBelow, isBeyond }) =>
      isBeyond && !(isJudged && settledBelow !== undefined && isSettled(at, settledBelow)),
  );
  return [...asked.map(({ at }) => at), ...signals.filter((signal) => overOf(signal) > threshold).map(({ at }) => at)];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
}
