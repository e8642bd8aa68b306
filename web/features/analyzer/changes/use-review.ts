import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnalyzeRequest } from '#contract/analysis.ts';
import type { SavedDecisions } from '#contract/resume.ts';
import type { Change, Judgement } from '#engine';
import { compareInBrowser, reviewInBrowser, scoreChangesInBrowser } from '#web/lib/analyse-in-browser.ts';
import { type Answer, useAnswers } from '#web/lib/answers.ts';
import { isVouchedFor } from './questions-of.ts';

/** The person's decisions on the changes; their answers are kept separately, for all analyses. */
type Decisions = SavedDecisions;

export interface Review {
  changes: readonly Change[];
  /** The points this change alone adds; undefined until known. */
  pointsOf(change: Change): number | undefined;
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

export interface Proposed {
  runId: string;
  request: AnalyzeRequest;
  proposedText: string;
  /** What was decided when the analysis was opened. */
  decided: SavedDecisions;
  /** The shown text is the one these decisions left, maybe with the person's own words since: nothing to report yet. */
  isReopened: boolean;
  /** Whether changes show points. */
  hasPoints: boolean;
}

/** The text and score that the decisions lead to. */
/** `before`: the text that the decisions before these led to; undefined for the first ones. */
export type OnReviewed = (judgement: Judgement, decisions: SavedDecisions, before: string | undefined) => void;

/**
 * The changes of a proposed resume under a person's decisions. Each decision rebuilds the text and its score and passes
 * them to `onReviewed`.
 */
export function useReview(proposed: Proposed, onReviewed: OnReviewed) {
  const { runId, request, proposedText, hasPoints } = proposed;
  const input = { ...request, jobTitle: request.jobTitle ?? undefined };
  const [decisions, setDecisions] = useState<Decisions>(proposed.decided);
  const answers = useAnswers();
  const confirmed = confirmedOf(answers.data ?? []);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['review', runId, decisions, confirmed],
    queryFn: async () => {
      const judgement = await reviewInBrowser(input, proposedText, {
        confirmed,
        keywords: decisions.keywords,
        rejected: new Set(decisions.rejected),
        edits: new Map(Object.entries(decisions.edits).map(([id, words]) => [Number(id), words])),
      });
      return { judgement, decided: decisions };
    },
    // Answers that cannot be loaded count as none: then nothing without evidence goes in.
    enabled: !answers.isPending,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const worth = useWorth(proposed, data !== undefined);
  const known = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new judgement is reported once, to the current listener
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const before = known.current;
    known.current = data.judgement.text;
    if (before !== undefined || !proposed.isReopened) onReviewed(data.judgement, data.decided, before);
  }, [data, isPlaceholderData]);
  // The cards say what is in the text, so they wait for the text.
  const review =
    data && createReview({ ...data, worth, hasPoints, proposedText, answers: answers.data ?? [] }, setDecisions);
  return { review, isError, answers: answers.data ?? [] };
}

/** A change judged by itself, whatever the person answered. */
interface Worth {
  points: number;
  /** The resume supports all of it. */
  isProven: boolean;
}

/** The engine does one thing at a time, and a decision must not wait for the scores of all changes: 5 take about 80 ms. */
const scoredAtOnce = 5;

function useWorth({ runId, request, proposedText }: Proposed, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['worth', runId],
    queryFn: async () => {
      const input = { ...request, jobTitle: request.jobTitle ?? undefined };
      const { changes } = await compareInBrowser({
        originalText: request.resumeText,
        improvedText: proposedText,
        now: input.now,
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

interface Reviewed {
  judgement: Judgement;
  /** The input of this judgement. */
  decided: Decisions;
  worth: ReadonlyMap<number, Worth> | undefined;
  hasPoints: boolean;
  proposedText: string;
  answers: readonly Answer[];
}

function createReview(
  { judgement, decided, worth, hasPoints, proposedText, answers }: Reviewed,
  change: (next: (latest: Decisions) => Decisions) => void,
): Review {
  const { edits, rejected, keywords } = decided;
  const proposedWords = ({ parts }: Change) => wordsOf(parts, proposedText);
  const isTaken = ({ id }: Change) => judgement.taken.includes(id);
  const isClashing = (given: Change) => given.isSafe && !isTaken(given) && !rejected.includes(given.id);
  const isOwn = (given: Change) => edits[given.id] !== undefined && edits[given.id] !== proposedWords(given);
  const edit = ({ id }: Change, words: string) =>
    change((latest) => ({ ...undecided(latest, id), edits: { ...latest.edits, [id]: words } }));
  return {
    changes: judgement.changes,
    keywords,
    pointsOf: ({ id }) => (hasPoints ? worth?.get(id)?.points : undefined),
    isConfirmed: ({ id, isSafe }) => (isSafe ? worth?.get(id)?.isProven === false : edits[id] !== undefined),
    isTaken,
    isRejected: ({ id }) => rejected.includes(id),
    isClashing,
    isAcceptable: (given) => !isClashing(given) && (given.isSafe || isVouchedFor(given, answers)),
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

/** The same sentences the server gives the ledger (server/functions/analyse-with-model.ts). */
function confirmedOf(answers: readonly Answer[]): string[] {
  return answers
    .filter((answer) => answer.is_true)
    .map(({ subject, statement }) => (statement ? `${subject}: ${statement}` : subject));
}
