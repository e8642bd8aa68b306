import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDelivery } from '../auth/delivery.ts';
import { createLog } from '../log.ts';
import { createWebhookMessages } from '../sms/webhook-messages.ts';
import { codeEmail } from './emails.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const offer = {
  siteUrl: 'https://shortlist.example',
  link: 'https://x.example/?token=t0ken',
  code: '012345',
  seconds: 60,
  language: null,
  newEmail: 'new@mail.example',
};
const to = 'ada@mail.example';
const secrets = /012345|t0ken|ada@|4915550100|new@/;

/** Repeats in its refusal what it was sent, as real ones do. */
let refuse: 'address' | 'letter' = 'address';
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    refuse === 'address' ? done(new Error(`5.1.1 <${address}>: no such person`)) : done(),
  onData(stream, _session, done) {
    let data = '';
    stream.on('data', (chunk: Buffer) => {
      data += chunk.toString();
    });
    stream.on('end', () => done(new Error(`5.7.1 spam: ${data.replace(/\s+/g, ' ')}`)));
  },
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

function startDelivery() {
  const lines: string[] = [];
  const mailer = createSmtpMailer({ url, from: 'Shortlist <no-reply@shortlist.example>' });
  const textMessages = createWebhookMessages({ url: 'http://127.0.0.1:9/', secret: 'hush' });
  const log = createLog('trace', { write: (line) => lines.push(line) });
  return { delivery: createDelivery({ mailer, textMessages }, log), lines, mailer };
}

test.each(['confirmation', 'magicLink', 'recovery', 'invite', 'emailChangeCurrent', 'reauthentication'] as const)(
  'the log says why an email of %s was refused, and nothing of its content',
  async (kind) => {
    const message = codeEmail(kind, offer);
    for (refuse of ['address', 'letter'] as const) {
      const { delivery, lines, mailer } = startDelivery();
      await expect(delivery.send({ channel: 'email', email: { to, ...message } })).rejects.toThrow();
      await mailer.close();
      expect(lines.join()).toMatch(
        refuse === 'address' ? /RCPT TO was answered with 5\d\d/ : /DATA was answered with \d/,
      );
      expect(lines.join()).not.toMatch(secrets);
    }
  },
);

test('the log says why a text message was not sent, and nothing of its content', async () => {
  const { delivery, lines, mailer } = startDelivery();
  const textMessage = { to: '4915550100', text: 'Code 012345', channel: 'sms' } as const;
  await expect(delivery.send({ channel: 'phone', textMessage })).rejects.toThrow();
  await mailer.close();
  expect(lines.join()).toContain('could not be reached');
  expect(lines.join()).not.toMatch(secrets);
});
