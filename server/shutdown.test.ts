import { once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';
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
