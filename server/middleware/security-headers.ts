import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';

/**
 * Everything from our own origin, no inline script, no framing. Inline styles are the one exception: the dialog parts (Radix,
 * react-remove-scroll) write a `<style>` with the measured width of the scroll bar, which no hash can foresee.
 */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', contentPolicy],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  // Rows, tokens and emails must not be cached; what may be, such as the web's files, says so itself.
  ['Cache-Control', 'no-store'],
];

/** Two years, the minimum that browsers' preload lists ask for. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/**
 * Sets the headers before the handler runs: Hono then writes them with the answer at once, and error answers carry
 * them too. (A handler must therefore answer through `c.body`, `c.json` …, not with a bare `new Response`.)
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler<AppContext> {
  const all = siteUrl.startsWith('https:')
    ? [...headers, ['Strict-Transport-Security', strictTransport] as const]
    : headers;
  return function securityHeaders(c, next) {
    for (const [name, value] of all) c.header(name, value);
    return next();
  };
}
