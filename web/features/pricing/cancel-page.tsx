import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { ReturnPage } from './return-page.tsx';
import { texts } from './texts.ts';
import { useSubscription } from './use-plan.ts';

/** After an abandoned checkout: nothing was bought, and the plan is unchanged. */
export function CancelPage() {
  const { data, isPending } = useSubscription();
  const { scansPerDay } = usePlans();
  const outcome =
    data?.plan_type === 'premium' ? texts.cancel.premium : texts.cancel.free(texts.scans(scansPerDay.free));
  return (
    <ReturnPage
      heading={texts.cancel.heading}
      actions={
        <>
          <Button asChild>
            <Link to={paths.dashboard}>{texts.success.dashboard}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.subscription}>{texts.cancel.plans}</Link>
          </Button>
        </>
      }
    >
      {isPending ? texts.loading : outcome}
    </ReturnPage>
  );
}
