import { html, raw } from 'hono/html';
import { createFormat } from '#contract/format.ts';
import { writePremiumPrice } from '#contract/plans.ts';
import type { ProviderSubscription } from './provider.ts';
import type { PortalAction, SandboxSession } from './sandbox-actions.ts';
import { terms } from './terms.ts';

const sheet = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:480px;margin:40px auto;padding:0 16px}
.pretend{border:2px dashed #b45309;border-radius:12px;padding:12px 16px}h1{font-size:24px;line-height:1.25}h2{font-size:18px;margin-top:32px}
form{display:grid;gap:12px;margin:24px 0}button{font:inherit;min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid #767676;cursor:pointer}
button.main{background:#0f766e;border-color:#0f766e;color:#fff;font-weight:600}:focus-visible{outline:3px solid #0f766e;outline-offset:2px}a{color:LinkText}`;

type Part = ReturnType<typeof html>;

const format = createFormat('en-US');
const price = writePremiumPrice(format);
const day = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

function presentPage(title: string, body: Part): Part {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} (pretended) · Shortlist</title><style>${raw(sheet)}</style></head>
<body><main><p class="pretend"><strong>This is a pretended payment page.</strong> No card is asked for and no money moves. It stands in for Stripe while
this installation has no key of Stripe.</p><h1>${title}</h1>${body}</main></body></html>`;
}

/** Pay or go back; a checkout that is over says so. */
export function presentCheckout({ is_open: isOpen, is_complete: isComplete }: SandboxSession, siteUrl: string): Part {
  if (!isOpen) {
    const said = isComplete ? 'This checkout has been paid already.' : 'This checkout has run out.';
    return presentPage('Checkout', html`<p>${said}</p><p><a href="${siteUrl}/subscription">Back to Pricing</a></p>`);
  }
  return presentPage(
    'Subscribe to Premium',
    html`<p>${price} per ${terms.price.interval}, renewed every ${terms.price.interval} until cancelled.</p>
<form method="post"><button class="main" name="action" value="pay">Pretend to pay ${price}</button>
<button name="action" value="cancel">Cancel and go back</button></form>`,
  );
}

function button(action: PortalAction, label: string, isMain = false): Part {
  return html`<button name="action" value="${action}"${isMain ? raw(' class="main"') : ''}>${label}</button>`;
}

/** The newest subscription, what a customer can do with it, and what can be simulated. */
export function presentPortal(subscription: ProviderSubscription | null, siteUrl: string): Part {
  const back = html`<p><a href="${siteUrl}/subscription">Back to Shortlist</a></p>`;
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'refunded') {
    const said =
      subscription?.status === 'refunded'
        ? 'It was refunded and has ended.'
        : 'There is no subscription at the moment.';
    return presentPage('Your subscription', html`<p>${said}</p>${back}`);
  }
  const { status, endsWithPeriod, periodEnd } = subscription;
  const end = `${format.date(periodEnd, day)} UTC`;
  const said =
    status === 'past_due' ? 'The last payment failed.' : endsWithPeriod ? `It ends on ${end}.` : `It renews on ${end}.`;
  return presentPage(
    'Your subscription',
    html`<p>Premium, ${price} per ${terms.price.interval}. ${said}</p>
<form method="post">${endsWithPeriod ? button('resume', 'Keep my subscription', true) : button('cancel', 'Cancel at the end of the period')}</form>
<h2>Pretend</h2>
<form method="post">${status === 'past_due' ? button('pay', 'Let the payment succeed after all') : button('failPayment', 'Let the next payment fail')}
${button('endPeriod', 'Let the period end now')}${button('refund', 'Refund the payment')}</form>${back}`,
  );
}
