import { useState } from 'react';
import type { AdminHealth } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { readInstallation } from '#web/lib/installation.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { callFunction } from '../lib/call-function.ts';
import { useHealth } from '../lib/use-health.ts';
import { texts } from './texts.ts';

type AiHealth = AdminHealth['ai'];

/** Whether a language model reads the texts, which and where, how it answered last, and a button to ask it now. */
export function AiStatus() {
  const { data, isError, refetch } = useHealth();
  const ai = data?.ai;
  const [isTesting, setTesting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { status } = texts.ai;

  async function test(): Promise<void> {
    setTesting(true);
    setFailure(undefined);
    try {
      await callFunction('admin-test-model');
      await refetch();
    } catch (error) {
      setFailure(messageOf(error, status.failed));
    } finally {
      setTesting(false);
    }
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{status.heading}</h2>
      <p className="wrap-anywhere text-sm">{ai ? presentState(ai) : isError ? status.failed : status.loading}</p>
      {ai?.isConfigured && (
        <>
          <p role="status" className="wrap-anywhere text-muted text-sm">
            {failure ?? presentAnswer(ai)}
          </p>
          <Button
            variant="secondary"
            className="self-start"
            disabled={isTesting}
            aria-busy={isTesting}
            onClick={() => void test()}
          >
            {isTesting ? status.testing : status.test}
          </Button>
        </>
      )}
    </Card>
  );
}

function presentState({ isConfigured, isEnabled, model }: AiHealth): string {
  const { status } = texts.ai;
  if (!isConfigured) return status.off;
  if (!isEnabled) return status.disabled;
  const host = readInstallation().ai?.host;
  return host === undefined ? status.on(model) : status.onAt(model, host);
}

function presentAnswer({ lastAnswer }: AiHealth): string {
  const { status } = texts.ai;
  if (lastAnswer === null) return status.notAsked;
  return status.answered(format.moment(new Date(lastAnswer.at)), lastAnswer.message);
}
