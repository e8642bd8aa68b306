import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';

const numbers = {
  /** Connections held to the mail server: letters come in bursts of a few. */
  connections: 4,
  /** Milliseconds until a silent mail server is given up. */
  timeout: 10_000,
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/**
 * A mail server by its address: `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS unless it is on
 * this machine.
 * @param from sender, as `Name <address>` or an address
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !loopback.test(hostname),
    maxConnections: numbers.connections,
    connectionTimeout: numbers.timeout,
    greetingTimeout: numbers.timeout,
    socketTimeout: numbers.timeout,
    // Letters are made here alone; a path or an address in one must not be read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  });
  return {
    delivers: true,
    async send({ to, subject, text, html }) {
      // An address of its own, so that no comma or bracket in it makes several of one.
      const message = { from, to: { name: '', address: to }, subject, text, html };
      await transport.sendMail(message).catch((cause: unknown) => {
        throw new MailError('The mail server did not take a letter.', { cause });
      });
    },
    close: async () => transport.close(),
  };
}
