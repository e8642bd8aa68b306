import { boilerplate } from '../extract/lines/sections.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { rarityOf } from '../extract/words/rarity.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { isFillWord } from '../text/fill-words.ts';
import { stem } from '../text/roots/stem.ts';
import { formula } from './formula.ts';

/** What coverage knows of words. */
interface CoverageKnowledge {
  rarity: string;
  /** How strongly the resume has words that go with a word; without it only the word itself counts. */
  strengthOf?: (lemma: string) => number;
}

/**
 * How much of the posting's own words the resume uses, 0 to 1: rare words of lines that ask count most, those of a requirement more than
 * others. It covers what thirty keywords leave out. Undefined when the posting has no such word.
 */
export function measureCoverage(
  posting: PostingText,
  resume: ResumeText,
  matches: readonly MatchedRequirement[],
  { rarity, strengthOf }: CoverageKnowledge,
): number | undefined {
  const { tokens, lineOf, sections, asks, outline, asides } = posting;
  const linked = (lemma: string) => {
    const strength = strengthOf?.(lemma) ?? 0;
    return strength < formula.linkedCoverage.least ? 0 : formula.linkedCoverage.share * strength;
  };
  const isAsked = spansOver(matches, () => true);
  const isProven = spansOver(matches, ({ found }) => found);
  const words = new Map<string, { weight: number; covered: number }>();
  // What is known of a word is looked up once: a posting says the same ones again and again.
  const known = new Map<string, KnownWord>();
  const read = (lemma: string): KnownWord => {
    const isPlain = lemma.length < 3 || isFillWord(lemma) || ofNames.test(lemma);
    const root = isPlain ? '' : stem(lemma);
    const word = { isPlain, root, rarity: isPlain ? 0 : rarityOf(rarity, lemma) ** 2, isUsed: resume.stems.has(root) };
    known.set(lemma, word);
    return word;
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const { lemma = '', start = 0 } = tokens[index] ?? {};
    const line = lineOf[index] ?? 0;
    if ((asides[index] ?? 0) > 0 || boilerplate.has(sections[line] ?? 'open')) continue;
    const word = known.get(lemma) ?? read(lemma);
    if (word.isPlain) continue;
    const asking = outline[line]?.isHeading || line === 0 ? formula.coverage.heading : (asks[line] ?? 0);
    const floor = formula.coverage.floor;
    const own = isAsked(start) ? 1 : formula.coverage.besideRequirements;
    const weight = word.rarity * (floor + (1 - floor) * asking) * own;
    const covered = word.isUsed || isProven(start) ? 1 : linked(lemma);
    const ofRoot = words.get(word.root);
    if (ofRoot === undefined) words.set(word.root, { weight, covered });
    else {
      ofRoot.weight = Math.max(ofRoot.weight, weight);
      ofRoot.covered = Math.max(ofRoot.covered, covered);
    }
  }
  let total = 0;
  let sum = 0;
  for (const { weight, covered } of words.values()) {
    total += weight;
    sum += covered * weight;
  }
  return total === 0 ? undefined : sum / total;
}

/** A part of a German name of a skill, which others have without: "Französischkenntnisse". */
const ofNames = /^(?:sprach)?kenntnis(?:se|sen)?$/;

interface KnownWord {
  /** Says nothing by itself. */
  isPlain: boolean;
  root: string;
  /** Squared. */
  rarity: number;
  /** Whether the resume has its root. */
  isUsed: boolean;
}

/** Whether a place of the posting is inside a mention of a requirement of the kind. */
function spansOver(
  matches: readonly MatchedRequirement[],
  counts: (match: MatchedRequirement) => boolean,
): (offset: number) => boolean {
  const spans = matches
    .filter(counts)
    .flatMap(({ requirement }) => requirement.spans)
    .sort((a, b) => a.start - b.start);
  let next = 0;
  // Called for words in order, so that one pass over both is enough.
  return (offset) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= offset) next += 1;
    return (spans[next]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}
