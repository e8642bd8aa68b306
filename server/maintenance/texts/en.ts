import type { Format } from '#contract/format.ts';

/** Days and minutes in UTC: nobody knows where the reader is. */
export const inUtc = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** What people are told during maintenance. */
export const texts = (format: Format) => ({
  refusal: (until: Date | null) =>
    until === null
      ? 'Shortlist is being maintained. Nothing is lost; please try again later.'
      : `Shortlist is being maintained until ${format.date(until, inUtc)} UTC. Nothing is lost; please try again then.`,
  banner: (until: Date | null) =>
    until === null
      ? 'Shortlist is being maintained. Analyzing and saving will work again later.'
      : `Shortlist is being maintained. Analyzing and saving will work again from ${format.date(until, inUtc)} UTC.`,
});

export type Texts = ReturnType<typeof texts>;
