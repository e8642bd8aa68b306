import { type ReactNode, useId } from 'react';
import type * as z from 'zod/mini';
import type { AdminHealth } from '#contract/admin.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { useHealth } from '../lib/use-health.ts';
import { texts } from './texts.ts';

type Health = z.infer<typeof AdminHealth>;

/** Names, the same in every language. */
const engineNames = new Map([
  ['pglite', 'PGlite'],
  ['postgresql', 'PostgreSQL'],
]);

const SECONDS_PER_HOUR = 3600;

/** What runs, how it is configured, and what has failed. */
export function HealthCard() {
  const { data, error, isFetching, refetch } = useHealth();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <h2 id={headingId} className="text-base">
          {texts.health.heading}
        </h2>
        {error && (
          <LoadFailed
            title={texts.health.failed}
            error={error}
            isStale={data !== undefined}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && <HealthFacts health={data} />}
        {!(data || error) && <Skeleton className="h-32" />}
      </Card>
    </section>
  );
}

function HealthFacts({ health }: { health: Health }) {
  const { version, uptime, database, ai, mail, payments, errors } = health;
  const words = texts.health;
  return (
    <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
      <Fact name={words.version}>
        {version}, {words.running(uptime / SECONDS_PER_HOUR)}
      </Fact>
      <Fact name={words.database}>
        {words.databaseState(engineNames.get(database.engine) ?? database.engine, database.version, database.latencyMs)}
      </Fact>
      <Fact name={words.ai}>{presentAi(ai)}</Fact>
      <Fact name={words.mail}>{words.mails[mail]}</Fact>
      <Fact name={words.payments}>{words.paymentKinds[payments]}</Fact>
      <Fact name={words.errors}>
        {errors.length === 0 ? (
          words.noErrors
        ) : (
          <ul className="flex flex-col gap-1">
            {errors.map(({ kind, count, lastAt }) => (
              <li key={kind}>{words.error(kind, count, lastAt)}</li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function presentAi({ isConfigured, isEnabled, model }: Health['ai']): string {
  const { aiStates } = texts.health;
  if (!isConfigured) return aiStates.off;
  return isEnabled ? aiStates.on(model) : aiStates.disabled;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="font-medium text-muted">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
