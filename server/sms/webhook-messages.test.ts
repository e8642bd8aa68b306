import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '#e2e/stubs/listen.ts';
import { createWebhookMessages } from './webhook-messages.ts';

const received: { headers: IncomingMessage['headers']; body: string }[] = [];
let answer = { status: 200, body: '{"message_id": "m-1"}' };
const server = createServer(async (incoming, response) => {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  received.push({ headers: incoming.headers, body });
  response.writeHead(answer.status).end(answer.body);
});
let url = '';
beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server)}/send`;
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  answer = { status: 200, body: '{"message_id": "m-1"}' };
});

const message = { to: '4915550100', text: 'Your code is 123456', channel: 'sms' } as const;

describe('text messages through a webhook', () => {
  test('are posted as JSON, signed with the secret', async () => {
    const messages = createWebhookMessages({ url, secret: 'hush' });
    expect(await messages.send(message)).toEqual({ messageId: 'm-1' });
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({ ...message, to: '+4915550100' });
    const expected = createHmac('sha256', 'hush').update(body).digest('hex');
    expect(headers['x-shortlist-signature']).toBe(`sha256=${expected}`);
  });

  test('need neither a secret nor an answer with an id', async () => {
    answer = { status: 204, body: '' };
    expect(await createWebhookMessages({ url, secret: undefined }).send(message)).toEqual({ messageId: null });
    expect(received[0]?.headers['x-shortlist-signature']).toBeUndefined();
  });

  test('that the gateway refuses, or that do not reach it, are an error without the code', async () => {
    answer = { status: 500, body: 'no' };
    const refused = await createWebhookMessages({ url, secret: undefined }).send(message).catch(String);
    expect(refused).toContain('answered with status 500');
    const lost = await createWebhookMessages({ url: 'http://127.0.0.1:9', secret: undefined })
      .send(message)
      .catch(String);
    expect(lost).toContain('could not be reached');
    expect(`${refused}${lost}`).not.toContain('123456');
  });
});
