import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#e2e/stubs/listen.ts';
import type { AppContext } from '../context.ts';
import { createOutbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

const outbox = createOutbox();
const app = new Hono<AppContext>().get('/_outbox', outboxPage(outbox));
const server = createServer(getRequestListener(app.fetch));
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } });
    sent.on('error', reject);
    sent.on('response', async (answer) => {
      let body = '';
      for await (const chunk of answer) body += chunk;
      resolve({ status: answer.statusCode ?? 0, body });
    });
    sent.end();
  });
}

describe('/_outbox', () => {
  test('shows emails and messages, newest first, as a page and as JSON', async () => {
    await outbox.mailer.send({ to: 'ada@mail.example', subject: 'First', text: 'Code 1', html: '<p>Code 1</p>' });
    await outbox.textMessages.send({ to: '4915550100', text: 'Code 2', channel: 'sms' });
    const page = await get('/_outbox');
    expect(page.status).toBe(200);
    expect(page.body.indexOf('Code 2')).toBeLessThan(page.body.indexOf('Code 1'));
    const list: unknown = JSON.parse((await get('/_outbox', { accept: 'application/json' })).body);
    expect(list).toMatchObject([
      { kind: 'text message', text: 'Code 2' },
      { kind: 'letter', to: 'ada@mail.example', subject: 'First' },
    ]);
  });

  test('shows what is in an email as text, and runs none of it', async () => {
    const html = '<html><head></head><body onload="alert(1)"></body></html>';
    await outbox.mailer.send({ to: 'a@mail.example', subject: '<script>alert(1)</script>', text: '<b>x</b>', html });
    const { body } = await get('/_outbox');
    expect(body).not.toMatch(/<script|<b>x|<body onload/);
    expect(body).toContain('sandbox="allow-popups');
  });

  test('keeps the newest two hundred', async () => {
    const send = (index: number) =>
      outbox.mailer.send({ to: 'a@mail.example', subject: `${index}`, text: '', html: '' });
    for (let index = 0; index < 250; index += 1) await send(index);
    expect(outbox.list()).toHaveLength(200);
    expect(outbox.list()[0]?.subject).toBe('249');
  });
});
