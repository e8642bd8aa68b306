import { rememberWords } from '../cache/remember-words.ts';

/**
 * A word without its English ending: the same for "reconciliations", "reconciling" and "reconcile". Deliberately shorter and
 * rougher than Porter's stemmer; words of up to five letters stay whole.
 */
export const stem = rememberWords((lemma) => {
  if (lemma.length <= 5) return lemma;
  // Certified, certificate, certification: no ending above makes them equal.
  if (lemma.startsWith('certif')) return 'certif';
  return lemma.replace(
    /(?:iations?|ations?|itions?|ings?|edly|ed|ments?|ers?|ors?|ions?|ities|ity|ly|ive|al|ances?|ences?|ies|es|en|e|y)$/,
    '',
  );
});
