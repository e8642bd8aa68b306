import { FunctionError, functionErrorCodes } from '#contract/function-error.ts';
import { PaymentPage } from '#contract/subscription.ts';
import type { DataClient } from './data-client.ts';

/** The cache key of the person's plan. */
export const subscriptionKey = ['subscription'];

export type PaymentFunction = 'create-subscription' | 'customer-portal';

/** Why there is no payment page, by the cases of product rule 7.3. */
export class PaymentError extends Error {
  readonly kind: 'notConfigured' | 'noCustomer' | 'failed';

  constructor(kind: PaymentError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The URL of the checkout or of the customer portal. @throws PaymentError */
export async function requestPaymentPage(client: DataClient, name: PaymentFunction): Promise<string> {
  const { data, error } = await client.functions.invoke<unknown>(name);
  if (error) throw await toPaymentError(error);
  const page = PaymentPage.safeParse(data);
  if (page.success) return page.data.url;
  throw new PaymentError(
    'failed',
    name === 'create-subscription'
      ? 'No checkout URL returned from subscription service'
      : 'No portal URL returned from subscription service',
  );
}

async function toPaymentError(error: { message: string; context?: unknown }): Promise<PaymentError> {
  const told = error.context instanceof Response ? await error.context.json().catch(() => undefined) : undefined;
  const body = FunctionError.safeParse(told);
  const { error: message, code } = body.success ? body.data : { error: error.message, code: undefined };
  if (code === functionErrorCodes.noCustomer || /NO_CUSTOMER|no payment customer found/i.test(message)) {
    return new PaymentError('noCustomer', message);
  }
  return new PaymentError(/not configured|API key/i.test(message) ? 'notConfigured' : 'failed', message);
}

/**
 * Opens a page in a new tab whose URL is only known later. The tab is opened at once, within the press, or a popup
 * blocker would refuse it.
 * @returns false when the browser opened none: the URL is there for a link
 */
export async function openInNewTab(findUrl: () => Promise<string>): Promise<{ url: string; isOpen: boolean }> {
  const tab = window.open('', '_blank');
  try {
    const url = await findUrl();
    if (!tab || tab.closed) return { url, isOpen: false };
    tab.opener = null;
    tab.location.href = url;
    return { url, isOpen: true };
  } catch (error) {
    tab?.close();
    throw error;
  }
}
