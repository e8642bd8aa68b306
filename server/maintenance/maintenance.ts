import type { Settings } from '../admin/settings-watch.ts';

/** The product is closed to everybody but administrators. */
export interface Closing {
  /** When it opens by itself; null when nobody knows yet. */
  until: Date | null;
}

/** Whether the product is closed now; null when it is open. */
export interface Maintenance {
  read(): Promise<Closing | null>;
}

/** As the setting `maintenance` has it. It ends at its time by itself, so that nobody forgets to open again. */
export function createMaintenance(settings: Pick<Settings, 'read'>): Maintenance {
  return {
    async read() {
      const { enabled, until } = (await settings.read()).maintenance;
      if (!enabled) return null;
      if (until === '') return { until: null };
      const end = new Date(until);
      return end.getTime() > Date.now() ? { until: end } : null;
    },
  };
}
