import { useQuery } from '@tanstack/react-query';
import { AdminHealth } from '#contract/admin.ts';
import { KeyStatus } from '#contract/analysis.ts';
import { format } from '#web/lib/format.ts';
import { readInstallation } from '#web/lib/installation.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { callFunction } from '../lib/call-function.ts';
import { texts } from './texts.ts';

/** Whether a language model reads the texts, which and where, what it answered last, and a button to ask it now. */
export function AiStatus() {
  const health = useQuery({
    queryKey: ['admin', 'health'],
    queryFn: async () => AdminHealth.parse(await callFunction('admin-health')),
    staleTime: 0,
  });
  // Asked only by the button; the answer stays as long as the page.
  const test = useQuery({
    queryKey: ['admin', 'ai-test'],
    queryFn: async () => KeyStatus.parse(await callFunction('analyze-resume', { checkApiKey: true })),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { status } = texts.ai;
  const answer = test.error ? messageOf(test.error, status.failed) : test.data?.message;
  const at = Math.max(test.dataUpdatedAt, test.errorUpdatedAt);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{status.heading}</h2>
      <p className="wrap-anywhere text-sm">{health.data ? presentState(health.data.ai) : status.loading}</p>
      <p role="status" className="wrap-anywhere text-muted text-sm">
        {answer === undefined ? status.notAsked : status.answered(format.moment(new Date(at)), answer)}
      </p>
      <Button
        variant="secondary"
        className="self-start"
        disabled={test.isFetching}
        aria-busy={test.isFetching}
        onClick={() => void test.refetch()}
      >
        {test.isFetching ? status.testing : status.test}
      </Button>
    </Card>
  );
}

function presentState({
  isConfigured,
  isEnabled,
  model,
}: {
  isConfigured: boolean;
  isEnabled: boolean;
  model: string;
}) {
  const { status } = texts.ai;
  if (!isConfigured) return status.off;
  if (!isEnabled) return status.disabled;
  const host = readInstallation().ai?.host;
  return host === undefined ? status.on(model) : status.onAt(model, host);
}
