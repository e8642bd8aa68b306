/** A subscription as the payment provider has it. */
export interface ProviderSubscription {
  id: string;
  /** Stripe's status, or `refunded` for one that a refund ended. */
  status: string;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** It ends with the period instead of renewing. */
  endsWithPeriod: boolean;
  trialEnd: Date | null;
}

/**
 * What a webhook says: that something about a customer changed. The current state is then read again, so that order does not
 * matter.
 */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  customerId: string | null;
  /** A charge that was refunded in full, which ends the subscription it was for. */
  refundedPayment: string | null;
}

export interface Buyer {
  userId: string;
  email: string | null;
}

/** One checkout at a time: `key` is the same for clicks that mean the same purchase. */
export interface CheckoutRequest {
  buyer: Buyer;
  customerId: string;
  attempt: number;
}

/** A checkout to pay in, or the answer that the person already has a subscription. */
export type Checkout = { kind: 'open'; url: string } | { kind: 'subscribed' };

export type ProviderName = 'stripe-live' | 'stripe-test' | 'sandbox';

/**
 * Whoever takes the money. Errors: AppError notConfigured (the provider refuses the key or the price), paymentUnavailable (it
 * cannot be reached, or failed), noCustomer (it knows no such customer).
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  createCustomer(buyer: Buyer, attempt: number): Promise<string>;
  /** The person's open checkout, or a new one. */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** The URL where the customer manages the subscription. */
  openPortal(customerId: string): Promise<string>;
  /** All the customer's subscriptions, ended ones included; waits at most `terms.readTimeout`. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Closes open checkouts, ends subscriptions at once and forgets the customer. Safe to repeat. */
  endCustomer(customerId: string): Promise<void>;
  /** Ends the subscription if the payment was its latest. */
  endRefunded(refundedPayment: string): Promise<void>;
  /** @throws AppError invalidInput when the signature is not the provider's, or too old */
  readEvent(body: string, signature: string | undefined): PaymentEvent;
}
