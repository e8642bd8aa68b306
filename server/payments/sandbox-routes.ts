import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { bodyLimit } from '../middleware/body-limit.ts';
import {
  actInPortal,
  findSession,
  type PortalAction,
  payCheckout,
  portalActions,
  type SandboxSession,
} from './sandbox-actions.ts';
import { presentCheckout, presentPortal } from './sandbox-pages.ts';
import type { SandboxProvider } from './sandbox-provider.ts';
import { terms } from './terms.ts';

interface Sandbox {
  database: Database;
  provider: SandboxProvider;
  siteUrl: string;
}

/**
 * `/_sandbox/checkout/:id` and `/_sandbox/portal/:id`: the simulated payment pages. Whoever knows the id may act, as with Stripe's
 * own; forms are accepted from these pages only. They exist only when `openPayments` chose the sandbox.
 */
export function sandboxRoutes({ database, provider, siteUrl }: Sandbox): Hono<AppContext> {
  const requireSession = async (kind: 'checkout' | 'portal', id: string): Promise<SandboxSession> => {
    const found = await findSession(database, kind, id);
    if (found) return found;
    throw new AppError('notFound', 'There is no such page of the payment sandbox. Go back to Pricing and start again.');
  };
  return new Hono<AppContext>()
    .use(bodyLimit(terms.sandboxFormBytes), ownForms(siteUrl), async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'same-origin');
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${siteUrl}; base-uri 'none'; frame-ancestors 'none'`,
      );
      await next();
    })
    .get('/checkout/:id', async (c) =>
      c.html(presentCheckout(await requireSession('checkout', c.req.param('id')), siteUrl)),
    )
    .post('/checkout/:id', async (c) => {
      const id = c.req.param('id');
      await requireSession('checkout', id);
      if ((await readAction(c)) !== 'pay') return c.redirect(`${siteUrl}/subscription-cancel`, 303);
      await payCheckout(database, provider, id);
      return c.redirect(`${siteUrl}/subscription-success`, 303);
    })
    .get('/portal/:id', async (c) => {
      const { user_id: userId } = await requireOpenPortal(c);
      return c.html(presentPortal(await newest(userId), siteUrl));
    })
    .post('/portal/:id', async (c) => {
      const { user_id: userId } = await requireOpenPortal(c);
      const action = await readAction(c);
      if (isPortalAction(action)) await actInPortal(database, provider, userId, action);
      return c.redirect(c.req.path, 303);
    });

  async function requireOpenPortal(c: Context<AppContext>): Promise<SandboxSession> {
    const found = await requireSession('portal', c.req.param('id') ?? '');
    if (found.is_open) return found;
    throw new AppError(
      'notFound',
      'This page of the payment sandbox has run out. Go back to Pricing and open it again.',
    );
  }

  async function newest(userId: string) {
    const all = await provider.listSubscriptions(provider.customerIdOf(userId));
    return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
  }
}

/** Browsers name the page that a form is sent from; forms from other pages are refused. */
function ownForms(siteUrl: string): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (c.req.method === 'POST' && origin !== siteUrl && origin !== new URL(c.req.url).origin) {
      throw new AppError('forbidden', 'This form was not sent from the page of the payment sandbox.');
    }
    return next();
  };
}

async function readAction(c: Context<AppContext>): Promise<string> {
  const { action } = await c.req.parseBody();
  return typeof action === 'string' ? action : '';
}

function isPortalAction(action: string): action is PortalAction {
  return Object.hasOwn(portalActions, action);
}
