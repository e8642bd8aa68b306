import { once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';
import { listenHeld } from './held-server.ts';
import { drain } from './shutdown.ts';

const agent = new Agent({ keepAlive: true });
let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  agent.destroy();
});

/** A server that passes each request to the test, which answers when it likes. */
async function listenByHand(): Promise<{ server: Server; port: number; nextRequest: () => Promise<ServerResponse> }> {
  const listening = createServer();
  server = listening;
  const port = await findFreePort();
  listening.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const nextRequest = () =>
    new Promise<ServerResponse>((resolve) => listening.once('request', (_request, response) => resolve(response)));
  return { server: listening, port, nextRequest };
}

const ask = (port: number) =>
  new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => resolve(text(answer))).on('error', reject);
  });

test('once a server is about to end, every answer says so, also to requests that came in before', async () => {
  const port = await findFreePort();
  const held = await listenHeld(port, '127.0.0.1');
  server = held.server;
  const waiting: ServerResponse[] = [];
  held.serve((_request, response) => void waiting.push(response));
  const connectionOf = () =>
    new Promise<string | undefined>((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        resolve(answer.headers.connection);
        answer.resume();
      });
    });
  const before = connectionOf();
  await expect.poll(() => waiting.length).toBe(1);
  held.closeAfterAnswers();
  const after = connectionOf();
  await expect.poll(() => waiting.length).toBe(2);
  for (const response of waiting) response.end();
  expect(await Promise.all([before, after])).toEqual(['close', 'close']);
});

describe('drain', () => {
  test('lets a request in flight finish, then ends its kept-alive connection', async () => {
    const { server, port, nextRequest } = await listenByHand();
    const arriving = nextRequest();
    const answer = ask(port);
    const response = await arriving;
    const drained = drain(server);
    response.end('finished');
    expect(await answer).toBe('finished');
    expect(await drained).toBe(true);
  });

  test('accepts no new connections meanwhile', async () => {
    const { server, port, nextRequest } = await listenByHand();
    const arriving = nextRequest();
    const answer = ask(port);
    const response = await arriving;
    const drained = drain(server);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    response.end('finished');
    await answer;
    await drained;
  });

  test('cuts off what does not finish in time, and says so', async () => {
    const { server, port, nextRequest } = await listenByHand();
    const arriving = nextRequest();
    const answer = ask(port);
    answer.catch(() => {});
    await arriving;
    expect(await drain(server, 20)).toBe(false);
    await expect(answer).rejects.toThrow('socket hang up');
  });
});
