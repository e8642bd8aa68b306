// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { ScoreParts } from './score-parts.tsx';

const engine = await loadEngine();
const analysis = engine.analyse({
  jobDescription: 'Forklift driver\nRequirements\n- Forklift licence\n- Loading of lorries',
  resumeText: 'Jane Doe\nExperience\nDriver, Fern Ltd, 2015 - 2024\n- Loaded lorries',
});

/** The table when each line takes so many points off. */
function pointsIfOff(points: number): (string | null)[] {
  const arithmetic = analysis.arithmetic.map((line) => ({ ...line, earned: -points, possible: 0 }));
  const { container, unmount } = renderPage(
    <ScoreParts original={{ ...analysis, arithmetic }} optimized={undefined} />,
    () => jsonAnswer({}),
  );
  const cells = [...container.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  unmount();
  return cells;
}

test('what takes hardly anything off a low score is 0 and no -0', () => {
  expect(new Set(pointsIfOff(0.02))).toEqual(new Set(['0']));
  expect(new Set(pointsIfOff(2.46))).toEqual(new Set(['-2.5']));
});
