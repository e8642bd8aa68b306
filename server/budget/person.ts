import type { Context } from 'hono';
import type { AppContext } from '../context.ts';

/**
 * Whose budget a request uses: a person's by their id, a visitor's by their IP. Null for the service key, which is the operator's
 * own and has no limit. Needs `identity` and `limitedIp` set before.
 */
export function personOf(c: Context<AppContext>): string | null {
  const { role, claims } = c.get('identity');
  if (role === 'service_role') return null;
  return typeof claims.sub === 'string' ? claims.sub : `at ${c.get('limitedIp') ?? 'this machine'}`;
}
