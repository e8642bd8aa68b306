import type { SayingCode, SayingParams } from './sayings.ts';
import type { Span } from './types.ts';

/** A saying of what it is filled with, and of the places that it speaks of. */
export function say<Code extends SayingCode>(code: Code, params: SayingParams[Code], ...spans: Span[]) {
  return { code, params, spans };
}

/** A saying with nothing to fill in. */
export function sayPlain<Code extends SayingCode>(code: Code, ...spans: Span[]) {
  return { code, params: {}, spans };
}
