export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A letter was not taken. The message names the cause, never the letter's content. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Nothing is there that could send one. */
export class NoMailerError extends Error {
  override readonly name = 'NoMailerError';
}

export interface Mailer {
  /** False: letters only reach the outbox, so new addresses count as confirmed at once unless a setting says otherwise. */
  readonly delivers: boolean;
  /** False: there is not even an outbox, and every letter is refused. */
  readonly accepts: boolean;
  /** Resolves once the mail server has taken it. @throws MailError, NoMailerError */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** Where others reach the product and no mail server is configured: a letter that nobody could read is not taken. */
export const noMailer: Mailer = {
  delivers: false,
  accepts: false,
  send: () => Promise.reject(new NoMailerError('No mail server is configured (SMTP_URL).')),
  close: async () => {},
};
