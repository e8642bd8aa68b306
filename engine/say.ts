import type { SayingCode, SayingParams } from './sayings.ts';
import type { Span } from './types/span.ts';

/** A saying with what fills it and the places it refers to. */
export function say<Code extends SayingCode>(code: Code, params: SayingParams[Code], ...spans: Span[]) {
  return { code, params, spans };
}

/** A saying with nothing to fill in. */
export function sayPlain<Code extends SayingCode>(code: Code, ...spans: Span[]) {
  return { code, params: {}, spans };
}
