import { wordSet } from '../../text/word-set.ts';
import type { Span } from '../../types/span.ts';
import { isVerb } from '../judge/words/act-words.ts';
import type { Case } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';

/** Words that add nothing between two others. */
const articles: ReadonlySet<string> = wordSet(
  'a an the my our der die das den dem des ein eine einen einem einer eines mein meine meinen',
);
/** Words that join two statements when a verb follows. */
const joining = /^(?:and|then|und)$/;
/** Fewer words name a thing and say nothing about it. */
const fewestWords = 3;

/**
 * Whether the quoted line begins with what the claim's clause says, word for word but for articles. Nothing less would do: lies are made of the words
 * of the original ("Helped the lead nurse" has those of "Led the nurse"), a plural makes one nurse many, and what a line
 * says further on may be what somebody else did.
 */
export function saysTheSame(given: Case, claim: Span, source: ResumeLine, quote: Span): boolean {
  const { improved, original, line } = given;
  const own = clausesOf(improved, line).find((clause) => contains(spanOf(improved, clause), claim));
  const [first] = clausesOf(original, source);
  if (own === undefined || first === undefined || !contains(quote, spanOf(original, first))) return false;
  const words = wordsOf(improved, own);
  const isDenied = original.negated.slice(first.from, first.to).includes(1);
  return !isDenied && words.length >= fewestWords && words.join(' ') === wordsOf(original, first).join(' ');
}

/** Words `from` to before `to`, which say one thing. */
interface Clause {
  from: number;
  to: number;
}

/** A line's clauses: between commas and the like, and on both sides of "and" before a verb. */
function clausesOf({ tokens }: ResumeDocument, line: ResumeLine): Clause[] {
  const clauses: Clause[] = [];
  let from = line.from;
  for (let index = line.from; index < line.to; index += 1) {
    const { lower = '', opens = false } = tokens[index] ?? {};
    const isJoint = joining.test(lower) && isVerb(tokens[index + 1]?.lemma ?? '');
    if (!(opens || isJoint) || index === from) continue;
    clauses.push({ from, to: index });
    from = isJoint ? index + 1 : index;
  }
  return [...clauses, { from, to: line.to }];
}

function wordsOf({ tokens }: ResumeDocument, { from, to }: Clause): string[] {
  return tokens.slice(from, to).flatMap(({ lower }) => (articles.has(lower) ? [] : [lower]));
}

function spanOf({ tokens }: ResumeDocument, { from, to }: Clause): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
