import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SavedDecisions } from '#contract/resume.ts';
import type { Change, Judgement } from '#engine';
import { compareInBrowser, scoreChangesInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { Answer } from '#web/lib/answers.ts';
import { isVouchedFor } from './questions-of.ts';
import { type Judged, type ProposedText, useJudgement } from './use-judgement.ts';
import { useOwnWords } from './use-own-words.ts';

/** The person's decisions on the changes; their answers are kept separately, for all analyses. */
type Decisions = SavedDecisions;

export interface Review {
  changes: readonly Change[];
  /** The points this change alone adds; undefined until known. */
  pointsOf(change: Change): number | undefined;
  /** What the resume does not prove of it, the person has written by hand. */
  isWritten(change: Change): boolean;
  /** Whether it may be accepted because the person said it is true. */
  isConfirmed(change: Change): boolean;
  isTaken(change: Change): boolean;
  /** The person left it out. */
  isRejected(change: Change): boolean;
  /** Supported by itself, but not together with the others: it can only be accepted in the person's own words. */
  isClashing(change: Change): boolean;
  /** Whether `accept` would apply it. */
  isAcceptable(change: Change): boolean;
  proposedWords(change: Change): string;
  /** The person's own words that replace the proposed ones. */
  ownWords(change: Change): string | undefined;
  keywords: readonly string[];
  accept(change: Change): void;
  reject(change: Change): void;
  edit(change: Change, words: string): void;
  acceptAll(): void;
  setKeyword(keyword: string, isWanted: boolean): void;
}

/** Shows where a change is in the resume, by the words that are there now. */
export type OnShowPlace = (change: number, words: string) => void;

export interface Proposed extends ProposedText {
  /** What was decided when the analysis was opened. */
  decided: SavedDecisions;
  /** The shown text is the one these decisions left, maybe with the person's own words since: nothing to report yet. */
  isReopened: boolean;
  /** Whether changes show points. */
  hasPoints: boolean;
  /** Both texts as they are now, with what the person wrote by hand. */
  shownTexts: readonly string[];
}

/**
 * The text and score that the decisions lead to. `before`: the text that the decisions before these led to; undefined for the
 * first ones.
 */
export type OnReviewed = (judgement: Judgement, decisions: SavedDecisions, before: string | undefined) => void;

/**
 * The changes of a proposed resume under a person's decisions. Each decision rebuilds the text and its score and passes
 * them to `onReviewed`, as soon as the language model is done.
 */
export function useReview(proposed: Proposed, onReviewed: OnReviewed) {
  const { hasPoints, proposedText } = proposed;
  const [decisions, setDecisions] = useState<Decisions>(proposed.decided);
  const { data, isError, isPlaceholderData, answers, confirmed } = useJudgement(proposed, decisions);
  const written = useOwnWords(proposed, data?.whole, { shownTexts: proposed.shownTexts, confirmed });
  const worth = useWorth(proposed, data?.whole !== undefined);
  const known = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new judgement is reported once, to the current listener
  useEffect(() => {
    if (!data?.whole || isPlaceholderData) return;
    const before = known.current;
    known.current = data.whole.text;
    if (before !== undefined || !proposed.isReopened) onReviewed(data.whole, data.decided, before);
  }, [data, isPlaceholderData]);
  // The cards say what is in the text, so they wait for the text.
  const review = data && createReview({ ...data, worth, hasPoints, proposedText, answers, written }, setDecisions);
  return { review, isError, answers, isComplete: data?.whole !== undefined };
}

/** A change judged by itself, whatever the person answered. */
interface Worth {
  points: number;
  /** The resume supports all of it. */
  isProven: boolean;
}

/** The engine does one thing at a time, and a decision must not wait for the scores of all changes: 5 take about 80 ms. */
const scoredAtOnce = 5;

function useWorth({ runId, request, proposedText, opinions }: Proposed, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['worth', runId],
    queryFn: async () => {
      const input = { ...request, jobTitle: request.jobTitle ?? undefined };
      const { changes } = await compareInBrowser({
        originalText: request.resumeText,
        improvedText: proposedText,
        now: input.now,
        opinions,
      });
      const worth = new Map<number, Worth>();
      for (let from = 0; from < changes.length; from += scoredAtOnce) {
        const some = changes.slice(from, from + scoredAtOnce);
        const points = await scoreChangesInBrowser(input, proposedText, some);
        for (const [index, { id, isSafe }] of some.entries()) {
          worth.set(id, { points: points[index] ?? 0, isProven: isSafe });
        }
      }
      return worth;
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}

interface Reviewed extends Judged {
  worth: ReadonlyMap<number, Worth> | undefined;
  hasPoints: boolean;
  proposedText: string;
  answers: readonly Answer[];
  /** The claims of each change, with what the person has written since. */
  written: ReadonlyMap<number, Change['claims']> | undefined;
}

function createReview(
  { judged, decided, worth, hasPoints, proposedText, answers, written }: Reviewed,
  change: (next: (latest: Decisions) => Decisions) => void,
): Review {
  const { edits, rejected, keywords } = decided;
  const proposedWords = ({ parts }: Change) => wordsOf(parts, proposedText);
  const isTaken = ({ id }: Change) => judged.taken.includes(id);
  const isClashing = (given: Change) => given.isSafe && !isTaken(given) && !rejected.includes(given.id);
  const isWritten = ({ isSafe, lost, claims }: Change) =>
    !isSafe && lost.length === 0 && claims.every(({ verdict }) => verdict !== 'unsupported');
  const isOwn = (given: Change) => edits[given.id] !== undefined && edits[given.id] !== proposedWords(given);
  const edit = ({ id }: Change, words: string) =>
    change((latest) => ({ ...undecided(latest, id), edits: { ...latest.edits, [id]: words } }));
  return {
    changes: judged.changes.map((given) =>
      given.isSafe ? given : { ...given, claims: written?.get(given.id) ?? given.claims },
    ),
    keywords,
    isWritten,
    pointsOf: ({ id }) => (hasPoints ? worth?.get(id)?.points : undefined),
    isConfirmed: ({ id, isSafe }) => (isSafe ? worth?.get(id)?.isProven === false : edits[id] !== undefined),
    isTaken,
    isRejected: ({ id }) => rejected.includes(id),
    isClashing,
    isAcceptable: (given) => !isClashing(given) && (given.isSafe || isWritten(given) || isVouchedFor(given, answers)),
    proposedWords,
    ownWords: (given) => (isOwn(given) ? edits[given.id] : undefined),
    // What the ledger cannot match goes in on the person's word.
    accept: (given) =>
      given.isSafe ? change((latest) => undecided(latest, given.id)) : edit(given, proposedWords(given)),
    reject: ({ id }) =>
      change((latest) => ({ ...undecided(latest, id), rejected: [...without(latest.rejected, id), id] })),
    edit,
    acceptAll: () => change((latest) => ({ ...latest, rejected: [] })),
    setKeyword: (keyword, isWanted) =>
      change((latest) => {
        const others = without(latest.keywords, keyword);
        return { ...latest, keywords: isWanted ? [...others, keyword] : others };
      }),
  };
}

function wordsOf(parts: Change['parts'], proposedText: string): string {
  return parts
    .map(({ improved }) => proposedText.slice(improved.start, improved.end))
    .filter((text) => text !== '')
    .join('\n');
}

/** The state before anything was decided about this change. */
function undecided(decisions: Decisions, id: number): Decisions {
  const others = Object.entries(decisions.edits).filter(([other]) => Number(other) !== id);
  return { ...decisions, rejected: without(decisions.rejected, id), edits: Object.fromEntries(others) };
}

function without<Item>(items: readonly Item[], item: Item): Item[] {
  return items.filter((other) => other !== item);
}
