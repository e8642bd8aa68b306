import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { FunctionError } from '#contract/function-error.ts';
import { DatabaseError } from '#database/database.ts';
import type { AppContext } from './context.ts';
import { AppError, answerError, type Protocol } from './errors.ts';

async function answerOf(protocol: Protocol, error: Error, headers: Record<string, string> = {}) {
  const logged: string[] = [];
  const app = new Hono<AppContext>();
  app.use((c, next) => {
    c.set('log', pino({}, { write: (line: string) => logged.push(line) }));
    c.set('requestId', 'request-1');
    return next();
  });
  app.get('/', () => {
    throw error;
  });
  app.onError((thrown, c) => answerError(c, protocol, thrown));
  const answer = await app.request('/', { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json(), logged };
}

const gone = new DatabaseError('terminating connection due to administrator command', { code: '57P01' });

describe('answerError', () => {
  test('functions answer a FunctionError with a stable code', async () => {
    const { status, body } = await answerOf(
      'functions',
      new AppError('scanLimit', 'Daily scan limit reached', { scanLimit: 2 }),
    );
    expect(status).toBe(429);
    expect(FunctionError.parse(body)).toEqual({ error: 'Daily scan limit reached', code: 'SCAN_LIMIT', scanLimit: 2 });
  });

  test('P110, P14: rest answers code, message, details and hint, and names a bad token in WWW-Authenticate', async () => {
    const { status, headers, body } = await answerOf('rest', new AppError('tokenRefused', 'JWT expired'));
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null });
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token", error_description="JWT expired"');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  test('E1: auth answers in the shape the client asks for', async () => {
    const error = new AppError('tooLarge', 'Too large.');
    const current = await answerOf('auth', error, { 'X-Supabase-Api-Version': '2024-01-01' });
    expect(current.body).toEqual({ code: 'request_entity_too_large', message: 'Too large.' });
    expect(current.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    const old = await answerOf('auth', error);
    expect(old.body).toEqual({ code: 413, error_code: 'request_entity_too_large', msg: 'Too large.' });
    expect(old.headers.get('x-sb-error-code')).toBe('request_entity_too_large');
  });

  test.each<Protocol>(['auth', 'rest', 'functions', 'web'])(
    '%s says that the database is away with 503 and when to retry',
    async (protocol) => {
      const { status, headers, body } = await answerOf(protocol, gone);
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('5');
      expect(JSON.stringify(body)).toContain('The database cannot be reached at the moment.');
    },
  );

  test.each<Protocol>(['auth', 'rest', 'functions', 'web'])(
    '%s hides the internals of an unknown error and logs them',
    async (protocol) => {
      const { status, body, logged } = await answerOf(protocol, new Error('secret table layout'));
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toContain('secret');
      expect(logged.join()).toContain('secret table layout');
      if (protocol !== 'web') expect(JSON.stringify(body) + protocol).toMatch(/request-1|auth$/);
    },
  );

  test('a client’s mistake is not logged as an error', async () => {
    const { logged } = await answerOf('functions', new AppError('invalidInput', 'resumeText is empty.'));
    expect(logged).toEqual([]);
  });
});
