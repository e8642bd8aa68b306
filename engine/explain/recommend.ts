import { yearsAsked } from '../extract/credentials/credentials.ts';
import { inOtherWords } from '../match/in-other-words.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { type ResumeSentence, sentenceAt } from '../resume/quotable-sentences.ts';
import { say } from '../say.ts';
import type { Recommendation } from '../types/advice.ts';
import { closeEvidence, manner, nameOf, shorten } from './wording.ts';

/** Nobody reads more advice than this. */
const mostRecommendations = 12;
/** Gains below this do not show in a whole score. */
const leastGain = 0.2;

/**
 * What to change, in order of the points to gain, each item tied to a requirement and to a line if there is one.
 * `points` is what each requirement can earn.
 */
export function recommend(
  matches: readonly MatchedRequirement[],
  points: readonly number[],
  sentences: readonly ResumeSentence[],
): Recommendation[] {
  const advice = matches.flatMap((match, index): Recommendation[] => {
    const gain = (points[index] ?? 0) * (1 - match.credit);
    const { requirement, evidence, found } = match;
    if (gain < leastGain || requirement.importance === 'unsure') return [];
    if (found) return isShowable(match) ? [adviceFor(match, gain, adviseToShow(match), evidence[0]?.line)] : [];
    const near = closeEvidence(match);
    const close = near && sentenceAt(sentences, near.span.start);
    const name = nameOf(requirement.surface, requirement);
    const says = close
      ? say('advice.close', { line: shorten(close.content), name }, { start: close.start, end: close.end })
      : adviseToAdd(match, name);
    return [adviceFor(match, gain, says, close && near?.line)];
  });
  return advice.sort((a, b) => b.gain - a.gain).slice(0, mostRecommendations);
}

function adviceFor(
  { requirement }: MatchedRequirement,
  gain: number,
  says: Recommendation['says'],
  line: string | undefined,
): Recommendation {
  const advice = {
    says,
    worth: say('advice.worth', { importance: requirement.importance, points: Math.round(gain) }),
    gain,
    requirement: requirement.surface,
  };
  return line === undefined ? advice : { ...advice, line };
}

function adviseToAdd({ requirement, credit }: MatchedRequirement, name: string): Recommendation['says'] {
  const { kind, canonical } = requirement;
  if (kind === 'degree') return say('advice.degree', { degree: canonical });
  if (kind !== 'years') return say(`advice.${manner(kind, name)}`, { name });
  const years = yearsAsked(requirement);
  return say('advice.years', { years, shown: Math.round(credit * years) });
}

/**
 * Licences, languages and soft skills belong in a list; nobody shows a degree in a job. What other words show, a job shows already.
 */
function isShowable({ requirement, evidence }: MatchedRequirement): boolean {
  return evidence.length > 0 && !inOtherWords(evidence[0]) && ['tool', 'skill', 'knowledge'].includes(requirement.kind);
}

function adviseToShow({ requirement, evidence, proven }: MatchedRequirement): Recommendation['says'] {
  const name = nameOf(proven, requirement);
  const [first] = evidence;
  const spans = evidence.slice(0, 1).map(({ span }) => span);
  if (first?.strength === 'near') return say('advice.spelling', { line: shorten(first.line), name }, ...spans);
  return say(first?.placement === 'listed' ? 'advice.listed' : 'advice.passing', { name }, ...spans);
}
