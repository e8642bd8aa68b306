/** Numbers and names of /rest/v1, each with its reason. */
export const settings = {
  /** The one schema that is served (contract, section 0). */
  schema: 'public',
  /** Rows of a read or a function at most (P63); what hosted projects set. */
  maxRows: 1000,
  /** Levels of `and(or(…))`. People nest three; a bound keeps a hostile query from exhausting the database's stack. */
  maxLogicDepth: 32,
  /** Levels of a body's JSON. The product's has four; some 100,000 stop the embedded database for its whole time limit. */
  maxJsonDepth: 200,
} as const;
