import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { getDraft } from '#web/lib/draft.ts';
import { analysisPath, keepsPosition, paths, triedParameter } from '#web/lib/paths.ts';
import { today } from '#web/lib/today.ts';
import { checkInput, isReady, toRequest } from './input/check-input.ts';
import { savedId } from './lib/analyzer-state.ts';
import type { Analyzer } from './use-analyzer.ts';

/**
 * Keeps the path and what is shown in step: a saved analysis gets its own path, a path with an id opens that analysis,
 * one that says what was tried shows and saves it, and going back to the path without any shows the input again.
 */
export function useAnalysisPath({ state, open, showTried, startNew }: Analyzer): { startNew(): void } {
  const { user } = useAuth();
  const navigate = useNavigate();
  const pathId = useMatch(paths.analysis)?.params.id;
  const triedId = useSearchParams()[0].get(triedParameter) ?? undefined;
  const shownId = state.view === 'results' ? savedId(state.analysis) : undefined;
  const former = useRef<string>(undefined);

  const onPath = useEffectEvent((id: string | undefined, userId: string | undefined) => {
    const formerId = former.current;
    former.current = id;
    if (id === undefined) {
      if (formerId !== undefined) startNew();
    } else if (id !== shownId && userId !== undefined) void open(id);
  });
  useEffect(() => onPath(pathId, user?.id), [pathId, user?.id]);

  const onTried = useEffectEvent(async (id: string) => {
    const { titleOf } = await import('#web/lib/posting-title.ts');
    const draft = { ...getDraft(), jobTitle: titleOf(getDraft()) };
    // On another machine than the one where it was tried there is nothing to show.
    if (isReady(checkInput(draft))) await showTried(id, toRequest(draft, today()));
    else await navigate(paths.analyzer, { replace: true });
  });
  const isSignedIn = user !== null;
  useEffect(() => {
    if (triedId !== undefined && isSignedIn) void onTried(triedId);
  }, [triedId, isSignedIn]);

  const onSaved = useEffectEvent((id: string) => {
    if (id === pathId) return;
    const replace = pathId !== undefined || triedId !== undefined;
    void navigate(analysisPath(id), { state: keepsPosition, replace });
  });
  useEffect(() => {
    if (shownId !== undefined) onSaved(shownId);
  }, [shownId]);

  return {
    startNew: () => {
      startNew();
      // Always: the path of an analysis that was just saved may be about to come.
      void navigate(paths.analyzer, { replace: pathId === undefined });
    },
  };
}
