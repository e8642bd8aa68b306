import { fileURLToPath } from 'node:url';
import { type Engine, loadEngine } from '#engine';
import { readTrades, type TradeText } from './trade-texts.ts';

export const name = 'Trades: who stands above whom';

/** Texts to count: our own fifteen trades, unless TRADES names another file of the form (trade-texts.ts). */
const file = process.env.TRADES ?? fileURLToPath(new URL('./data/fifteen-trades.jsonl', import.meta.url));

/** What counts as wrong, in points. */
const limits = { loss: 12, gap: 10, junior: 50, negated: 35, echo: 2, otherTrade: 40, removal: 0.5 } as const;

/** Counts over all trades which resume scores above which, and how much adding or removing a line changes. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const engine = await loadEngine();
  const trades = readTrades(file);
  const figures = trades.map((trade) => measure(engine, trade));
  const others = trades.flatMap((trade) => [
    scoreOf(engine, trade.posting, trade.resumes.unqualified),
    ...trades
      .filter((other) => other !== trade)
      .map((other) => scoreOf(engine, trade.posting, other.resumes.qualified_plain)),
  ]);
  return { rows: [...figures.map(present), total(figures, others)], notes: [] };
}

interface Figures {
  trade: string;
  own: number;
  plain: number;
  half: number;
  junior: number | undefined;
  negated: number;
  headlineSays: boolean | undefined;
  echoes: number[];
  /** Points that each added must-have brings. */
  additions: number[];
  /** Points that each removed matched line brings. */
  removals: number[];
}

function measure(engine: Engine, trade: TradeText): Figures {
  const { posting, resumes, boilerplate } = trade;
  const score = (resume: string) => scoreOf(engine, posting, resume);
  const half = score(resumes.half);
  const own = score(resumes.qualified);
  const junior = resumes.junior === undefined ? undefined : resumes.junior;
  return {
    trade: trade.trade,
    own,
    plain: score(resumes.qualified_plain),
    half,
    junior: junior === undefined ? undefined : score(junior),
    negated: score(resumes.negated),
    headlineSays: junior === undefined || !trade.required ? undefined : saysMissing(engine, posting, junior),
    echoes: withEchoes(resumes.half, boilerplate).map((resume) => score(resume) - half),
    additions: trade.half_add.items.map(
      ({ bullet }) => score(insert(resumes.half, trade.half_add.line, bullet)) - half,
    ),
    removals: matchedLines(engine, posting, resumes.qualified).map(
      (line) => score(resumes.qualified.replace(line, '')) - own,
    ),
  };
}

/** The score before rounding. */
function scoreOf(engine: Engine, jobDescription: string, resumeText: string): number {
  return engine.analyse({ jobDescription, resumeText }).arithmetic.reduce((sum, line) => sum + line.earned, 0);
}

/** Whether the result begins with what is required and not shown. */
function saysMissing(engine: Engine, jobDescription: string, resumeText: string): boolean {
  return engine.analyse({ jobDescription, resumeText }).decisive.length > 0;
}

/** Company text pasted at the end, at the top, and its longest sentences as bullets. */
function withEchoes(resume: string, boilerplate: string): string[] {
  const sentences = boilerplate.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.split(' ').length >= 8);
  const bullets = sentences.map((sentence) => `- ${sentence}`).join('\n');
  return [`${resume}\n${boilerplate}`, `${boilerplate}\n${resume}`, `${resume}\n${bullets}`];
}

function insert(resume: string, line: number, bullet: string): string {
  const lines = resume.split('\n');
  return [...lines.slice(0, line), bullet, ...lines.slice(line)].join('\n');
}

function matchedLines(engine: Engine, jobDescription: string, resumeText: string): string[] {
  const { requirements } = engine.analyse({ jobDescription, resumeText });
  return [...new Set(requirements.flatMap(({ evidence }) => evidence.map(({ line }) => line)))];
}

function present(figures: Figures): Record<string, string | number> {
  const { trade, own, plain, half, junior, negated, echoes, additions, removals } = figures;
  return {
    trade,
    'own words': own.toFixed(0),
    "posting's words": plain.toFixed(0),
    half: half.toFixed(0),
    junior: junior?.toFixed(0) ?? '',
    denied: negated.toFixed(0),
    'echo, most': Math.max(...echoes).toFixed(1),
    'must added, least': Math.min(...additions).toFixed(1),
    'line removed, most': Math.max(0, ...removals).toFixed(1),
  };
}

function total(all: readonly Figures[], others: readonly number[]): Record<string, string | number> {
  const countOf = (values: readonly boolean[]) => `${values.filter(Boolean).length} of ${values.length}`;
  const count = (wrong: (figures: Figures) => boolean) => countOf(all.map(wrong));
  const losses = all.map(({ own, plain }) => plain - own);
  const juniors = all.flatMap(({ junior }) => (junior === undefined ? [] : [junior]));
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  return {
    trade: 'all',
    'own words': `lose more than ${limits.loss}: ${countOf(losses.map((loss) => loss > limits.loss))}, mean ${mean.toFixed(1)}`,
    "posting's words": `less than ${limits.gap} above half: ${count(({ plain, half }) => plain < half + limits.gap)}`,
    half: `above own words: ${count(({ own, half }) => half > own)}, less than ${limits.gap} below: ${count(({ own, half }) => own < half + limits.gap)}`,
    junior: `above ${limits.junior}: ${countOf(juniors.map((junior) => junior > limits.junior))}; headline silent: ${countOf(all.flatMap(({ headlineSays }) => (headlineSays === undefined ? [] : [!headlineSays])))}`,
    denied: `above ${limits.negated}: ${count(({ negated }) => negated > limits.negated)}`,
    'echo, most': `more than ${limits.echo}: ${countOf(all.flatMap(({ echoes }) => echoes.map((gain) => gain > limits.echo)))}`,
    'must added, least': `none: ${countOf(all.flatMap(({ additions }) => additions.map((gain) => gain <= 0)))}`,
    'line removed, most': `raises: ${countOf(all.flatMap(({ removals }) => removals.map((gain) => gain > limits.removal)))}`,
    'other trades': `above ${limits.otherTrade}: ${countOf(others.map((score) => score > limits.otherTrade))}`,
  };
}
