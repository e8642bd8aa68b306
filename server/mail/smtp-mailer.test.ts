import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { makeCertificate } from '#e2e/stubs/self-signed-certificate.ts';
import { createSmtpMailer, smtpNumbers } from './smtp-mailer.ts';

const message = { to: 'ada@mail.example', subject: 'Grüße, Ada', text: 'Hello', html: '<p>Hello</p>' };

interface Received {
  from: string;
  to: string[];
  data: string;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))));
});

/** A real mail server on a port of this machine, with a self-signed certificate. */
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

describe('emails through SMTP', () => {
  test('arrive as text and HTML, with any emails in the subject', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await mailer.send(message);
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
    await mailer.send(message);
    await mailer.close();
    expect(received).toHaveLength(1);
  });

  test('go to one address, whatever characters it contains, and cannot add headers', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await mailer.send({ ...message, subject: 'One\r\nBcc: eve@mail.example' });
    await mailer.send({ ...message, to: 'ada@mail.example, eve@mail.example' }).catch(() => {});
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
    await expect(mailer.send(message)).rejects.toMatchObject({ name: 'MailError' });
    await mailer.close();
  });

  test('that no server accepts are a MailError that says why', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from });
    const error = { name: 'MailError', message: expect.stringContaining('ECONNREFUSED') };
    await expect(mailer.send(message)).rejects.toMatchObject(error);
    await mailer.close();
  });

  test('that a server does not answer are given up', async () => {
    const { port } = await startMailServer({ onData: (stream) => stream.resume() });
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from }, { ...smtpNumbers, silence: 100 });
    await expect(mailer.send(message)).rejects.toMatchObject({ message: expect.stringContaining('ETIMEDOUT') });
    await mailer.close();
  });

  test('that wait behind one on a slow server are given up too, and are not sent later', async () => {
    const answers: (() => void)[] = [];
    const { port, received } = await startMailServer({ onRcptTo: (_to, _session, done) => void answers.push(done) });
    const url = `smtp://127.0.0.1:${port}`;
    const mailer = createSmtpMailer({ url, from }, { ...smtpNumbers, connections: 1, delivery: 200 });
    const sent = await Promise.allSettled([1, 2, 3].map(() => mailer.send(message)));
    expect(sent.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const answer of answers) answer();
    await mailer.close();
    expect(received).toEqual([]);
  });

  test('reach addresses of any script', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await mailer.send({ ...message, to: 'grüße@bücher.example' });
    await mailer.send({ ...message, to: '用户@例子.example' });
    await mailer.close();
    expect(received.flatMap(({ to }) => to)).toEqual(['grüße@bücher.example', '用户@例子.example']);
  });

  test('a hundred at once all arrive', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => mailer.send({ ...message, to: `p${index}@mail.example` })),
    );
    await mailer.close();
    expect(new Set(received.flatMap(({ to }) => to)).size).toBe(100);
  });
});

/** A name that the mailer does not recognise as this machine's, although it leads here. */
const elsewhere = '0.0.0.0';

describe('the way to a mail server', () => {
  const { privateKey: key, certificate: cert } = makeCertificate('mail.example');

  test.each([
    ['smtp', { disabledCommands: [], key, cert }],
    ['smtps', { secure: true, key, cert }],
  ] satisfies [string, SMTPServerOptions][])(
    'is encrypted by %s, on this machine with any certificate',
    async (protocol, options) => {
      const secure: boolean[] = [];
      const { port } = await startMailServer({
        ...options,
        onMailFrom: (_from, session, done) => {
          secure.push(session.secure);
          done();
        },
      });
      const mailer = createSmtpMailer({ url: `${protocol}://127.0.0.1:${port}`, from });
      await mailer.send(message);
      await mailer.close();
      expect(secure).toEqual([true]);
    },
  );

  test.each([
    ['without encryption', 'smtp', { disabledCommands: ['STARTTLS'] }],
    ['with a certificate that signed itself', 'smtp', { disabledCommands: [], key, cert }],
    ['with a certificate that signed itself, from the start', 'smtps', { secure: true, key, cert }],
  ] satisfies [string, string, SMTPServerOptions][])(
    'is not taken to another machine %s',
    async (_how, protocol, options) => {
      const { port, received } = await startMailServer(options);
      const mailer = createSmtpMailer({ url: `${protocol}://${elsewhere}:${port}`, from });
      await expect(mailer.send(message)).rejects.toMatchObject({ name: 'MailError' });
      await mailer.close();
      expect(received).toEqual([]);
    },
  );

  test('goes without encryption if the URL says so', async () => {
    const { port, received } = await startMailServer();
    const mailer = createSmtpMailer({ url: `smtp://${elsewhere}:${port}?starttls=optional`, from });
    await mailer.send(message);
    await mailer.close();
    expect(received).toHaveLength(1);
  });
});
