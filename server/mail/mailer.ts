export interface Email {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An email was not accepted. The message names the cause, never the email's content. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** No mail server is configured. */
export class NoMailerError extends Error {
  override readonly name = 'NoMailerError';
}

export interface Mailer {
  /** False: emails only reach the outbox, so new addresses count as confirmed at once unless a setting says otherwise. */
  readonly delivers: boolean;
  /** False: there is not even an outbox, and every email is refused. */
  readonly accepts: boolean;
  /** Resolves once the mail server has taken it. @throws MailError, NoMailerError */
  send(message: Email): Promise<void>;
  close(): Promise<void>;
}

/** For a product that others reach but that has no mail server: an email that nobody could read is refused. */
export const noMailer: Mailer = {
  delivers: false,
  accepts: false,
  send: () => Promise.reject(new NoMailerError('No mail server is configured (SMTP_URL).')),
  close: async () => {},
};
