import type { Knowledge } from '../extract/features.ts';
import { aliases } from './aliases.ts';
import { fieldWeights } from './data/field-weights.generated.ts';
import { skillTerms, toolTerms } from './data/terms.generated.ts';
import { indexFields, weighFields } from './field-index.ts';
import { Lexicon, type TermKind } from './lexicon.ts';

/** The lexicon of all sources and the index of the fields of work. Ours comes first: the first owner keeps a name. */
export function createKnowledge(): Knowledge {
  const lexicon = new Lexicon();
  addLines(lexicon, 'tool', aliases.tool);
  addLines(lexicon, 'skill', aliases.skill);
  addLines(lexicon, 'licence', aliases.licence);
  addLines(lexicon, 'soft', aliases.soft);
  addLines(lexicon, 'language', aliases.language);
  addLines(lexicon, 'tool', toolTerms);
  addLines(lexicon, 'skill', skillTerms);
  const fields = indexFields();
  const weights = weighFields(fields, fieldWeights);
  return { lexicon, fieldsOf: (key) => fields.get(key), fieldWeightOf: (key) => weights.get(key) ?? 0 };
}

/** One term a line: its canonical name, then its aliases, parted by "=". */
function addLines(lexicon: Lexicon, kind: TermKind, lines: string): void {
  for (const line of lines.split('\n')) {
    const [canonical = '', ...others] = line.split('=');
    lexicon.add(kind, canonical, others);
  }
}
