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

export interface Mailer {
  /** False: letters only reach the outbox, so new addresses count as confirmed at once unless a setting says otherwise. */
  readonly delivers: boolean;
  /** Resolves once the mail server has taken it. @throws MailError */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
