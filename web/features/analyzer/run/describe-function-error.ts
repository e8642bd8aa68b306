import type { FunctionError } from '#contract/function-error.ts';

/** `{error}: {details}`, or the error alone. */
export function describeFunctionError({ error, details }: FunctionError): string {
  return details ? `${error}: ${details}` : error;
}
