import { limits } from '#contract/limits.ts';

/** Numbers and names of /rest/v1, each with its reason. */
export const settings = {
  /** Most rows of a read or a function (P63). */
  maxRows: limits.rowsAtOnce,
  /**
   * Bytes of an answer's rows. A thousand whole analyses with their texts take about 30 MB; the database and the process keep
   * several copies of an answer while making it. The service key has the same limit, because it uses the same memory.
   */
  maxBytes: 50_000_000,
  /** Levels of `and(or(…))`. People nest three; a limit keeps a hostile query from exhausting the database's stack. */
  maxLogicDepth: 32,
  /** Characters of a `match` pattern. What people search for has a few dozen; compile time grows faster than the text. */
  maxPatternCharacters: 200,
  /**
   * Characters of all `like` patterns of a request together beyond which `patternLimit` applies: a search has one, of a few dozen.
   */
  freeWildcardCharacters: limits.searchCharacters,
  /**
   * Milliseconds that a statement with a `match` or long `like` patterns may run: a normal one takes a tenth of it for a thousand
   * long resumes.
   */
  patternLimit: 2_000,
  /**
   * Most rows that one write by a person may insert, update or delete: as many as one read returns. The service key has no limit.
   */
  maxWrittenRows: limits.rowsAtOnce,
} as const;
