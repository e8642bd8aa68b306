import { WifiOff } from 'lucide-react';
import { texts } from './texts.ts';
import { useIsOnline } from './use-is-online.ts';

/** While there is no network, says what still works. It hangs below the header and moves nothing. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="absolute inset-x-0 top-full print:hidden">
      {!isOnline && (
        <p className="flex animate-appear items-center justify-center gap-2 border-line border-b bg-subtle px-4 py-2 text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-muted" />
          {texts.offline}
        </p>
      )}
    </div>
  );
}
