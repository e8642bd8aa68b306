import { readDevice } from '#contract/describe-device.ts';
import { format } from '#web/lib/format.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { texts } from './texts.ts';
import type { SessionRow } from './use-sessions.ts';

/** A session counts as used when its token is refreshed, which an open page does once in this time. */
const REFRESHED_MS = 3_600_000;

/** How much of an unknown user agent is shown: enough to recognise one's own program. */
const SHOWN_LETTERS = 60;

interface SessionItemProps {
  session: SessionRow;
  isEnding: boolean;
  isDisabled: boolean;
  onEnd(): void;
}

/** One session of the person; any but this browser's can be signed out. */
export function SessionItem({ session, isEnding, isDisabled, onEnd }: SessionItemProps) {
  const device = nameDevice(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-32 flex-col">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">{device}</span>
          {session.is_current && <Badge variant="success">{texts.sessions.here}</Badge>}
        </span>
        <span className="text-muted text-sm wrap-anywhere">
          <LastUse at={new Date(session.last_used_at)} />
          {session.ip_address !== null && ` · ${session.ip_address}`}
        </span>
      </div>
      {!session.is_current && (
        <BusyButton
          variant="secondary"
          size="small"
          isBusy={isEnding}
          disabled={isDisabled}
          aria-label={texts.sessions.endNamed(device)}
          onClick={onEnd}
        >
          {texts.sessions.end}
        </BusyButton>
      )}
    </li>
  );
}

function LastUse({ at }: { at: Date }) {
  const now = new Date();
  const isRecent = now.getTime() - at.getTime() < REFRESHED_MS;
  return (
    <time dateTime={at.toISOString()} title={format.moment(at)}>
      {isRecent ? texts.sessions.usedRecently : texts.sessions.lastUsed(relativeTime(at, now))}
    </time>
  );
}

/** "Firefox on Windows"; says so when the browser or the system is unknown. */
export function nameDevice({ user_agent: userAgent }: Pick<SessionRow, 'user_agent'>): string {
  const { program, system } = readDevice(userAgent ?? '');
  const words = texts.sessions;
  if (program !== undefined || system !== undefined) {
    return words.device(program ?? words.unknownBrowser, system ?? words.unknownSystem);
  }
  return userAgent ? words.unknownNamed(userAgent.slice(0, SHOWN_LETTERS)) : words.unknown;
}
