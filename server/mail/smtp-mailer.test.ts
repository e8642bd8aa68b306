import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const letter = { to: 'ada@mail.example', subject: 'Grüße, Ada', text: 'Hello', html: '<p>Hello</p>' };

interface Received {
  from: string;
  to: string[];
  data: string;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))));
});

/** A real mail server on a port of this machine; its certificate signs itself. */
async function startMailServer(options: SMTPServerOptions = {}): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let data = '';
      stream.on('data', (chunk: Buffer) => {
        data += chunk.toString();
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), data });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return { port: address.port, received };
}

const from = 'Shortlist <no-reply@shortlist.example>';

describe('letters through SMTP', () => {
  test('arrive as text and HTML, with any letters in the subject', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await mailer.send(letter);
    await mailer.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@shortlist.example', to: ['ada@mail.example'] });
    expect(received[0]?.data).toContain('Subject: =?UTF-8?');
    expect(received[0]?.data).toContain('text/plain');
    expect(received[0]?.data).toContain('<p>Hello</p>');
  });

  test('sign in with the name and password of the address', async () => {
    const { port, received } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'me@example' && password === 'p/w#1' ? done(null, { user: 'me' }) : done(new Error('No')),
    });
    const mailer = createSmtpMailer({ url: `smtp://me%40example:p%2Fw%231@127.0.0.1:${port}`, from });
    await mailer.send(letter);
    await mailer.close();
    expect(received).toHaveLength(1);
  });

  test('go to one address, whatever signs it holds, and cannot bring headers of their own', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await mailer.send({ ...letter, subject: 'One\r\nBcc: eve@mail.example' });
    await mailer.send({ ...letter, to: 'ada@mail.example, eve@mail.example' }).catch(() => {});
    await mailer.close();
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@mail.example');
    expect(received[0]?.data).not.toMatch(/^Bcc:/m);
  });

  test.each([
    ['refuses the address', { onRcptTo: (_to, _session, done) => done(new Error('No such person')) }],
    ['refuses the sign-in', { authOptional: false, onAuth: (_auth, _session, done) => done(new Error('No')) }],
  ] satisfies [string, SMTPServerOptions][])('that a server %s are a MailError', async (_what, options) => {
    const { port } = await startMailServer({ allowInsecureAuth: true, ...options });
    const mailer = createSmtpMailer({ url: `smtp://u:p@127.0.0.1:${port}`, from });
    await expect(mailer.send(letter)).rejects.toMatchObject({ name: 'MailError' });
    await mailer.close();
  });

  test('that no server takes are a MailError', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from });
    await expect(mailer.send(letter)).rejects.toMatchObject({ name: 'MailError' });
    await mailer.close();
  });

  test('do not travel to another machine without encryption', async () => {
    const { port, received } = await startMailServer();
    // Every name that is not this machine's; this one leads here all the same.
    const mailer = createSmtpMailer({ url: `smtp://0.0.0.0:${port}`, from });
    await expect(mailer.send(letter)).rejects.toMatchObject({ name: 'MailError' });
    await mailer.close();
    expect(received).toEqual([]);
  });

  test('a hundred at once all arrive', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => mailer.send({ ...letter, to: `p${index}@mail.example` })),
    );
    await mailer.close();
    expect(new Set(received.flatMap(({ to }) => to)).size).toBe(100);
  });
});
