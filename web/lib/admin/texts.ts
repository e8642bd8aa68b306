import { language, locale } from '#web/lib/language.ts';

const count = new Intl.NumberFormat(locale);
const shortDate = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
const exactTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** What product rule 2.7 has the badge say, and what the database writes beyond it. */
const actions: Readonly<Record<string, string>> = {
  grant_admin_role: 'Granted admin role for user',
  revoke_admin_role: 'Revoked admin role',
  delete_resume: 'Deleted resume',
  update_setting: 'Updated system setting',
  create_setting: 'Created new system setting',
};

/** The sentences that the pages of the admin area share. */
const english = {
  error: 'Error',
  success: 'Success',
  tryAgain: 'Try again',
  stale: 'What is shown may be out of date.',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  unknown: 'Unknown',
  system: 'The installation itself',
  actions,
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;

/** A whole number, like '12,345'. */
export function presentCount(number: number): string {
  return count.format(number);
}

/** Like 'Jan 5, 2025'. */
export function presentDate(date: Date): string {
  return shortDate.format(date);
}

/** Like 'Jan 5, 2025, 2:03:09 PM'. */
export function presentTime(date: Date): string {
  return exactTime.format(date);
}
