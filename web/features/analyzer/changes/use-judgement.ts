import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnalyzeRequest } from '#contract/analysis.ts';
import type { SavedDecisions } from '#contract/resume.ts';
import type { JudgedPart, Judgement, Opinion } from '#engine';
import { reviewInBrowser, reviewPartInBrowser } from '#web/lib/analyse-in-browser.ts';
import { type Answer, useAnswers } from '#web/lib/answers.ts';

/** A resume that a language model proposes, or has begun to. */
export interface ProposedText {
  runId: string;
  request: AnalyzeRequest;
  proposedText: string;
  /** What the language model said about its wording. */
  opinions?: readonly Opinion[] | undefined;
  /** The language model is done. */
  isWhole: boolean;
}

/** The proposed text under a person's decisions. */
export interface Judged {
  judged: JudgedPart;
  /** With the text and the score; undefined while the language model writes. */
  whole: Judgement | undefined;
  /** The decisions that were judged. */
  decided: SavedDecisions;
}

/**
 * A part is judged again when it has grown by this share of what is there, or of the original: about once a section of a
 * resume. As the steps grow with the text, all of them together cost no more than a few times the whole.
 */
const growth = 1 / 20;

/** The proposed text under the decisions and the person's answers; while it is being written, the part that is complete. */
export function useJudgement(proposed: ProposedText, decisions: SavedDecisions) {
  const { runId, request, proposedText, opinions, isWhole } = proposed;
  const input = { ...request, jobTitle: request.jobTitle ?? undefined };
  const [part, setPart] = useState('');
  const answers = useAnswers();
  const confirmed = confirmedOf(answers.data ?? []);
  const query = useQuery({
    queryKey: ['review', runId, decisions, confirmed, isWhole || part.length],
    queryFn: async (): Promise<Judged> => {
      const all = {
        confirmed,
        keywords: decisions.keywords,
        rejected: new Set(decisions.rejected),
        edits: new Map(Object.entries(decisions.edits).map(([id, words]) => [Number(id), words])),
      };
      const whole = isWhole ? await reviewInBrowser(input, proposedText, all, opinions) : undefined;
      return { judged: whole ?? (await reviewPartInBrowser(input, part, all)), whole, decided: decisions };
    },
    // Answers that cannot be loaded count as none: then nothing without evidence goes in.
    enabled: !answers.isPending,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const grown = proposedText.length - part.length;
  const isDue = grown > 0 && grown >= growth * Math.max(part.length, request.resumeText.length);
  // One at a time: the engine also has to score what the person types.
  if (isDue && !isWhole && !query.isFetching) setPart(proposedText);
  return { ...query, answers: answers.data ?? [], confirmed };
}

/** The same sentences the server gives the ledger (server/functions/analyse-with-model.ts). */
function confirmedOf(answers: readonly Answer[]): string[] {
  return answers
    .filter((answer) => answer.is_true)
    .map(({ subject, statement }) => (statement ? `${subject}: ${statement}` : subject));
}
