/** Sizes and counts that both sides of the wire keep to, each with its reason. */
export const limits = {
  /** Characters of a resume or a posting. The longest real ones measured stay under 40,000; five times that leaves room. */
  textCharacters: 200_000,
  /** Characters of what a document says of a resume's lines: nine for each of the 5,000 that `writeRoles` takes. */
  roleCharacters: 45_000,
  /** Characters of a job title; longer ones are pasted by mistake. */
  titleCharacters: 200,
  /** Characters of a person's name. */
  nameCharacters: 200,
  /** Characters of a base resume's name; a file's name may be one. */
  baseResumeCharacters: 200,
  /** Original files that a person may keep: one for each trade and language, with room. */
  keptFiles: 20,
  /** Shortest password, unless the installation asks for more (AUTH_PASSWORD_MIN_LENGTH). */
  passwordCharacters: 6,
  /** Characters of what a person says about a keyword or a claim: a few sentences. */
  statementCharacters: 2000,
  /** Characters of a model's name; the longest ones that providers list have about sixty. */
  modelCharacters: 200,
  /** Characters of an administrator's reason, which the audit log keeps. */
  reasonCharacters: 1000,
  /** Characters of a search: `like` patterns up to this length get the full statement timeout. */
  searchCharacters: 200,
  /** Rows in one answer of /rest/v1, and in one write by a person: the limit of hosted projects. */
  rowsAtOnce: 1000,
  /** How long an answer about the AI key stays good, in milliseconds (product rule 4.3). */
  keyStatusMs: 5 * 60_000,
} as const;

/** The name of the meta element that tells the page how many characters a password needs. */
export const PASSWORD_META = 'shortlist-password-characters';
