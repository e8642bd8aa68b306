/** Sizes and counts that both sides of the wire keep to. Each with its reason. */
export const limits = {
  /** Characters of a resume or a posting. The longest real ones measured stay under 40,000; five times that leaves room. */
  textCharacters: 200_000,
  /** Characters of a job title; longer ones are pasted by mistake. */
  titleCharacters: 200,
  /** Characters of a person's name. */
  nameCharacters: 200,
  /** What a password needs at least where the installation sets no more (AUTH_PASSWORD_MIN_LENGTH). */
  passwordCharacters: 6,
  /** Characters of what a person tells of a keyword or a claim: some sentences. */
  statementCharacters: 2000,
  /** Characters of a model's name; the longest that providers list have some sixty. */
  modelCharacters: 200,
  /** Characters of an administrator's reason, which the audit log keeps. */
  reasonCharacters: 1000,
  /** Characters one can search for: `like` patterns up to this length have the whole time of a statement. */
  searchCharacters: 200,
  /** Rows of one answer of /rest/v1, and of one write of a person: what hosted projects give. */
  rowsAtOnce: 1000,
  /** How long an answer about the AI key stays good, in milliseconds (product rule 4.3). */
  keyStatusMs: 5 * 60_000,
} as const;

/** The name of the meta element in which a page brings along how many characters a password needs. */
export const PASSWORD_META = 'shortlist-password-characters';
