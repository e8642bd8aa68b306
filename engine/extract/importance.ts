import type { Importance, Span } from '../types.ts';
import type { PostingTerm } from './extract-terms.ts';
import type { PostingText } from './read-posting.ts';
import type { Section } from './sections.ts';

/** What a section's terms are worth when their sentence says nothing of its own. */
const bySection: Readonly<Record<Section, Importance>> = {
  requirements: 'must',
  preferred: 'preferred',
  duties: 'preferred',
  open: 'preferred',
  benefits: 'nice',
  about: 'nice',
  legal: 'nice',
};

const preferredCue =
  /\b(?:prefer(?:red|ably)?|nice to have|nice-to-have|a plus|is a bonus|an? advantage|advantageous|desir(?:ed|able)|ideally|would be (?:great|nice|beneficial)|beneficial|optional|wünschenswert|von vorteil|vorteilhaft|idealerweise|im idealfall|gern(?:e)? (?:auch|gesehen)|bevorzugt|ein plus|pluspunkt|optional|nicht zwingend)\b/i;
const mustCue =
  /\b(?:must[- ]have|must (?:be|hold|possess)|required|requires?|mandatory|essential|minimum|at least|necessary|zwingend|erforderlich|voraussetzung|vorausgesetzt|unbedingt|notwendig|mindestens|muss)\b/i;

/** Must, preferred or nice: a cue in the term's own sentence, else its section. The strongest mention decides. */
export function importanceOf(term: PostingTerm, posting: PostingText): Importance {
  const found = term.mentions.map(
    (mention) => cueOf(posting.text, mention) ?? bySection[posting.sections[mention.line] ?? 'open'],
  );
  if (found.includes('must')) return 'must';
  return found.includes('preferred') ? 'preferred' : 'nice';
}

/** What the sentence around a span says of its importance; undefined when it says nothing. */
export function cueOf(text: string, { start, end }: Span): 'must' | 'preferred' | undefined {
  const sentence = sentenceAround(text, start, end);
  if (preferredCue.test(sentence)) return 'preferred';
  return mustCue.test(sentence) ? 'must' : undefined;
}

/** Sentences longer than this are lists; their far end says nothing of this term. */
const reach = 160;

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf(';'));
  const to = after.search(/[\n;]|\. /);
  return before.slice(from + 1) + text.slice(start, end) + (to < 0 ? after : after.slice(0, to));
}
