import { boilerplate, headingOf } from '../extract/lines/sections.ts';
import { readPosting } from '../extract/read-posting.ts';
import { createModel } from '../lexicon/create-model.ts';
import { indexResume } from '../match/index-resume.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Analysis, AnalysisInput } from '../types/analysis.ts';
import type { Engine } from '../types/engine.ts';

/**
 * What must hold for every resume and posting (metamorphic laws). A law gets a pair and a number to choose by; it
 * returns how it was broken, and undefined when it held or the pair gives no case of it.
 */
export interface Law {
  name: string;
  break(engine: Engine, input: AnalysisInput, choice: number): string | undefined;
}

/** Scores move by the rounding errors of their sums alone. */
const noise = 1e-9;
const model = createModel();

const mostRemembered = 400;
const remembered = new WeakMap<Engine, Map<string, Analysis>>();

/** Every law wants the analyses of the same pairs before it changes them: they take most of the time. */
function analysisOf(engine: Engine, input: AnalysisInput): Analysis {
  const known = remembered.get(engine) ?? new Map<string, Analysis>();
  remembered.set(engine, known);
  const key = `${input.jobDescription}\n\n${input.resumeText}`;
  const analysis = known.get(key) ?? engine.analyse(input);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, analysis);
  return analysis;
}

/** The score before rounding: laws that say "never" are held to it. */
export function sumOf(engine: Engine, input: AnalysisInput): number {
  return analysisOf(engine, input).arithmetic.reduce((total, line) => total + line.earned, 0);
}

function pick<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[Math.abs(choice) % Math.max(1, items.length)];
}

function grew(before: number, after: number, by: number, what: string): string | undefined {
  return after > before + by + noise ? `${before.toFixed(2)} became ${after.toFixed(2)}: ${what}` : undefined;
}

/** Runs of bullets in another order: rotated, so that the same choice gives the same order. */
function turnBullets(text: string, choice: number): string {
  return text.replace(/(?:^[ \t]*[-•*·] .*\n){2,}(?=[ \t]*[-•*·] |\n|$)/gm, (run) => {
    const lines = run.split('\n').slice(0, -1);
    const turn = Math.abs(choice) % lines.length;
    return `${[...lines.slice(turn), ...lines.slice(0, turn)].join('\n')}\n`;
  });
}

/** The posting's own lines about the company, its benefits and the law; one or two words may be the person's own. */
function boilerplateOf(jobDescription: string): string[] {
  const { lines, sections } = readPosting(jobDescription, model.asks);
  return lines
    .filter((_, index) => boilerplate.has(sections[index] ?? 'open'))
    .map((line) => line.content)
    .filter((content) => tokenise(content).length > 2 || headingOf(content) !== undefined);
}

/** The formula doubts a handful of words: shorter postings are not sure of themselves either. */
const shortestPosting = 120;

export const laws: readonly Law[] = [
  {
    name: 'the score is whole, from 0 to 100, and the rounded sum of its lines',
    break: (engine, input) => {
      const { matchScore, arithmetic } = analysisOf(engine, input);
      const sum = arithmetic.reduce((total, line) => total + line.earned, 0);
      const isRight = matchScore === Math.min(100, Math.round(sum)) && matchScore >= 0;
      return isRight ? undefined : `${matchScore} for lines that add up to ${sum}`;
    },
  },
  {
    name: 'the same input gives the same analysis',
    break: (engine, input) => {
      const [first, second] = [engine.analyse(input), engine.analyse(input)].map((each) => JSON.stringify(each));
      return first === second ? undefined : 'two analyses differ';
    },
  },
  {
    name: 'the order of the bullets of a job changes nothing',
    break: (engine, input, choice) => {
      const turned = { ...input, resumeText: turnBullets(input.resumeText, choice) };
      const [before, after] = [sumOf(engine, input), sumOf(engine, turned)];
      return Math.abs(before - after) > noise ? `${before} became ${after}` : undefined;
    },
  },
  {
    name: 'a must-have that is truly added raises the score',
    break: (engine, input, choice) => {
      const missing = analysisOf(engine, input)
        .requirements.filter(({ found, requirement }) => !found && requirement.importance === 'must')
        .filter(({ requirement }) => !['degree', 'years', 'title'].includes(requirement.kind))
        .map(({ requirement }) => requirement.alternatives[0] ?? requirement.surface);
      const name = pick(missing, choice);
      if (name === undefined) return undefined;
      const before = sumOf(engine, input);
      const after = sumOf(engine, { ...input, resumeText: `${input.resumeText}\n\nSkills: ${name}` });
      return after > before ? undefined : `${before} became ${after}: ${name}`;
    },
  },
  {
    name: 'a matched line that is removed never raises the score',
    break: (engine, input, choice) => {
      const evidence = analysisOf(engine, input).requirements.flatMap((match) => match.evidence);
      const item = pick(evidence, choice);
      if (item === undefined) return undefined;
      const at = input.resumeText.lastIndexOf(item.line, item.span.start);
      if (at < 0) return undefined;
      const resumeText = input.resumeText.slice(0, at) + input.resumeText.slice(at + item.line.length);
      return grew(sumOf(engine, input), sumOf(engine, { ...input, resumeText }), 0, item.line);
    },
  },
  {
    name: 'echoing the boilerplate of the posting gains nothing',
    break: (engine, input, choice) => {
      const line = pick(boilerplateOf(input.jobDescription), choice);
      if (line === undefined) return undefined;
      const resumeText = `${input.resumeText}\n${line}`;
      return grew(sumOf(engine, input), sumOf(engine, { ...input, resumeText }), 0, line);
    },
  },
  {
    name: 'a keyword that is repeated ten times gains at most a point',
    break: (engine, input, choice) => {
      const shown = analysisOf(engine, input)
        .requirements.filter((match) => match.found && match.requirement.kind !== 'degree')
        .flatMap((match) => match.evidence);
      const span = pick(shown, choice)?.span;
      if (span === undefined) return undefined;
      const word = input.resumeText.slice(span.start, span.end);
      const resumeText = `${input.resumeText}\n${`${word}, `.repeat(10)}`;
      return grew(sumOf(engine, input), sumOf(engine, { ...input, resumeText }), 1, word);
    },
  },
  {
    name: 'another name of the same thing changes the score by at most a point',
    break: (engine, input, choice) => {
      const resume = indexResume(input.resumeText, model);
      const named = resume.found.filter(
        ({ term, from }) => term.trusted && term.names.length > 1 && !resume.negated[from],
      );
      const match = pick(named, choice);
      const start = resume.tokens[match?.from ?? 0]?.start ?? 0;
      const end = resume.tokens[(match?.to ?? 1) - 1]?.end ?? 0;
      const written = input.resumeText.slice(start, end);
      const others = match?.term.names.filter((name) => name.toLowerCase() !== written.toLowerCase()) ?? [];
      const other = pick(others, choice);
      if (other === undefined) return undefined;
      const resumeText = input.resumeText.slice(0, start) + other + input.resumeText.slice(end);
      // Beside other words it may be part of another term's name; then it is no synonym there.
      const isSame = indexResume(resumeText, model).found.some(
        ({ term, from }) => from === match?.from && term.name === match.term.name,
      );
      if (!isSame) return undefined;
      const [before, after] = [sumOf(engine, input), sumOf(engine, { ...input, resumeText })];
      return Math.abs(before - after) > 1 ? `${before} became ${after}: ${written} as ${other}` : undefined;
    },
  },
  {
    name: 'the posting itself is matched with at least 90, an empty text with 0',
    break: (engine, { jobDescription }) => {
      const { matchScore, requirements } = analysisOf(engine, { jobDescription, resumeText: jobDescription });
      const isLong = tokenise(jobDescription).length >= shortestPosting;
      if (isLong && requirements.length > 0 && matchScore < 90) return `the posting itself gets ${matchScore}`;
      const empty = analysisOf(engine, { jobDescription, resumeText: '' }).matchScore;
      return empty === 0 ? undefined : `an empty text gets ${empty}`;
    },
  },
  {
    name: 'confirmed keywords never lower the score, and putting them in twice is putting them in once',
    break: (engine, input, choice) => {
      const { questions } = analysisOf(engine, input);
      const keyword = pick(questions, choice)?.keyword;
      if (keyword === undefined) return undefined;
      const once = engine.optimise(input, [keyword]);
      const twice = engine.optimise({ ...input, resumeText: once.text }, [keyword]);
      if (twice.text !== once.text) return `${keyword} was put in twice`;
      if (!isKept(input.resumeText, once.text)) return `${keyword} pushed something out`;
      return grew(sumOf(engine, { ...input, resumeText: once.text }), sumOf(engine, input), 0, `without ${keyword}`);
    },
  },
];

/** Whether a text is still there, whole and in order, after insertions. */
function isKept(text: string, longer: string): boolean {
  let at = 0;
  for (let index = 0; index < longer.length && at < text.length; index += 1) if (longer[index] === text[at]) at += 1;
  return at === text.length;
}
