import Stripe from 'stripe';
import { AppError } from '../errors.ts';
import { terms } from './terms.ts';

/** Stripe's library with the given API URL. It repeats a call whose connection was lost, with the same idempotency key. */
export function createStripe(secretKey: string, apiUrl: string): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 1,
    timeout: terms.writeTimeout,
    telemetry: false,
    appInfo: { name: 'Shortlist' },
  });
}

/** Stripe's errors as ours: what an operator has to fix, what may work on a later attempt, and a customer it does not know. */
export async function asAppErrors<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw toAppError(cause);
  });
}

function toAppError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } = Stripe.errors;
  if (cause instanceof StripeAuthenticationError || cause instanceof StripePermissionError) {
    return new AppError('notConfigured', 'The payment provider refuses the API key of this installation.', { cause });
  }
  if (cause instanceof StripeInvalidRequestError && isMissing(cause, 'customer')) {
    return new AppError('noCustomer', 'No payment customer found', { cause });
  }
  if (cause instanceof StripeInvalidRequestError) {
    const message = 'Payments are not configured as the payment provider needs it. Nothing was charged.';
    return new AppError('notConfigured', message, { cause });
  }
  const message =
    'The payment provider cannot be reached at the moment. Nothing was charged; please try again shortly.';
  return new AppError('paymentUnavailable', message, { cause });
}

/** Deleted customers, and those from another account or mode. */
function isMissing({ code, param, message }: Stripe.errors.StripeError, what: string): boolean {
  return code === 'resource_missing' && (param === what || message.startsWith(`No such ${what}`));
}

/** Whether Stripe answered with an error, which it would repeat for the same idempotency key. */
export function isKeptAnswer(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Stripe.errors.StripeError && cause.statusCode !== undefined && cause.statusCode !== 409;
}
