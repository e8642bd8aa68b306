import { useQuery } from '@tanstack/react-query';
import { initialPlans, PLANS_META, Plans } from '#contract/plans.ts';
import { logError } from './log-error.ts';
import { readMeta } from './read-meta.ts';

/**
 * What the plans give, as administrators set it: at first what came with the page, then what the server says now. If it
 * cannot be asked, the known values stay.
 */
export function usePlans(): Plans {
  const { data } = useQuery({
    queryKey: ['plans'],
    queryFn: loadPlans,
    initialData: readPlansOfPage,
    staleTime: 0,
    retry: false,
  });
  return data;
}

/** Read from the page that the server made; a page served in development has none. */
function readPlansOfPage(): Plans {
  const told = readMeta(PLANS_META);
  if (told === '') return initialPlans;
  try {
    return Plans.parse(JSON.parse(told));
  } catch (error) {
    logError('What the plans give could not be read from the page', error);
    return initialPlans;
  }
}

/** Without the data client, which visitors need not download. */
async function loadPlans(): Promise<Plans> {
  const answer = await fetch('/functions/v1/plans', { headers: { apikey: readMeta('shortlist-anon-key') } });
  return Plans.parse(await answer.json());
}
