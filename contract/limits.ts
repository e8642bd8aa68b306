/** Sizes and counts that both sides of the wire keep to. Each with its reason. */
export const limits = {
  /** Characters of a resume or a posting. The longest real ones measured stay under 40,000; five times that leaves room. */
  textCharacters: 200_000,
  /** Characters of a job title; longer ones are pasted by mistake. */
  titleCharacters: 200,
  /** Characters of a person's name. */
  nameCharacters: 200,
  /** The rule that the register page states. */
  passwordCharacters: 6,
  /** How long an answer about the AI key stays good, in milliseconds (product rule 4.3). */
  keyStatusMs: 5 * 60_000,
} as const;
