/**
 * What one person, or one IP, may take: every number with its reason. The numbers here protect the process and apply to each server
 * process separately. What protects money and stored rows is counted in the database, across all processes: scans and tokens of a
 * day (0015_budget.sql), kept rows and bytes (0018_kept.sql). What an installation may set is in variables.ts.
 */
export const budget = {
  /** Requests in `seconds`, times REQUEST_RATE_FACTOR. Ten seconds forgive a burst and keep a refusal short. */
  rates: {
    seconds: 10,
    rest: {
      /** 300 a second: a test suite or a script with eight requests in flight stays below it, and a page makes a dozen. */
      person: 3000,
      /** An office or a school behind one IP; a third of what a process on two cores answers. */
      ip: 10_000,
    },
    functions: {
      /** Each costs more than a read; scans and tokens have their own limits as well. */
      person: 600,
      ip: 3000,
    },
  },
  statements: {
    /** Requests of one person that may wait for their turn. Whole test suites send hundreds at once; a thousand fit in a few MB. */
    waiting: 1000,
    /**
     * Milliseconds of a statement that are free: what normal pages ask takes a hundredth of it, and a write of a thousand rows two
     * thirds. Importing 20,000 rows is not refused on a machine half as fast, and everybody else gets their turn in between.
     */
    slow: 1000,
    /** Milliseconds beyond that in `slowSeconds`: three statements of the maximum length, and then a pause. */
    slowTime: 20_000,
    slowSeconds: 60,
  },
  largeBodies: {
    /** Bytes from which a body is large: two long texts are well below it. What is smaller is read at once, whoever sends it. */
    bytes: 256 * 1024,
    /** Bodies of 4 MiB that are read and parsed at once: about 100 MB, and a quarter of a second of parsing in a row. */
    atOnce: 3,
    /** So that a script that sends a thousand rows at a time leaves a place for the others. */
    perPerson: 2,
    /** A script's requests in flight. What waits is not read, so it costs a connection and little memory. */
    waiting: 200,
    /** Seconds in which a body has to arrive once it is its turn: 4 MiB at a little over 1 Mbit/s. */
    seconds: 30,
  },
  documents: {
    /** How many files one person may have waiting to be read: a folder that a script sends. Each is up to 10 MB of memory. */
    waiting: 4,
    /** Files of everybody that wait, at most: 100 MB. */
    allWaiting: 10,
  },
  analyses: {
    /** How many one person may have waiting for a thread: more than any plan's daily scans. */
    waiting: 50,
  },
} as const;
