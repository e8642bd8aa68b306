import { createTransport } from 'nodemailer';
import { describeRefusal } from './describe-refusal.ts';
import { MailError, type Mailer } from './mailer.ts';

/** In milliseconds, except for the connections. */
export const smtpNumbers = {
  /** Connections kept open to the mail server: emails come in bursts of a few. */
  connections: 4,
  /** How long to wait for a silent mail server. */
  silence: 10_000,
  /** When to give up on an email, including the wait for a connection: a person is waiting for the answer. */
  delivery: 20_000,
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * A mail server by its URL: `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS unless it is on this
 * machine or the URL ends in `?starttls=optional`. Certificates are checked unless it is on this machine.
 * @param from sender, as `Name <address>` or an address
 */
export function createSmtpMailer(
  { url, from }: { url: string; from: string },
  { connections, silence, delivery }: typeof smtpNumbers = smtpNumbers,
): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const isHere = loopback.test(hostname);
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isHere && searchParams.get('starttls') !== 'optional',
    tls: { rejectUnauthorized: !isHere },
    maxConnections: connections,
    dnsTimeout: silence,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    // Emails are made only here; a path or a URL in one must not be read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  });
  return {
    delivers: true,
    accepts: true,
    async send({ to, subject, text, html }) {
      // An address object, so that no comma or bracket turns one address into several.
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        signal: AbortSignal.timeout(delivery),
      };
      await transport.sendMail(message).catch((cause: unknown) => {
        throw new MailError(`The mail server did not take an email: ${describeRefusal(cause)}`);
      });
    },
    close: async () => transport.close(),
  };
}
