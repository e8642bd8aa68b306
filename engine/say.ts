import { quotedLine } from './explain/quoted-line.ts';
import type { SayingCode, SayingParams } from './sayings.ts';
import type { Span } from './types/span.ts';

/** A saying with what fills it, a line without its bullet, and the places it refers to. */
export function say<Code extends SayingCode>(code: Code, params: SayingParams[Code], ...spans: Span[]) {
  return { code, params: withQuotedLine(params), spans };
}

function withQuotedLine<Params>(params: Params): Params {
  const isQuoting = typeof params === 'object' && params !== null && 'line' in params;
  return isQuoting && typeof params.line === 'string' ? { ...params, line: quotedLine(params.line) } : params;
}

/** A saying with nothing to fill in. */
export function sayPlain<Code extends SayingCode>(code: Code, ...spans: Span[]) {
  return { code, params: {}, spans };
}
