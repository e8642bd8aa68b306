import { defineTexts } from '#web/lib/define-texts.ts';
import { format } from '#web/lib/format.ts';
import { texts as english } from './texts/en.ts';

export const texts = await defineTexts(
  english,
  import.meta.glob<typeof english>(['./texts/*.ts', '!./texts/en.ts'], { import: 'texts' }),
);

/** A UTC day, YYYY-MM-DD, like 'Jan 5'. */
export function presentDay(day: string): string {
  return format.date(new Date(`${day}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
