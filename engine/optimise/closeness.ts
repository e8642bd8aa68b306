import type { Knowledge } from '../extract/terms/features.ts';
import type { Term } from '../lexicon/lexicon.ts';
import { relatedTerms } from '../lexicon/related.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Closeness } from './extend-groups.ts';

/** A sibling term says more than a shared field of work. */
const siblingWeight = 3;

/** Closeness by what the lexicon knows: siblings in the line, and terms of the same kind and field of work. */
export function closenessBy(knowledge: Knowledge): Closeness {
  const fieldsOf = (term: Term) => knowledge.fieldKeysOf(term).flatMap((key) => knowledge.fieldsOf(key) ?? []);
  return (keyword, line) => {
    const own = knowledge.lexicon.longestAt(tokenise(keyword), 0)?.term;
    if (own === undefined) return 0;
    const siblings = new Set(relatedTerms(own.name));
    const fields = new Set(fieldsOf(own));
    let closeness = 0;
    for (const { term } of knowledge.lexicon.find(tokenise(line))) {
      if (siblings.has(term.name)) closeness += siblingWeight;
      if (term.kind !== own.kind) continue;
      if (term.kind === 'language' || fieldsOf(term).some((field) => fields.has(field))) closeness += 1;
    }
    return closeness;
  };
}
