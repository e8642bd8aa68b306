import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { listen } from '#e2e/stubs/listen.ts';
import type { AppContext } from '../context.ts';
import { answerError } from '../errors.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { createLargeBodies, type Numbers } from './large-bodies.ts';

const MIB = 1024 * 1024;

describeEachDatabase('a large body', (getDatabase) => {
  let product: TestApp;
  let person: TestPerson;
  let server: Server;
  let port: number;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    product = await createTestApp(getDatabase());
    person = await product.signUp('sender@example.org');
    server = createServer(getRequestListener(product.app.fetch));
    port = await listen(server);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await product.close();
  });

  const client = (token?: string) =>
    createClient(`http://127.0.0.1:${port}`, product.services.keys.anonKey, {
      ...(token === undefined ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
      auth: { persistSession: false },
    });

  /** Announces a body and sends none of it. */
  function announce(bytes: number, token: string): Socket {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    sockets.push(socket);
    socket.write(
      `POST /rest/v1/resumes HTTP/1.1\r\nHost: localhost\r\napikey: ${product.services.keys.anonKey}\r\n` +
        `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    return socket;
  }

  test('that is too large is a 413 for the official client, which is still sending when it is refused', async () => {
    for (const megabytes of [5, 20]) {
      const rows = { resume_text: 'x'.repeat(megabytes * MIB) };
      const { error, status } = await client(person.accessToken).from('resumes').insert(rows);
      expect([status, error?.code]).toEqual([413, 'PGRST102']);
    }
  });

  test('of somebody without the right is refused before it is sent', async () => {
    const said = new Promise<string>((resolve) => {
      announce(3 * MIB, product.services.keys.anonKey).once('data', (data) => resolve(String(data)));
    });
    expect(await said).toMatch(/^HTTP\/1.1 401 .*permission denied for table resumes/s);
  });
});

/** An app that reads bodies in turn, for the person named in a header. */
function turnApp(
  numbers: Partial<Numbers>,
): (person: string, body: ReadableStream | string, bytes: number) => Promise<Response> {
  const bodies = createLargeBodies(numbers);
  const app = new Hono<AppContext>();
  app.onError((error, c) => answerError(c, 'functions', error));
  app.post('/:person', (c) => {
    c.set('identity', { role: 'authenticated', claims: { sub: c.req.param('person') } });
    return bodies.during(c, async () => c.text(await c.req.text()));
  });
  return async (person, body, bytes) => {
    const headers = { 'Content-Length': String(bytes) };
    return app.request(`/${person}`, { method: 'POST', body, headers, duplex: 'half' });
  };
}

/** A body that arrives when the test says so. */
function slowBody(): { body: ReadableStream; arrive: () => void } {
  const begun = Promise.withResolvers<ReadableStreamDefaultController>();
  const body = new ReadableStream({ start: (controller) => begun.resolve(controller) });
  return { body, arrive: () => void begun.promise.then((controller) => controller.close()) };
}

test('large bodies wait, two of a person at once, while small ones and other people pass', async () => {
  const post = turnApp({ bytes: 10, atOnce: 3, perPerson: 2 });
  const slow = [slowBody(), slowBody()];
  const held = slow.map(({ body }) => post('ada', body, 20));
  let isThirdDone = false;
  const third = post('ada', 'x'.repeat(20), 20).finally(() => {
    isThirdDone = true;
  });
  expect((await post('ada', 'small', 5)).status).toBe(200);
  expect((await post('grace', 'x'.repeat(20), 20)).status).toBe(200);
  expect(isThirdDone).toBe(false);
  for (const { arrive } of slow) arrive();
  expect((await Promise.all([...held, third])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a large body that takes too long to arrive gives its turn back', async () => {
  const post = turnApp({ bytes: 10, atOnce: 1, perPerson: 1, seconds: 0.01 });
  expect((await post('ada', slowBody().body, 20)).status).toBe(408);
  expect((await post('ada', 'x'.repeat(20), 20)).status).toBe(200);
});
