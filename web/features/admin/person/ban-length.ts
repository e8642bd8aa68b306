const DAY_MS = 86_400_000;

const lengths = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

export type BanLength = keyof typeof lengths | 'forGood';

/** The end of a permanent ban: a date in the far future, because PostgreSQL's `infinity` does not survive JSON. */
const forGood = '9999-12-31T00:00:00.000Z';

/** When a ban that begins now ends. */
export function banEnd(length: BanLength, now: Date): string {
  return length === 'forGood' ? forGood : new Date(now.getTime() + lengths[length]).toISOString();
}

/** Whether a ban is in effect permanent, even if it was not set here. */
export function isForGood(until: string): boolean {
  return !(new Date(until) < new Date('9000-01-01'));
}
