import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { ResumeSentence } from '../resume/quotable-sentences.ts';
import { say, sayPlain } from '../say.ts';
import { lineAt } from '../text/lines.ts';
import type { Confirmation, ConfirmedLine } from '../types/analysis.ts';
import { formula } from './formula.ts';
import type { MatchScore } from './score-match.ts';

/** What a line earns that shows a requirement in other words, by where it stands. */
export function creditOfLine(resume: ResumeText, start: number): number {
  return formula.strength.meaning * formula.placement[resume.placements[lineAt(resume.lines, start)] ?? 'passing'];
}

/**
 * What the lines that a person confirmed add to the score as read; undefined when none of them counts: the requirement is not asked for or is
 * shown anyway, or the line is gone.
 *
 * @param add scores the requirements anew
 */
export function confirmLines(
  confirmed: readonly ConfirmedLine[],
  matches: readonly MatchedRequirement[],
  texts: { resume: ResumeText; sentences: readonly ResumeSentence[] },
  read: MatchScore,
  add: (matches: readonly MatchedRequirement[]) => MatchScore,
): Confirmation | undefined {
  const lines: ConfirmedLine[] = [];
  const shown = matches.map((match) => {
    const { surface } = match.requirement;
    const answer = match.found ? undefined : confirmed.find(({ requirement }) => isSame(requirement, surface));
    const start = answer && startOf(answer.line, texts);
    if (answer === undefined || start === undefined) return match;
    lines.push({ requirement: surface, line: answer.line });
    return { ...match, found: true, credit: Math.max(match.credit, creditOfLine(texts.resume, start)) };
  });
  if (lines.length === 0) return undefined;
  const before = sumOf(read);
  const earned = Math.max(0, sumOf(add(shown)) - before);
  return {
    matchScore: Math.min(100, Math.max(read.score, Math.round(before + earned))),
    line: {
      label: sayPlain('score.confirmed'),
      earned,
      possible: earned,
      reason: say('score.confirmedLines', { count: lines.length }),
    },
    lines,
  };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Where the line stands in the resume; undefined when it is gone, or denies something. */
function startOf(
  line: string,
  { resume, sentences }: { resume: ResumeText; sentences: readonly ResumeSentence[] },
): number | undefined {
  const found = [...sentences, ...resume.lines].find(({ content }) => content === line);
  return found && !resume.deniedLines.has(lineAt(resume.lines, found.start)) ? found.start : undefined;
}

function sumOf({ arithmetic }: MatchScore): number {
  return arithmetic.reduce((sum, { earned }) => sum + earned, 0);
}
