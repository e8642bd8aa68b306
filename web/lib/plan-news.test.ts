import { expect, test } from 'vitest';
import { onPlanChanged, tellPlanChanged } from './plan-news.ts';

test('a change of the plan is told to whoever listens elsewhere, until they stop', async () => {
  let heard = 0;
  const stop = onPlanChanged(() => {
    heard += 1;
  });
  tellPlanChanged();
  await expect.poll(() => heard).toBe(1);
  stop();
});
