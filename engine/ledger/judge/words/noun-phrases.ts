import type { ResumeDocument } from '../../lines/document.ts';
import type { JudgedLine } from './align-words.ts';
import { wordRoot } from './word-root.ts';

/** Where a noun or what qualifies it stands: what leads to its phrase, and its phrase's head. */
export interface Slot {
  /** The preposition before the phrase, "object" behind a verb, "and" behind a conjunction, "start" otherwise. */
  lead: string;
  /** The root of the verb that the phrase is the object of. */
  verb: string;
  /** The place of the phrase's last noun. */
  head: number;
}

/** The slot of each word of a noun phrase, by its place. */
export function slotsOf({ tokens }: ResumeDocument, { line, tags }: JudgedLine): Map<number, Slot> {
  const slots = new Map<number, Slot>();
  let phrase: number[] = [];
  let lead = 'start';
  let verb = '';
  const close = () => {
    const head = phrase.at(-1);
    if (head !== undefined) for (const index of phrase) slots.set(index, { lead, verb, head });
    phrase = [];
  };
  for (const [at, tag] of tags.entries()) {
    const index = line.from + at;
    const token = tokens[index];
    if (token?.opens) {
      close();
      if (index > line.from) lead = 'start';
    }
    if (tag === 'noun' || tag === 'modifier') phrase.push(index);
    else if (tag === 'determiner' || tag === 'number') {
      if (phrase.length > 0) close();
    } else {
      close();
      if (tag === 'preposition') lead = token?.lower ?? '';
      else if (tag === 'verb') {
        lead = 'object';
        verb = wordRoot(token?.lemma ?? '');
      } else if (tag === 'conjunction' && lead !== 'object') lead = `${lead}`;
      else if (tag === 'other') lead = 'start';
    }
  }
  close();
  return slots;
}
