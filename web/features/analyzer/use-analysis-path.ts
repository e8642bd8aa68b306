import { useEffect, useRef } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { analysisPath, keepsPosition, paths } from '#web/lib/paths.ts';
import { savedId } from './lib/analyzer-state.ts';
import type { Analyzer } from './use-analyzer.ts';

/**
 * Keeps the path and what is shown in step: a saved analysis gets its own path, a path with an id opens that analysis,
 * and going back to the path without one shows the input again.
 */
export function useAnalysisPath({ state, open, startNew }: Analyzer): { startNew(): void } {
  const { user } = useAuth();
  const navigate = useNavigate();
  const pathId = useMatch(paths.analysis)?.params.id;
  const shownId = state.view === 'results' ? savedId(state.analysis) : undefined;
  const latest = useRef({ shownId, open, startNew, pathId });
  latest.current = { shownId, open, startNew, pathId };
  const former = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the path changes, or when the person is known
  useEffect(() => {
    const formerId = former.current;
    former.current = pathId;
    if (pathId === undefined) {
      if (formerId !== undefined) latest.current.startNew();
    } else if (pathId !== latest.current.shownId && user) void latest.current.open(pathId);
  }, [pathId, user?.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an analysis is saved in a row
  useEffect(() => {
    if (shownId === undefined || shownId === latest.current.pathId) return;
    void navigate(analysisPath(shownId), { state: keepsPosition, replace: latest.current.pathId !== undefined });
  }, [shownId]);

  return {
    startNew: () => {
      startNew();
      // Always: the path of an analysis that was just saved may be about to come.
      void navigate(paths.analyzer, { replace: pathId === undefined });
    },
  };
}
