import { language } from '#web/lib/language.ts';

/** What the parts say that know no product. */
const english = {
  close: 'Close',
  dismiss: 'Dismiss',
  notification: 'Notification',
  /** The bands of a score, from the best. */
  scores: { high: 'Strong', good: 'Good', fair: 'Partial', low: 'Weak' },
  month: 'Month',
  year: 'Year',
  missingPart: {
    title: 'This part could not be loaded',
    description: 'Check your connection and load the page again. What you typed is kept.',
  },
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;
