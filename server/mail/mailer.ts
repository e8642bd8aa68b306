export interface Email {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An email was not taken. The message names the cause, never the email's content. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Nothing is there that could send one. */
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

/** Where others reach the product and no mail server is configured: an email that nobody could read is not taken. */
export const noMailer: Mailer = {
  delivers: false,
  accepts: false,
  send: () => Promise.reject(new NoMailerError('No mail server is configured (SMTP_URL).')),
  close: async () => {},
};
