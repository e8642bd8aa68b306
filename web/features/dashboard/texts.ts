import { language, locale } from '#web/lib/language.ts';

const count = new Intl.NumberFormat('en-US');
const shortDate = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const plural = new Intl.PluralRules('en-US');
const resumes = (number: number) => `${count.format(number)} ${plural.select(number) === 'one' ? 'resume' : 'resumes'}`;

/** Every sentence of the dashboard. Titles and toasts are given to the letter (docs/product.md). */
const english = {
  heading: 'Your Resume Dashboard',
  newAnalysis: 'New Analysis',
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
    show: (matching: number) => `Show ${resumes(matching)}`,
    shown: (shown: number, all: number) => `${count.format(shown)} of ${resumes(all)}`,
    all: (all: number) => resumes(all),
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
    more: (hidden: number) => `+${count.format(hidden)}`,
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
    page: (page: number) => `Page ${count.format(page)}`,
    rows: (from: number, to: number, all: number) =>
      `${count.format(from)} to ${count.format(to)} of ${count.format(all)}`,
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
    selected: (number: number) => `${count.format(number)} selected`,
    all: (number: number) => `Select all ${count.format(number)}`,
    clear: 'Clear selection',
    download: 'Download',
    downloading: 'Downloading...',
    delete: 'Delete',
    /** Title of a file with several resumes. */
    fileTitle: resumes,
  },
  detail: {
    created: (date: Date) => `Created on ${longDate.format(date)}`,
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
    manyTitle: (number: number) => `Delete ${resumes(number)}?`,
    manyDescription: 'The analyses and all their resume texts are removed from your dashboard. This cannot be undone.',
    cancel: 'Cancel',
    delete: 'Delete',
  },
  deleted: { title: 'Resume deleted', description: 'Your resume analysis has been deleted successfully' },
  deletedMany: (number: number) => ({
    title: 'Resumes deleted',
    description: `${resumes(number)} ${plural.select(number) === 'one' ? 'has' : 'have'} been deleted successfully`,
  }),
  deleteFailed: {
    title: 'Failed to delete resume',
    fallback: 'There was a problem deleting your resume analysis',
  },
  downloadFailed: { title: 'Download failed', fallback: 'The resume could not be loaded. Please try again.' },
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;

/** Like 'Jan 5, 2025', '5. Jan. 2025'. */
export function presentDate(date: Date): string {
  return shortDate.format(date);
}
