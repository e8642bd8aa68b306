import { limits } from '#contract/limits.ts';

/** Numbers and names of /rest/v1, each with its reason. */
export const settings = {
  /** The one schema that is served (contract, section 0). */
  schema: 'public',
  /** Rows of a read or a function at most (P63). */
  maxRows: limits.rowsAtOnce,
  /**
   * Bytes of an answer's rows. A thousand whole analyses with their texts have some 30 MB; the database and the process hold an
   * answer several times over while it is made. The service key has the same limit, because it has the same memory.
   */
  maxBytes: 50_000_000,
  /** Levels of `and(or(…))`. People nest three; a bound keeps a hostile query from exhausting the database's stack. */
  maxLogicDepth: 32,
  /** Characters of a `match` pattern. What people search by has some dozens; compiling grows faster than the text. */
  maxPatternCharacters: 200,
  /** Characters of all `like` patterns of a request together beyond which `patternLimit` holds: a search has one, of some dozens. */
  freeWildcardCharacters: limits.searchCharacters,
  /** Milliseconds a statement with a `match`, or with long `like` patterns, may run: over a thousand long resumes an honest one takes a tenth. */
  patternLimit: 2_000,
  /** Rows that one write of a person inserts, updates or deletes at most: as many as one read gives. The service key has no limit. */
  maxWrittenRows: limits.rowsAtOnce,
} as const;
