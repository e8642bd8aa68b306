import type { Knowledge } from '../extract/features.ts';
import type { PostingText } from '../extract/read-posting.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { ResumeText } from '../match/read-resume.ts';
import { isFillWord } from '../text/fill-words.ts';
import { lineAt } from '../text/lines.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { KeywordSuggestion } from '../types.ts';
import { shorten } from './recommend.ts';

/** As many as a person places in one sitting. */
const mostSuggestions = 10;

/** For every missing keyword the resume's own line that speaks most of the same, quoted. Linear in the resume's length. */
export function suggestPlacement(
  matches: readonly MatchedRequirement[],
  posting: PostingText,
  resume: ResumeText,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
): KeywordSuggestion[] {
  return matches
    .filter((match) => !match.found && match.keys.length > 0)
    .slice(0, mostSuggestions)
    .map(({ requirement, evidence, keys }) => {
      const line = evidence[0]?.line ?? closestLine(requirement.spans[0]?.start ?? 0, keys, posting, resume, knowledge);
      const keyword = requirement.surface;
      if (line === undefined) return { keyword, suggestedContext: `In your skills section: ${keyword}` };
      return { keyword, suggestedContext: `If it was part of this work, name it here: "${shorten(line)}"` };
    });
}

/** The line with the most words of the posting's own sentence, or of the keyword's field of work. */
function closestLine(
  offset: number,
  keys: readonly string[],
  posting: PostingText,
  resume: ResumeText,
  { fieldsOf }: Pick<Knowledge, 'fieldsOf'>,
): string | undefined {
  const sentence = posting.lines[lineAt(posting.lines, offset)]?.content.slice(0, 600) ?? '';
  const words = new Set(
    tokenise(sentence)
      .filter((token) => !isFillWord(token.lemma) && token.lemma.length > 3)
      .map((token) => stem(token.lemma)),
  );
  const wanted = new Set(keys.flatMap((key) => fieldsOf(key) ?? []));
  const votes = new Map<number, number>();
  const vote = (place: number, weight: number) => {
    const line = resume.lineOf[place] ?? 0;
    if (resume.placements[line] === 'shown') votes.set(line, (votes.get(line) ?? 0) + weight);
  };
  for (const word of words) for (const place of resume.stems.get(word) ?? []) vote(place, 1);
  if (wanted.size > 0) {
    for (const [lemma, places] of resume.lemmas) {
      const shared = fieldsOf(lemma)?.some((field) => wanted.has(field)) ?? false;
      if (shared) for (const place of places) vote(place, 0.5);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best && best[1] >= 1 ? resume.lines[best[0]]?.content : undefined;
}
