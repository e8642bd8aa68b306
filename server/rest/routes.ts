import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { createStatements } from '../budget/statements.ts';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { answerCall } from './answer-call.ts';
import { answerRead } from './answer-read.ts';
import { answerDelete, answerInsert, answerUpdate } from './answer-write.ts';
import { answerRestError } from './errors.ts';
import type { RequestKind } from './prefer.ts';
import { requireCallRight, requireTableRight } from './require-right.ts';
import { problems } from './rest-error.ts';
import { type RestRequest, readRequest, requireSchema } from './rest-request.ts';
import { type Callable, createSchemaCache, type Relation } from './schema-cache.ts';

type Needed = Pick<Services, 'database' | 'reads' | 'env' | 'log'>;
type Handler = (request: RestRequest, relation: Relation) => Promise<Response>;

/** What each method does to a table (section 1). */
const handlers: Readonly<Record<string, readonly [kind: RequestKind, handler: Handler]>> = {
  GET: ['read', answerRead],
  HEAD: ['read', answerRead],
  POST: ['insert', answerInsert],
  PATCH: ['update', answerUpdate],
  DELETE: ['delete', answerDelete],
};

/**
 * /rest/v1: the PostgREST protocol, as far as section 0 of the contract goes. Needs `identity` to be set. The schema says what
 * exists, row level security who may use it; no table is named here.
 */
export function restRoutes({ database, reads, env, log }: Needed): Hono<AppContext> {
  const cache = createSchemaCache(database, env.REST_SCHEMAS, log);
  const writing = createStatements(database, env, {}, reads.writer);
  // One server has one queue.
  const statements = { writing, reading: reads.isOn ? createStatements(database, env, {}, reads.reader) : writing };
  const rest = new Hono<AppContext>();
  rest.onError((error, c) => answerRestError(c, error));

  rest.all('/', () => {
    throw problems.root();
  });

  rest.all('/rpc/:name', async (c) => {
    const chosen = requireSchema(c, await cache.get());
    const [schemaName, { callables }] = chosen;
    const name = c.req.param('name');
    const { method } = c.req;
    if (method === 'OPTIONS') return answerAllow(c, callMethods(`${schemaName}.${name}`, callables.get(name)));
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') throw problems.methodOnCall(method);
    const request = readRequest(c, statements, chosen, name, 'call');
    const bodies = c.get('largeBodies');
    if (bodies.isLarge(c)) await requireCallRight(database, c.get('identity'), schemaName, name);
    return bodies.during(c, () => answerCall(request));
  });

  rest.all('/:name', async (c) => {
    const schema = requireSchema(c, await cache.get());
    const [schemaName, { relations }] = schema;
    const name = c.req.param('name');
    const { method } = c.req;
    const chosen = handlers[method];
    if (!chosen && method !== 'OPTIONS') throw problems.method(method);
    const relation = relations.get(name);
    if (!relation) throw problems.table(`${schemaName}.${name}`);
    if (!chosen) return answerAllow(c, tableMethods(relation));
    const [kind, handler] = chosen;
    const request = readRequest(c, statements, schema, name, kind);
    const bodies = c.get('largeBodies');
    if (bodies.isLarge(c)) await requireTableRight(database, c.get('identity'), method, relation);
    return bodies.during(c, () => handler(request, relation));
  });

  rest.all('*', (c) => {
    // The root with a trailing slash, which no other pattern matches.
    throw c.req.path === routePath(c).slice(0, -1) ? problems.root() : problems.path();
  });
  return rest;
}

/** P122. PUT is not listed: it is not offered. */
function tableMethods({ isInsertable, isUpdatable, isDeletable }: Relation): string {
  const writes = [isInsertable ? 'POST' : '', isUpdatable ? 'PATCH' : '', isDeletable ? 'DELETE' : ''];
  return ['OPTIONS', 'GET', 'HEAD', ...writes.filter((method) => method !== '')].join(',');
}

function callMethods(qualified: string, overloads: readonly Callable[] | undefined): string {
  if (!overloads) throw problems.callNotFound(qualified, 'There is no function of this name.');
  return overloads.every(({ isVolatile }) => isVolatile) ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST';
}

function answerAllow(c: Context<AppContext>, methods: string): Response {
  return c.body(null, 200, { Allow: methods });
}
