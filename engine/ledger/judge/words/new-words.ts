import { isFillWord } from '../../../text/fill-words.ts';
import type { Case } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { type ActKind, kindsAt, kindsOfNoun, provenBy } from './act-words.ts';
import { alignWords, type JudgedLine, type JudgedWord, judgedLine } from './align-words.ts';
import { areAlike } from './alike.ts';
import { type Slot, slotsOf } from './noun-phrases.ts';
import { wordRoot } from './word-root.ts';

/** A word of a rewritten line that nothing in its sources says. */
export interface NewWord extends JudgedWord {
  /** The kinds of action it names, as a verb or as a noun of an action. */
  kinds: readonly ActKind[];
  /** Whether the sources have an action that includes it. */
  isProven: boolean;
  /** The word of the source that stood where it stands now, and is gone. */
  replaced: JudgedWord | undefined;
}

/** How a rewritten line differs from its sources, word by word. */
export interface LineNews {
  now: JudgedLine;
  before: JudgedLine;
  words: readonly NewWord[];
  /** What the first source says and the line does not. */
  gone: readonly JudgedWord[];
  /** The source word of each tied word, by their places. */
  sourceOf: ReadonlyMap<number, JudgedWord>;
  /** Whether the first source has no verb of its own. */
  isNominal: boolean;
  /** Where the nouns of both lines stand. */
  slots: ReadonlyMap<number, Slot>;
  slotsBefore: ReadonlyMap<number, Slot>;
}

/** Undefined for a line without a source. */
export function newsOf({ line, improved, original, sources }: Case): LineNews | undefined {
  const now = judgedLine(improved, line);
  const sourceLines = sources.lines.map((source) => judgedLine(original, source));
  const before = sourceLines[0];
  if (before === undefined) return undefined;
  const { ties } = alignWords(now, sourceLines);
  const all = sourceLines.flatMap(({ content }) => content);
  const sourceOf = new Map<number, JudgedWord>();
  for (const [at, word] of now.content.entries()) {
    const source = ties[at]?.source ?? all.find(({ root }) => areAlike(word.root, root));
    if (source) sourceOf.set(word.index, source);
  }
  // "Full" is no content word, but "entire" is one for it.
  const small = smallWords(original, before);
  const kept = new Set([...sourceOf.values()].map(({ index }) => index));
  const gone = before.content.filter(
    ({ index, root }) =>
      !kept.has(index) && !now.content.some((word) => word.root === root || areAlike(word.root, root)),
  );
  const slots = slotsOf(improved, now);
  const slotsBefore = slotsOf(original, before);
  const done = provenBy(sourceLines.flatMap((judged) => kindsIn(original, judged)));
  const words = now.content
    .filter(({ index, root }) => !sourceOf.has(index) && !small.some((other) => areAlike(root, other)))
    .map((word): NewWord => {
      const kinds =
        word.tag === 'verb'
          ? (kindsAt(improved.tokens, word.index) ?? [])
          : kindsOfNoun(improved.tokens[word.index]?.lemma ?? '');
      return {
        ...word,
        kinds,
        isProven: kinds.some((kind) => done.has(kind)),
        replaced: replacedBy(word, gone, { slots, slotsBefore, sourceOf }),
      };
    });
  // "Packaging for shops" has no verb, either.
  const isNominal = !before.content.some(({ tag, lower }) => tag === 'verb' && !lower.endsWith('ing'));
  return { now, before, words, gone, sourceOf, isNominal, slots, slotsBefore };
}

type Places = Pick<LineNews, 'slots' | 'slotsBefore' | 'sourceOf'>;

/** The word that is gone from where `word` stands: behind the same preposition, before the same noun, with the same qualifier. */
function replacedBy(word: JudgedWord, gone: readonly JudgedWord[], places: Places): JudgedWord | undefined {
  if (word.tag === 'verb') return gone.find(({ tag }) => tag === 'verb');
  const own = places.slots.get(word.index);
  if (own === undefined) return undefined;
  return gone.find((other) => {
    const slot = places.slotsBefore.get(other.index);
    if (slot === undefined) return false;
    if (own.head === word.index && slot.head === other.index)
      return own.lead === slot.lead && (own.lead !== 'object' || isSameVerb(own, slot, places));
    // Both qualify the same noun.
    return own.head !== word.index && slot.head !== other.index && places.sourceOf.get(own.head)?.index === slot.head;
  });
}

function isSameVerb(own: Slot, slot: Slot, { sourceOf }: Places): boolean {
  if (own.verb === slot.verb) return true;
  return [...sourceOf.values()].some(({ root, tag }) => tag === 'verb' && root === slot.verb);
}

/** The roots of words that have no meaning of their own. */
function smallWords({ tokens }: ResumeDocument, { line, tags }: JudgedLine): string[] {
  return tokens
    .slice(line.from, line.from + tags.length)
    .flatMap(({ lemma, lower }) => (isFillWord(lemma) || isFillWord(lower) ? [wordRoot(lemma)] : []));
}

function kindsIn(document: ResumeDocument, { line, content }: JudgedLine): ActKind[] {
  const kinds = content.flatMap(({ index, tag }) => [
    ...(kindsAt(document.tokens, index) ?? []),
    ...(tag === 'verb' ? [] : kindsOfNoun(document.tokens[index]?.lemma ?? '')),
  ]);
  for (let index = line.from; index < line.to; index += 1) {
    const { lemma = '' } = document.tokens[index] ?? {};
    if (isFillWord(lemma)) kinds.push(...(kindsAt(document.tokens, index) ?? []));
  }
  return kinds;
}
