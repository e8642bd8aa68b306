import type { Format } from '#contract/format.ts';
import { writePremiumPrice } from '#contract/plans.ts';

/** Every sentence about plans and payments. Titles, labels and toasts are given to the letter (docs/product.md). */
export const texts = (format: Format) => ({
  heading: 'Pricing',
  subtitle: 'View pricing and manage your plan',
  loading: 'Loading your plan...',
  changed: { title: 'Your plan was changed in another tab.', show: 'Show it here' },
  retry: 'Try again',
  usage: {
    title: 'Your Usage',
    label: 'Scans used today',
    used: (used: number, limit: number) => `${format.number(used)} of ${format.number(limit)} scans used`,
    remaining: (left: number) => `${format.number(left)} remaining today`,
    renews: (at: Date) => `All scans renew at ${format.date(at, { hour: 'numeric', minute: '2-digit' })} your time.`,
  },
  current: 'Current Plan',
  features: 'What it includes',
  scans: (count: number) => format.plural(count, { one: '# scan per day', other: '# scans per day' }),
  free: {
    title: 'Free Plan',
    price: 'Free Forever',
    features: ['Basic resume analysis', 'Job description matching', 'Access to core features'],
    button: 'Free Plan',
    downgrade: 'Downgrade',
  },
  premium: {
    title: 'Premium Plan',
    price: `${writePremiumPrice(format)} per month`,
    features: [
      'Enhanced resume analysis',
      'Priority support',
      'Advanced keyword matching',
      'Full access to all features',
    ],
    upgrade: 'Upgrade Now',
    manage: 'Manage Subscription',
  },
  basic: 'You have the basic plan.',
  manage: 'Manage Your Subscription',
  /** `distance` is like 'in 3 days'. */
  periodEnds: (distance: string) => `Current period ends ${distance}`,
  renewsOn: (end: Date) => `It renews on ${format.date(end, { dateStyle: 'long' })}.`,
  endsOn: (end: Date) =>
    `You cancelled it: premium ends on ${format.date(end, { dateStyle: 'long' })} and is not renewed.`,
  trialEnds: (end: Date) => `Your trial ends on ${format.date(end, { dateStyle: 'long' })}.`,
  notRenewedYet: 'The payment provider has not confirmed the renewal yet.',
  unpaid: {
    title: 'Your last payment did not succeed',
    keptUntil: (end: Date) =>
      `Premium stays on until ${format.date(end, { dateStyle: 'long' })}. Update your card before that to keep it.`,
    off: 'Premium is off until it does. Update your card to get it back.',
    action: 'Update your card',
  },
  blocked: {
    title: 'Popup Blocked',
    description: 'Please allow popups for this website and try again.',
    link: 'Open the payment page',
  },
  loadFailed: {
    title: 'Subscription check failed',
    inline: 'Failed to load subscription data. Please try again later.',
    toast: { title: 'Failed to load subscription data', description: 'Please try again later' },
    noData: 'No subscription data returned',
  },
  checkoutFailed: {
    title: 'Subscription creation failed',
    inline: 'Failed to start the subscription process. Please try again later.',
    toast: { title: 'Subscription Error', description: 'Could not create subscription. Please try again later.' },
  },
  portalFailed: {
    title: 'Customer portal access failed',
    inline: 'Failed to open subscription management. Please try again later.',
    toast: {
      title: 'Portal Access Error',
      description: 'Could not open subscription management. Please try again later.',
    },
  },
  notConfigured: 'Configuration Error',
  noCustomer: { title: 'No subscription found', description: 'You have not bought anything here yet.' },
  success: {
    checkingHeading: 'Checking your subscription',
    checking: 'Asking the payment provider...',
    heading: 'Subscription Successful!',
    active: (scans: string) => `Your premium plan is active with ${scans}.`,
    waitingHeading: 'Premium is not active yet',
    waiting:
      'The payment provider has not confirmed a payment. After you pay, this can take a minute: you do not need to pay again.',
    again: 'Check again',
    dashboard: 'Go to Dashboard',
    subscription: 'View Subscription',
  },
  cancel: {
    heading: 'Subscription Cancelled',
    free: (scans: string) => `Nothing was charged. You keep the free plan with ${scans}.`,
    premium: 'Nothing was changed. Your premium plan stays as it is.',
    plans: 'View Plans',
  },
});

export type Texts = ReturnType<typeof texts>;
