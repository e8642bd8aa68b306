import { say } from '../../say.ts';
import type { Span } from '../../types/span.ts';
import { type Case, spanOf } from '../lines/claim.ts';
import type { ResumeLine } from '../lines/document.ts';
import type { Doubt } from '../lines/rule.ts';

/** What every rule asks that finds a number of the source where it says something else. */
export function movedNumberDoubt({ improved }: Case, source: ResumeLine, span: Span): Doubt {
  const text = improved.text.slice(span.start, span.end);
  const reason = say('ledger.movedNumber', { text, line: source.content }, spanOf(source));
  return { kind: 'number', span, asked: [reason, say('ask.rightHere', { text })] };
}
