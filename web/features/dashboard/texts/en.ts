import type { Format } from '#contract/format.ts';

const resumes = (number: number, { plural }: Format) => plural(number, { one: '# resume', other: '# resumes' });

/** Every sentence of the dashboard. Titles and toasts are given to the letter (docs/product.md). */
export const texts = (format: Format) => ({
  heading: 'Your Resume Dashboard',
  newAnalysis: 'New Analysis',
  myResumes: 'My resumes',
  loading: 'Loading your resumes...',
  empty: {
    title: 'No Saved Resumes',
    description: "You haven't optimized any resumes yet.",
    action: 'Analyze Your Resume',
  },
  loadFailed: {
    title: 'Failed to load resumes',
    fallback: 'There was a problem loading your saved resumes',
    retry: 'Try again',
    stale: 'This list may be out of date.',
  },
  filters: {
    region: 'Filters',
    search: 'Search job titles...',
    searchLabel: 'Search job titles',
    score: 'Score',
    scoreTitle: 'Match Score Range',
    scoreFrom: 'Lowest score',
    scoreTo: 'Highest score',
    percent: (score: number) => `${score}%`,
    scoreRange: (from: number, to: number) => `${from}% to ${to}%`,
    date: 'Date',
    fromDate: 'From Date',
    toDate: 'To Date',
    anyDay: 'Any day',
    clearDay: 'Clear',
    type: 'Analysis Type',
    types: { all: 'All Analyses', ai: 'AI Optimized', basic: 'Basic Analysis' },
    reset: 'Reset',
    /** Leads from the filters back to the list. */
    show: (matching: number) => `Show ${resumes(matching, format)}`,
    shown: (shown: number, all: number) => `${format.number(shown)} of ${resumes(all, format)}`,
    all: (all: number) => resumes(all, format),
    noneMatch: 'No resumes match your filters. Try adjusting your criteria.',
  },
  table: {
    caption: 'Your saved resumes',
    jobTitle: 'Job Title',
    date: 'Date',
    original: 'Original',
    optimized: 'Optimized',
    keywords: 'Keywords',
    actions: 'Actions',
    optimizedBadge: 'AI Optimized',
    notOptimized: 'Not optimized',
    noKeywords: 'None found',
    more: (hidden: number) => `+${format.number(hidden)}`,
    view: (title: string) => `View details of ${title}`,
    download: (title: string) => `Download ${title}`,
    sortBy: 'Sort by',
    ascending: 'Ascending',
    descending: 'Descending',
    keywordsMissing: 'Not loaded',
  },
  pages: {
    region: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${format.number(page)}`,
    rows: (from: number, to: number, all: number) =>
      `${format.number(from)} to ${format.number(to)} of ${format.number(all)}`,
  },
  history: {
    title: 'Scores over time',
    analyses: 'Analyses',
    gain: (original: number, optimized: number) =>
      `Optimizing: ${Math.round(original)}% to ${Math.round(optimized)}% on average`,
  },
  selection: {
    region: 'Selected resumes',
    row: (title: string) => `Select ${title}`,
    shown: 'Select all shown',
    selected: (number: number) => `${format.number(number)} selected`,
    all: (number: number) => `Select all ${format.number(number)}`,
    clear: 'Clear selection',
    download: 'Download',
    downloading: 'Downloading...',
    delete: 'Delete',
    /** Title of a file with several resumes. */
    fileTitle: (number: number) => resumes(number, format),
  },
  /** What a score is worth, where it is not worth its face. */
  reading: {
    about: (from: number, to: number) => `about ${format.number(from)} to ${format.number(to)}`,
    little: 'not certain: too little of the posting is',
    missing: (names: readonly string[]) => `required and not shown: ${format.allOf(names)}`,
  },
  scoredAgain: (before: number, now: number) => ({
    title: 'Scored again',
    description: `${format.percent(before)} before, ${format.percent(now)} now.`,
  }),
  scoreAgainFailed: { title: 'Not scored again', fallback: 'The analysis stays as it was. Please try again.' },
  detail: {
    open: 'Open in the workspace',
    scoredBy: (version: string | undefined) =>
      version === undefined ? 'Scored by an earlier engine.' : `Scored by ${version}.`,
    scoreAgain: "Score again with today's engine",
    scoringAgain: 'Scoring...',
    created: (date: Date) => `Created on ${format.date(date, { dateStyle: 'long' })}`,
    original: 'Original Match Score',
    optimized: 'Optimized Match Score',
    keywords: 'Keywords',
    found: 'found',
    missing: 'missing',
    texts: 'Resume texts',
    recommendations: 'AI Recommendations',
    originalTab: 'Original Resume',
    optimizedTab: 'Optimized Resume',
    download: 'Download',
    delete: 'Delete',
    deleting: 'Deleting...',
    loading: 'Loading this analysis...',
    loadFailed: 'This analysis could not be loaded.',
    retry: 'Try again',
  },
  confirm: {
    title: (jobTitle: string) => `Delete “${jobTitle}”?`,
    description: 'The analysis and both resume texts are removed from your dashboard. This cannot be undone.',
    manyTitle: (number: number) => `Delete ${resumes(number, format)}?`,
    manyDescription: 'The analyses and all their resume texts are removed from your dashboard. This cannot be undone.',
    cancel: 'Cancel',
    delete: 'Delete',
  },
  deleted: { title: 'Resume deleted', description: 'Your resume analysis has been deleted successfully' },
  deletedMany: (number: number) => ({
    title: 'Resumes deleted',
    description: format.plural(number, {
      one: '# resume has been deleted successfully',
      other: '# resumes have been deleted successfully',
    }),
  }),
  deleteFailed: {
    title: 'Failed to delete resume',
    fallback: 'There was a problem deleting your resume analysis',
  },
  downloadFailed: { title: 'Download failed', fallback: 'The resume could not be loaded. Please try again.' },
});

export type Texts = ReturnType<typeof texts>;
