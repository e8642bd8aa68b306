import { useEffect, useEffectEvent } from 'react';
import { onPlanChanged } from './plan-news.ts';

/** Calls `react` when the person's plan has changed in another tab. */
export function usePlanNews(react: () => void): void {
  const onNews = useEffectEvent(react);
  useEffect(() => onPlanChanged(() => onNews()), []);
}
