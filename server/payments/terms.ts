import { premiumPrice } from '#contract/plans.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The numbers for payments, each with its reason. Durations are in milliseconds. */
export const terms = {
  price: premiumPrice,
  /**
   * How long a renewing plan outlives its period until Stripe reports the renewal: that takes seconds, and after an outage of ours
   * Stripe retries for hours. People must not lose what they pay for.
   */
  renewalSlack: DAY,
  /**
   * How long after a failed payment the plan is kept: a week, in which Stripe usually retries three times and a card can be
   * replaced.
   */
  pastDueGrace: 7 * DAY,
  /** The answer to a waiting person; Stripe's own calls take well under a second. */
  readTimeout: 4 * SECOND,
  /** Creating a checkout or ending a subscription may take a little longer than a read. */
  writeTimeout: 10 * SECOND,
  /** A page that keeps asking costs at most one call to Stripe a second. */
  readPause: SECOND,
  /** Bytes of an event: Stripe's largest are about 100 kB. */
  webhookBytes: 512 * 1024,
  /** A form of the sandbox is one word; this is the smallest size that `bodyLimit` can name. */
  sandboxFormBytes: 1024 * 1024,
  /** How long an account that is being deleted can buy nothing: longer than the deletion takes. */
  closing: 10 * 60 * SECOND,
  /** As at Stripe: a checkout stays open for a day, a portal's URL for a few minutes. */
  sandboxCheckout: DAY,
  sandboxPortal: HOUR,
} as const;
