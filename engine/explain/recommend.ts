import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { Recommendation } from '../types.ts';

/** More advice than this is not read. */
const mostRecommendations = 12;
/** Gains below this do not show in a whole score. */
const leastGain = 0.2;

const importanceNames = { must: 'must-have', preferred: 'preferred', nice: 'nice to have' } as const;

/** What to change, in order of the points to gain, each tied to a requirement and, where there is one, to a line. */
export function recommend(matches: readonly MatchedRequirement[], points: readonly number[]): Recommendation[] {
  const advice = matches.flatMap((match, index): Recommendation[] => {
    const gain = (points[index] ?? 0) * (1 - match.credit);
    if (gain < leastGain) return [];
    const line = match.evidence[0]?.line;
    return [
      {
        message: messageFor(match, gain),
        gain,
        requirement: match.requirement.surface,
        ...(line === undefined ? {} : { line }),
      },
    ];
  });
  return advice.sort((a, b) => b.gain - a.gain).slice(0, mostRecommendations);
}

function messageFor({ requirement, evidence, found }: MatchedRequirement, gain: number): string {
  const name = `"${requirement.surface}" (${importanceNames[requirement.importance]})`;
  const worth = gain >= 1 ? `up to ${Math.round(gain)} point${Math.round(gain) === 1 ? '' : 's'}` : 'under a point';
  if (requirement.kind === 'years')
    return `State your experience: the posting asks for ${requirement.canonical}. Worth ${worth}.`;
  if (requirement.kind === 'degree') return `Name your ${requirement.canonical} if you hold one. Worth ${worth}.`;
  const [first] = evidence;
  if (first === undefined) return `Show where you have used ${name}, if you have. Worth ${worth}.`;
  if (!found)
    return `You show something close to ${name}: "${shorten(first.line)}". Name it if it is true. Worth ${worth}.`;
  return `${name} is ${first.placement === 'listed' ? 'listed but never shown' : 'named in passing'}: show it in a job or project. Worth ${worth}.`;
}

/** A line short enough to quote, cut between words, or at least never inside a character of two units. */
export function shorten(line: string, most = 120): string {
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$|[\ud800-\udbff]$/, '')} …`;
}
