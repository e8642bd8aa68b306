import type { Caller } from '#database/as-user.ts';
import { isCostly } from './check-pattern.ts';
import type { Condition } from './query.ts';
import type { RestRequest } from './rest-request.ts';
import { settings } from './settings.ts';

/**
 * Who the transaction runs as, and what it may know of the request (P11).
 * @param request and the schema it chose
 * @param path the path as PostgREST sees it, from its own root
 * @param conditions its filters, which decide how long it may run
 */
export function callerOf(
  { c, schemaName }: Pick<RestRequest, 'c' | 'schemaName'>,
  path: string,
  readOnly: boolean,
  conditions: readonly Condition[],
): Caller {
  const { role, claims } = c.get('identity');
  const { cookie = '', ...headers } = c.req.header();
  return {
    role,
    claims,
    readOnly,
    schema: schemaName,
    ...(isCostly(conditions) ? { statementLimit: settings.patternLimit } : {}),
    settings: {
      'request.ip': c.get('clientIp'),
      'request.method': c.req.method,
      'request.path': path,
      'request.headers': JSON.stringify(headers),
      'request.cookies': JSON.stringify(readCookies(cookie)),
    },
  };
}

function readCookies(header: string): Record<string, string> {
  const pairs = header.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
  });
  return Object.fromEntries(pairs);
}
