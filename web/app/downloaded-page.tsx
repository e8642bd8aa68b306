import { type ComponentType, lazy, useState } from 'react';

/** A page that is downloaded when it is first opened, or before. */
export interface DownloadedPage {
  /** Downloads it early. If that fails, the page itself says so when it is opened. */
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
        // Opening the page fails in the same way, and there an error boundary catches it.
      }
    },
    Page: function Page() {
      // Never replace it while it is open: the page would start over.
      const [Opened] = useState(() => loaded ?? Lazy);
      return <Opened />;
    },
  };
}
