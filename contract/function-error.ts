import * as z from 'zod/mini';

/**
 * The body of every failed `/functions/v1` answer. `error` is a sentence for the person, `details` says more, `code` is stable for
 * programs (for example `SCAN_LIMIT`, which comes with the limit).
 */
export const FunctionError = z.object({
  error: z.string(),
  details: z.optional(z.string()),
  code: z.optional(z.string()),
  scanLimit: z.optional(z.number()),
  /** True when the analysis failed after the model had begun to answer: the scan is used. */
  scanUsed: z.optional(z.boolean()),
});
export type FunctionError = z.infer<typeof FunctionError>;

/** Codes a client acts on. */
export const functionErrorCodes = {
  scanLimit: 'SCAN_LIMIT',
  /** Too much at once; the header Retry-After says when again. */
  tooManyRequests: 'TOO_MANY_REQUESTS',
  invalidInput: 'INVALID_INPUT',
  tooLarge: 'TOO_LARGE',
  /** A file that is not read; `details` is why, such as `encrypted` (docs/contracts/documents.md). */
  documentRefused: 'DOCUMENT_REFUSED',
  notAuthenticated: 'NOT_AUTHENTICATED',
  /** The second factor is missing; spelled as in /auth/v1. */
  insufficientAal: 'insufficient_aal',
  unavailable: 'UNAVAILABLE',
  /** The installation is being maintained; the header Retry-After says for how long. */
  maintenance: 'MAINTENANCE',
  /** The language model failed; the analysis can be made without it. */
  aiUnavailable: 'AI_UNAVAILABLE',
  /** It answered, but not in the requested form. */
  aiInvalid: 'AI_INVALID',
  /** The payment provider knows no customer for this person: nothing was ever bought. */
  noCustomer: 'NO_CUSTOMER',
  /** A payment variable is missing or the provider refuses the key; the message mentions 'not configured' or 'API key'. */
  notConfigured: 'NOT_CONFIGURED',
  /** The payment provider could not be reached; nothing was charged. */
  paymentUnavailable: 'PAYMENT_UNAVAILABLE',
  unexpected: 'UNEXPECTED',
} as const;
