import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { texts } from './texts.ts';

/** Says that today's scans are used up and what premium gives. `limit` undefined keeps it closed. */
export function ScanLimitDialog({ limit, onClose }: { limit: number | undefined; onClose(): void }) {
  return (
    <Dialog
      open={limit !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.scanLimit.title}
      description={texts.scanLimit.text(limit ?? 0)}
    >
      <p className="font-medium">{texts.scanLimit.benefitsTitle}</p>
      <ul className="flex flex-col gap-2">
        {texts.scanLimit.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <p id="premium-unavailable" className="text-muted text-sm">
        {texts.scanLimit.unavailable}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {texts.scanLimit.later}
        </Button>
        <Button disabled aria-describedby="premium-unavailable">
          {texts.scanLimit.upgrade}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
