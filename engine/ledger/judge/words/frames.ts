import type { ResumeDocument } from '../../lines/document.ts';
import type { JudgedLine, JudgedWord } from './align-words.ts';

/** Which verbs each noun of a line belongs to: as the object, by a preposition, or as what comes before a passive. */
export interface Frames {
  /** Verbs by the place of a noun, or of what qualifies it. */
  verbsOf: ReadonlyMap<number, readonly JudgedWord[]>;
  /** Nouns by the place of their verb, in order. */
  nounsOf: ReadonlyMap<number, readonly JudgedWord[]>;
}

/** Reads the frames of a line from left to right: a verb has what follows, up to the next one. */
export function framesOf({ tokens }: ResumeDocument, { content }: JudgedLine): Frames {
  const verbsOf = new Map<number, JudgedWord[]>();
  const nounsOf = new Map<number, JudgedWord[]>();
  const tie = (noun: JudgedWord, verb: JudgedWord) => {
    verbsOf.set(noun.index, [...(verbsOf.get(noun.index) ?? []), verb]);
    nounsOf.set(verb.index, [...(nounsOf.get(verb.index) ?? []), noun]);
  };
  let verbs: JudgedWord[] = [];
  let since: JudgedWord[] = [];
  let isOpen = false;
  for (const word of content) {
    if (breaksBefore(tokens, word.index)) since = [];
    if (word.tag !== 'verb') {
      since.push(word);
      isOpen = true;
      for (const verb of verbs) tie(word, verb);
      continue;
    }
    // "Bugs found", "who the manager helps": the nouns before it are its own as well.
    for (const noun of since.slice(-3)) tie(noun, word);
    // "Washed and packed bottles": both have what follows.
    verbs = isOpen ? [word] : [...verbs, word].slice(-3);
    isOpen = false;
    since = [];
  }
  return { verbsOf, nounsOf };
}

/** Whether a new clause or item of a list begins with the word, or with one of the small words before it. */
function breaksBefore(tokens: ResumeDocument['tokens'], index: number): boolean {
  for (let at = index; at > index - 3; at -= 1) {
    const { opens, lower = '' } = tokens[at] ?? {};
    if (opens || (at < index && /^(?:and|or|but|which|who|that|while|after|when|because)$/.test(lower))) return true;
    if (at < index && !/^(?:the|a|an|its|their|our|my|of|\d+)$/.test(lower)) return false;
  }
  return false;
}
