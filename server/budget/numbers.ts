/**
 * What one person may take of the machine and of the money, each number with its reason. Those of the process hold in each
 * server process by itself; those of the money and of kept rows hold over all processes, in the database.
 */
export const budget = {
  /** Of the process: statements of /rest/v1. */
  statements: {
    /** Requests of one person that may wait for their turn. Whole test suites ask for hundreds at once; a thousand fit a few MB. */
    waiting: 1000,
  },
  /** Of the process: analyses. */
  analyses: {
    /** Of one person waiting for a thread: more than the scans of a day that any plan has. */
    waiting: 50,
  },
} as const;
