import { loose, type NamedConcept, whole } from '../../concepts/concept-names.ts';
import type { LanguageConcepts } from '../../concepts/create-concepts.ts';

/** What tells credentials, which have no phrasings, from what can be said in other words. */
export type HasPhrasings = Pick<LanguageConcepts, 'chunkOf'>;

/**
 * The concepts that a name asks for, without the credentials that it is only a part of, when it is a credential of its own: a certified nurse
 * is what a posting for a nursing assistant takes, too, but who assists is not half of a nurse.
 */
export function withoutLower(named: readonly NamedConcept[], { chunkOf }: HasPhrasings): NamedConcept[] {
  const isItself = named.some(({ part }) => part === whole);
  return named.filter(
    ({ concept, part }) => !isItself || part === whole || part === loose || chunkOf(concept) !== undefined,
  );
}
