const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The numbers of payments, each with its reason. Lengths of time in milliseconds. */
export const terms = {
  /** Product rule 9.1. In the currency's smallest unit. */
  price: { cents: 2000, currency: 'usd', interval: 'month' },
  /**
   * How long a renewing plan outlives its period while Stripe tells of the renewal: it does within seconds, and after an
   * outage of ours tries again for hours. Who pays must not lose what is paid for.
   */
  renewalSlack: DAY,
  /** How long after a failed payment the plan is kept: a week, in which Stripe usually tries three times and a card can be replaced. */
  pastDueGrace: 7 * DAY,
  /** The answer to a person who waits; Stripe's own calls take well under a second. */
  readTimeout: 4 * SECOND,
  /** Creating a checkout or ending a subscription may take a little longer than a read. */
  writeTimeout: 10 * SECOND,
  /** A page that asks again and again costs one call of Stripe a second at most. */
  readPause: SECOND,
  /** Bytes of an event: Stripe's largest are some 100 kB. */
  webhookBytes: 512 * 1024,
  /** A form of the sandbox is one word; the least that `bodyLimit` can name. */
  sandboxFormBytes: 1024 * 1024,
  /** How long an account that is being deleted can buy nothing: longer than the deletion takes. */
  closing: 10 * 60 * SECOND,
  /** As Stripe's: a checkout is open for a day, a portal's address for a few minutes. */
  sandboxCheckout: DAY,
  sandboxPortal: HOUR,
} as const;
