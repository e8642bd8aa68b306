import { PageHeading } from '#web/ui/page-heading.tsx';
import { useFailureToast } from '../lib/admin-toasts.ts';
import { LoadFailed } from '../lib/load-failed.tsx';
import { useStats } from '../lib/use-stats.ts';
import { ActivityCard } from './activity-card.tsx';
import { BackupCard } from './backup-card.tsx';
import { CountCards } from './count-cards.tsx';
import { HealthCard } from './health-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { texts } from './texts.ts';
import { ToolCards } from './tool-cards.tsx';

/** The Admin Dashboard: totals, recent activity, health, backups, maintenance and links to the other pages. */
export function OverviewPage() {
  const stats = useStats();
  const { data, error, isFetching, refetch } = stats;
  useFailureToast(error, texts.failed);
  return (
    <>
      <PageHeading>{texts.heading}</PageHeading>
      {error && (
        <LoadFailed
          title={texts.failed}
          error={error}
          isStale={data !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <CountCards stats={stats} />
      <ToolCards />
      <ActivityCard />
      <HealthCard />
      <BackupCard />
      <MaintenanceCard />
    </>
  );
}
