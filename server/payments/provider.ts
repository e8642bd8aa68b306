/** A subscription as the payment provider has it. */
export interface ProviderSubscription {
  id: string;
  /** Stripe's word, or `refunded` for one that a refund ended. */
  status: string;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** It ends with the period instead of renewing. */
  endsWithPeriod: boolean;
  trialEnd: Date | null;
}

/** What a webhook tells: that something of a customer changed. What it is now is read anew, so that order does not matter. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  customerId: string | null;
  /** A charge that was given back in full, which ends the subscription it was for. */
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

/** A checkout to pay in, or word that the person has a subscription already. */
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
  /** The address where the customer manages the subscription. */
  openPortal(customerId: string): Promise<string>;
  /** All the customer's subscriptions, ended ones included; waits for `terms.readTimeout` at most. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Closes open checkouts, ends subscriptions at once and forgets the customer. Done twice it harms nothing. */
  endCustomer(customerId: string): Promise<void>;
  /** Ends the subscription that the payment was the latest one of. */
  endRefunded(refundedPayment: string): Promise<void>;
  /** @throws AppError invalidInput when the signature is not the provider's, or too old */
  readEvent(body: string, signature: string | undefined): PaymentEvent;
}
