import { type ComponentType, lazy, useState } from 'react';

/** A page that is downloaded when it is first opened, or before. */
export interface DownloadedPage {
  /** Downloads it beforehand. A failure is told by the page itself, once it is opened. */
  load(): Promise<void>;
  Page: ComponentType;
}

export function downloadedPage(load: () => Promise<{ Page: ComponentType }>): DownloadedPage {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await load()).Page }));

  return {
    async load() {
      try {
        loaded = (await load()).Page;
      } catch {
        // Opening it fails in the same way, where an error boundary stands.
      }
    },
    Page: function Page() {
      // Never another one while it is open: it would start anew.
      const [Opened] = useState(() => loaded ?? Lazy);
      return <Opened />;
    },
  };
}
