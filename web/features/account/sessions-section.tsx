import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section, SectionError } from './section.tsx';
import { nameDevice, SessionItem } from './session-item.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';
import { type SessionRow, useSessionActions, useSessions } from './use-sessions.ts';

/** Where the person is signed in, with buttons to end one session or all but this browser's. */
export function SessionsSection() {
  const { isBusy, error, run } = useAccountAction();
  const [ending, setEnding] = useState<string>();
  const sessions = useSessions();
  const { end, endOthers } = useSessionActions();
  const list = useRef<HTMLUListElement>(null);

  const endOne = async (session: SessionRow) => {
    setEnding(session.id);
    const hasEnded = await run(() => end(session.id));
    setEnding(undefined);
    if (!hasEnded) return;
    toast(texts.sessions.ended(nameDevice(session)));
    // The button that had the focus is gone with its line.
    list.current?.focus({ preventScroll: true });
  };
  const signOutOthers = () =>
    run(async () => {
      await endOthers();
      toast(texts.sessions.done);
    });
  return (
    <Section heading={texts.sessions.heading}>
      <p className="text-muted">{texts.sessions.description}</p>
      {sessions.isPending && <SessionsSkeleton />}
      {sessions.data && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={texts.sessions.list}
          className="flex flex-col divide-y divide-line outline-none"
        >
          {sessions.data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={isBusy && ending === session.id}
              isDisabled={isBusy}
              onEnd={() => void endOne(session)}
            />
          ))}
        </ul>
      )}
      {sessions.data?.every(({ is_current: isHere }) => isHere) && <p>{texts.sessions.nowhereElse}</p>}
      <SectionError>{error ?? (sessions.isError ? texts.sessions.failed : undefined)}</SectionError>
      <div className="flex flex-wrap gap-3">
        {sessions.isError && <Button onClick={() => void sessions.refetch()}>{texts.sessions.tryAgain}</Button>}
        <Button variant="secondary" disabled={isBusy} onClick={() => void signOutOthers()}>
          {isBusy && ending === undefined ? texts.sessions.busy : texts.sessions.button}
        </Button>
      </div>
    </Section>
  );
}

function SessionsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col divide-y divide-line">
      {['w-44', 'w-36'].map((width) => (
        <div key={width} className="flex flex-col gap-2 py-3">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-56 max-w-full" />
        </div>
      ))}
    </div>
  );
}
