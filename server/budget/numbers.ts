/**
 * What one person, or one IP, may take: every number with its reason. Those here guard the process and hold in each
 * server process by itself. What guards the money and the kept rows is counted in the database and holds over all of them:
 * scans and tokens of a day (0015_budget.sql), kept rows and bytes (0018_kept.sql). What an installation may set is in variables.ts.
 */
export const budget = {
  /** Requests in `seconds`, times REQUEST_RATE_FACTOR. Ten seconds forgive a burst, and end a refusal soon. */
  rates: {
    seconds: 10,
    rest: {
      /** 300 a second: a test suite or a script with eight requests in flight stays below, and a page asks for a dozen. */
      person: 3000,
      /** An office or a school behind one IP; a third of what a process of two cores answers. */
      ip: 10_000,
    },
    functions: {
      /** Each costs more than a read; scans and tokens have their own limits beside this one. */
      person: 600,
      ip: 3000,
    },
  },
  statements: {
    /** Requests of one person that may wait for their turn. Whole test suites ask for hundreds at once; a thousand fit a few MB. */
    waiting: 1000,
    /**
     * Milliseconds of a statement that are free: what honest pages ask takes a hundredth, and a write of a thousand rows two
     * thirds. Who imports 20,000 rows is not refused on a machine of half the speed, and everybody else's turn comes in between.
     */
    slow: 1000,
    /** Milliseconds beyond that in `slowSeconds`: three statements that run as long as one may, and then a pause. */
    slowTime: 20_000,
    slowSeconds: 60,
  },
  analyses: {
    /** Of one person waiting for a thread: more than the scans of a day that any plan has. */
    waiting: 50,
  },
} as const;
