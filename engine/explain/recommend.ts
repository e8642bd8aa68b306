import { yearsAsked } from '../extract/credentials.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { type ResumeSentence, sentenceAt } from '../resume/quotable-sentences.ts';
import type { Recommendation } from '../types.ts';
import { adviceOf, manner, nameOf, shorten, worth } from './wording.ts';

/** More advice than this is not read. */
const mostRecommendations = 12;
/** Gains below this do not show in a whole score. */
const leastGain = 0.2;

/**
 * What to change, in order of the points to gain, each tied to a requirement and, where there is one, to a line.
 * `points` is what each requirement can earn.
 */
export function recommend(
  matches: readonly MatchedRequirement[],
  points: readonly number[],
  sentences: readonly ResumeSentence[],
): Recommendation[] {
  const advice = matches.flatMap((match, index): Recommendation[] => {
    const gain = (points[index] ?? 0) * (1 - match.credit);
    if (gain < leastGain) return [];
    const { requirement, evidence, found } = match;
    if (found) return isShowable(match) ? [adviceFor(match, gain, adviseToShow(match), evidence[0]?.line)] : [];
    const close = evidence[0] && sentenceAt(sentences, evidence[0].span.start);
    const name = nameOf(requirement.surface, requirement);
    const message = close
      ? `"${shorten(close.content)}" comes close to ${name}. If it was ${name}, say so there.`
      : adviseToAdd(match, name);
    return [adviceFor(match, gain, message, close && evidence[0]?.line)];
  });
  return advice.sort((a, b) => b.gain - a.gain).slice(0, mostRecommendations);
}

function adviceFor(
  { requirement }: MatchedRequirement,
  gain: number,
  message: string,
  line: string | undefined,
): Recommendation {
  const advice = {
    message: `${message} ${worth(requirement.importance, gain)}`,
    gain,
    requirement: requirement.surface,
  };
  return line === undefined ? advice : { ...advice, line };
}

function adviseToAdd({ requirement, credit }: MatchedRequirement, name: string): string {
  const { kind, canonical } = requirement;
  if (kind === 'degree') return adviceOf.degree(canonical);
  if (kind !== 'years') return adviceOf[manner(kind, name)](name);
  const shown = Math.round(credit * yearsAsked(requirement));
  return shown > 0 ? `${adviceOf.years(canonical)} They add up to ${shown} now.` : adviceOf.years(canonical);
}

/** Licences, languages and soft skills stand rightly in a list; nobody shows a degree in a job. */
function isShowable({ requirement, evidence }: MatchedRequirement): boolean {
  return evidence.length > 0 && ['tool', 'skill', 'knowledge'].includes(requirement.kind);
}

function adviseToShow({ requirement, evidence, proven }: MatchedRequirement): string {
  const name = nameOf(proven, requirement);
  const [first] = evidence;
  if (first?.strength === 'near') {
    return `Check the spelling of ${name}: the line "${shorten(first.line)}" writes it another way.`;
  }
  return first?.placement === 'listed'
    ? `You list ${name}, but no job or project shows it. Say where you used it.`
    : `You only mention ${name} in passing. Show it in a job or project.`;
}
