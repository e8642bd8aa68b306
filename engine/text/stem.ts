/**
 * A word without its English ending, so that "reconciliations", "reconciling" and "reconcile" meet. Rougher than
 * Porter's stemmer, on purpose short; words of up to five letters stay whole.
 */
export function stem(lemma: string): string {
  if (lemma.length <= 5) return lemma;
  // Certified, certificate, certification: no ending above leaves the same of them.
  if (lemma.startsWith('certif')) return 'certif';
  return lemma.replace(
    /(?:iations?|ations?|itions?|ings?|edly|ed|ments?|ers?|ors?|ions?|ities|ity|ly|ive|al|ances?|ences?|ies|es|en|e|y)$/,
    '',
  );
}
