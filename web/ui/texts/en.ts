/** What the parts say that know no product. */
export const texts = () => ({
  copy: 'Copy',
  copied: 'Copied',
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
  unreachable: 'The server could not be reached. Check your connection and try again.',
});

export type Texts = ReturnType<typeof texts>;
