import type { Reader } from '../extract/extract-terms.ts';
import type { PostingText } from '../extract/read-posting.ts';
import type { Knowledge } from '../extract/terms/features.ts';
import { rarityOf } from '../extract/words/rarity.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { type ResumeSentence, sentenceAt } from '../resume/quotable-sentences.ts';
import { say } from '../say.ts';
import { isFillWord } from '../text/fill-words.ts';
import { lineAt } from '../text/lines.ts';
import { stem } from '../text/roots/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { KeywordPlacement } from '../types/advice.ts';
import type { RequirementKind } from '../types/requirement.ts';
import { closeEvidence, manner, nameOf, shorten } from './wording.ts';

/** As many as a person adds in one sitting. */
const mostSuggestions = 10;
/** A shared word of the posting's sentence says more than a word of the same field of work, and the rarer the more: "work" and "help" say nothing. */
const votes = { sharedWord: 1, fieldWord: 0.5, least: 1.3 } as const;
/** Long sentences share words just by being long: this many characters halve a vote. */
const halvingLength = 150;
/** Characters of the posting around a keyword that are about it. */
const around = 90;
/** A sentence with more keywords than this is a list. */
const mostOfASentence = 2;
/** Things nobody names in a sentence about a job: they have their own list, or are shown without being named. */
const apart: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['licence', 'language', 'soft']);

/**
 * For every missing keyword, most points first, a quote of the resume's sentence that is closest in subject; else the
 * list where it belongs. Linear in the resume's length.
 */
export function suggestPlacement(
  matches: readonly MatchedRequirement[],
  points: readonly number[],
  posting: PostingText,
  resume: ResumeText,
  sentences: readonly ResumeSentence[],
  knowledge: Pick<Reader, 'fieldsOf' | 'rarity'>,
): KeywordPlacement[] {
  const carried = new Map<ResumeSentence, number>();
  const isFree = (sentence: ResumeSentence) => (carried.get(sentence) ?? 0) < mostOfASentence;
  return matches
    .map((match, index) => ({ match, gain: (points[index] ?? 0) * (1 - match.credit) }))
    .filter(({ match }) => !match.found && match.keys.length > 0)
    .sort((a, b) => b.gain - a.gain)
    .filter(({ match }, rank) => rank < mostSuggestions || isClose(match))
    .map(({ match }) => {
      const { requirement } = match;
      const says = isClose(match) ? closeLine(match, sentences) : undefined;
      if (says) return { keyword: requirement.surface, says };
      const sentence = apart.has(manner(requirement.kind, requirement.surface))
        ? undefined
        : closestSentence(match, posting, resume, withoutRivals(match, sentences.filter(isFree)), knowledge);
      if (sentence) carried.set(sentence, (carried.get(sentence) ?? 0) + 1);
      return { keyword: requirement.surface, says: contextFor(match, sentence) };
    });
}

/** Whether a line shows it in part: it earns points, so the person has to see which line that is. */
function isClose(match: MatchedRequirement): boolean {
  const { requirement } = match;
  return closeEvidence(match) !== undefined && !apart.has(manner(requirement.kind, requirement.surface));
}

function closeLine(
  match: MatchedRequirement,
  sentences: readonly ResumeSentence[],
): KeywordPlacement['says'] | undefined {
  const shown = closeEvidence(match);
  if (!shown) return undefined;
  const sentence = sentenceAt(sentences, shown.span.start);
  if (sentence || match.requirement.kind === 'title') return contextFor(match, sentence);
  const name = nameOf(match.requirement.surface, match.requirement);
  return say('placement.part', { name, line: shorten(shown.line) }, shown.span);
}

/** The sentences that name no other product of the kind: what was done in MySQL was not done in PostgreSQL. */
function withoutRivals(
  { requirement, evidence }: MatchedRequirement,
  sentences: readonly ResumeSentence[],
): readonly ResumeSentence[] {
  if (requirement.kind !== 'tool') return sentences;
  const rivals = new Set(
    evidence.filter(({ strength }) => strength === 'related').map(({ span }) => sentenceAt(sentences, span.start)),
  );
  return sentences.filter((sentence) => !rivals.has(sentence));
}

function contextFor(
  { requirement }: MatchedRequirement,
  sentence: ResumeSentence | undefined,
): KeywordPlacement['says'] {
  const name = nameOf(requirement.surface, requirement);
  if (manner(requirement.kind, name) === 'title') return say('advice.title', { name });
  if (sentence) {
    const code = requirement.kind === 'tool' ? 'placement.tool' : 'placement.work';
    return say(code, { name, line: shorten(sentence.content) }, { start: sentence.start, end: sentence.end });
  }
  const kind = manner(requirement.kind, name);
  if (kind === 'soft') return say('placement.soft', { name });
  if (kind === 'language') return say('placement.languages', { name });
  if (kind !== 'licence') return say('placement.skills', { name });
  return say(/degree|diploma|qualification/i.test(name) ? 'placement.education' : 'placement.licences', { name });
}

/** The sentence with the most words from around the keyword in the posting, or from the keyword's field of work. */
function closestSentence(
  { requirement, keys }: MatchedRequirement,
  posting: PostingText,
  resume: ResumeText,
  sentences: readonly ResumeSentence[],
  { fieldsOf, rarity }: Pick<Reader, 'fieldsOf' | 'rarity'>,
): ResumeSentence | undefined {
  const at = requirement.spans[0]?.start ?? 0;
  const line = posting.lines[lineAt(posting.lines, at)];
  const speaksOfIt = posting.text.slice(
    Math.max(line?.start ?? 0, at - around),
    Math.min(line?.end ?? 0, at + requirement.surface.length + around),
  );
  const words = new Map(
    tokenise(speaksOfIt)
      .filter((token) => !isFillWord(token.lemma) && token.lemma.length > 3)
      .map((token) => [stem(token.lemma), rarityOf(rarity, token.lemma)]),
  );
  const wanted = new Set(keys.flatMap((key) => fieldsOf(key) ?? []));
  const counts = new Map<ResumeSentence, number>();
  const vote = (place: number, weight: number) => {
    const sentence = sentenceAt(sentences, resume.tokens[place]?.start ?? 0);
    if (sentence) counts.set(sentence, (counts.get(sentence) ?? 0) + weight);
  };
  for (const [word, rare] of words)
    for (const place of resume.stems.get(word) ?? []) vote(place, votes.sharedWord * rare);
  if (wanted.size > 0) {
    for (const { fields, places } of fieldWordsOf(resume, fieldsOf))
      if (fields.some((field) => wanted.has(field))) for (const place of places) vote(place, votes.fieldWord);
  }
  const rate = ([{ content }, count]: [ResumeSentence, number]) => count / (1 + content.length / halvingLength);
  const [best] = [...counts]
    .filter(([, count]) => count >= votes.least)
    .sort((a, b) => rate(b) - rate(a) || a[0].start - b[0].start);
  return best?.[0];
}

/** Words of a resume that belong to fields of work, and where they are. */
interface FieldWord {
  fields: readonly number[];
  places: readonly number[];
}

const fieldWords = new WeakMap<ResumeText, { fieldsOf: Knowledge['fieldsOf']; words: readonly FieldWord[] }>();

/** They are the same for every keyword and every posting. */
function fieldWordsOf(resume: ResumeText, fieldsOf: Knowledge['fieldsOf']): readonly FieldWord[] {
  const known = fieldWords.get(resume);
  if (known?.fieldsOf === fieldsOf) return known.words;
  const words = Array.from(resume.lemmas, ([lemma, places]) => ({ fields: fieldsOf(lemma) ?? [], places })).filter(
    ({ fields }) => fields.length > 0,
  );
  fieldWords.set(resume, { fieldsOf, words });
  return words;
}
