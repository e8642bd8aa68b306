import type { Format } from '#contract/format.ts';

/** Every sentence about the versions of an analysis; downloaded with them. */
export const texts = (format: Format) => ({
  title: 'Versions',
  description: 'What your resume was before: kept every few minutes of work and at each download, thirty at most.',
  none: 'There is no earlier version yet. The first one is kept when you change the resume or download it.',
  loading: 'Loading the versions...',
  failed: 'The versions could not be loaded. Check your connection and try again.',
  restoreFailed: 'This version could not be restored. Load the page again and try once more.',
  reasons: { download: 'At a download', work: 'While you worked' },
  score: (score: number) => `Match score ${format.percent(score)}`,
  compare: 'Compare with now',
  hide: 'Hide the comparison',
  restore: 'Restore',
  of: (action: string, time: string) => `${action}: ${time}`,
  close: 'Close',
});

export type Texts = ReturnType<typeof texts>;
