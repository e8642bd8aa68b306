const DAY_MS = 86_400_000;

const lengths = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

export type BanLength = keyof typeof lengths | 'forGood';

/** The end of a ban that nobody lives to see; PostgreSQL's `infinity` has no way back through JSON. */
const forGood = '9999-12-31T00:00:00.000Z';

/** When a ban that begins now ends. */
export function banEnd(length: BanLength, now: Date): string {
  return length === 'forGood' ? forGood : new Date(now.getTime() + lengths[length]).toISOString();
}

/** Whether a ban has no end worth telling, also one that was set by other means. */
export function isForGood(until: string): boolean {
  return !(new Date(until) < new Date('9000-01-01'));
}
