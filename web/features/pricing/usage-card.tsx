import type { ScanLimit } from '#contract/scan.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { texts } from './texts.ts';

/** How many of today's scans are used, and when they renew in the person's own time. */
export function UsageCard({ usage: { scanLimit, scansRemaining, renewsAt } }: { usage: ScanLimit }) {
  const used = scanLimit - scansRemaining;
  const percent = scanLimit === 0 ? 100 : (used / scanLimit) * 100;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{texts.usage.title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <span className="text-muted">{texts.usage.label}: </span>
          {texts.usage.used(used, scanLimit)}
        </p>
        <Badge variant={scansRemaining > 0 ? 'outline' : 'destructive'}>{texts.usage.remaining(scansRemaining)}</Badge>
      </div>
      <div
        role="progressbar"
        aria-label={texts.usage.label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={texts.usage.used(used, scanLimit)}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-muted text-sm">{texts.usage.renews(new Date(renewsAt))}</p>
    </Card>
  );
}
