import type { Format } from '#contract/format.ts';

/** The sentences of Resume Management; titles, dialogs and toasts are given to the letter (docs/product.md). */
export const texts = (format: Format) => ({
  heading: 'Resume Management',
  counted: (count: number) => `Resume Management (${format.number(count)})`,
  search: 'Search by job title or user...',
  loading: 'Loading resumes...',
  loadFailed: 'Failed to load resumes',
  empty: 'No resumes found matching your search.',
  untitled: 'Untitled',
  noEmail: 'No email address',
  table: {
    caption: 'Resumes',
    jobTitle: 'Job Title',
    user: 'User',
    matchScore: 'Match Score',
    date: 'Date',
    actions: 'Actions',
  },
  view: 'View',
  delete: 'Delete',
  detail: {
    loading: 'Loading this resume...',
    failed: 'Failed to load resume details',
    gone: 'This resume is no longer there.',
    matchScore: 'Match Score',
    optimizedScore: 'Optimized Match Score',
    created: (date: Date) => `Created: ${format.moment(date)}`,
    of: (email: string) => `Of ${email}`,
    noted: 'The audit log records that you opened it.',
    texts: 'Texts',
    resume: 'Resume Text',
    jobDescription: 'Job Description',
    optimized: 'Optimized Resume',
  },
  confirm: {
    title: 'Delete Resume?',
    description: 'Are you sure you want to delete this resume? This action cannot be undone.',
    cancel: 'Cancel',
    delete: 'Delete',
    deleting: 'Deleting...',
  },
  deleted: 'Resume was deleted successfully',
  deleteFailed: 'Failed to delete resume',
});

export type Texts = ReturnType<typeof texts>;
