import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '#web/lib/answers.ts';
import type { Waiting } from '../lib/next-step.ts';
import { questionsOf } from './questions-of.ts';
import type { Review } from './use-review.ts';

/** Reports which changes wait for an answer whenever that changes. */
export function useReportWaiting(
  review: Review | undefined,
  answers: readonly Answer[],
  onWaiting: (waiting: Waiting | undefined) => void,
): void {
  const open = (review?.changes ?? []).filter(
    (change) =>
      !review?.isTaken(change) &&
      !review?.isRejected(change) &&
      questionsOf(change, answers).some(({ answer }) => answer === undefined),
  );
  const points = open.map((change) => review?.pointsOf(change));
  const first = open[0]?.id;
  const sum = points.includes(undefined)
    ? undefined
    : points.reduce<number>((total, worth) => total + Math.max(worth ?? 0, 0), 0);
  const count = open.length;
  const report = useEffectEvent(onWaiting);
  useEffect(() => {
    report(first === undefined ? undefined : { count, points: sum, first });
  }, [count, first, sum]);
  // A rewriting that broke off leaves nothing to answer.
  useEffect(() => () => report(undefined), []);
}
