import type { MiddlewareHandler } from 'hono';
import { verifyAccessToken } from '../auth/access-token.ts';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Notes what a person may have changed through /auth/v1 or /functions/v1, for their reads through /rest/v1, which knows itself what
 * was a write.
 */
export function noteWrites({ reads, keys }: Pick<Services, 'reads' | 'keys'>): MiddlewareHandler<AppContext> {
  return async function noteWrites(c, next) {
    await next();
    if (!reads.isOn || reading.has(c.req.method) || !c.res.ok || c.req.path.startsWith('/rest/')) return;
    const token = /^bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    const claims = await verifyAccessToken(token, keys).catch(() => null);
    if (typeof claims?.sub === 'string') await reads.noteWrite(claims.sub);
  };
}
