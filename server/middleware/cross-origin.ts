import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import { RELAY_ERROR } from '../errors.ts';

interface CrossOriginOptions {
  methods: string;
  /** Request headers always allowed; those that a preflight asks for are allowed too. */
  requestHeaders: string;
  exposedHeaders: string;
}

/** Contract auth T7. */
export const authCrossOrigin: CrossOriginOptions = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  requestHeaders: 'Accept, Authorization, Content-Type, apikey, X-Client-Info, X-JWT-AUD, X-Supabase-Api-Version',
  exposedHeaders: 'X-Total-Count, Link, X-Supabase-Api-Version',
};

/** Contract rest P120 and P121. */
export const restCrossOrigin: CrossOriginOptions = {
  methods: 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
  requestHeaders: 'Authorization, apikey, Content-Type, Prefer, Range, X-Client-Info, Accept-Profile, Content-Profile',
  exposedHeaders:
    'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit',
};

/** Supabase's client tells the gateway's refusals from the function's by a header. */
export const functionsCrossOrigin: CrossOriginOptions = {
  ...restCrossOrigin,
  exposedHeaders: `${restCrossOrigin.exposedHeaders}, ${RELAY_ERROR}`,
};

const DAY_SECONDS = '86400';
const headerNames = /^[\w-]+(\s*,\s*[\w-]+)*$/;

/**
 * Any origin may call: authorisation is by keys and tokens in headers, never by cookies. A preflight is answered here, without
 * authentication; an OPTIONS request that is not a preflight goes on to the routes (P122).
 */
export function crossOrigin(options: CrossOriginOptions): MiddlewareHandler<AppContext> {
  return async function crossOrigin(c, next) {
    c.header('Access-Control-Allow-Origin', '*');
    if (c.req.method !== 'OPTIONS' || c.req.header('Access-Control-Request-Method') === undefined) {
      c.header('Access-Control-Expose-Headers', options.exposedHeaders);
      return next();
    }
    const asked = c.req.header('Access-Control-Request-Headers') ?? '';
    const allowed = headerNames.test(asked) ? `${options.requestHeaders}, ${asked}` : options.requestHeaders;
    c.header('Access-Control-Allow-Methods', options.methods);
    c.header('Access-Control-Allow-Headers', allowed);
    c.header('Access-Control-Max-Age', DAY_SECONDS);
    return c.body(null, 204);
  };
}
