export interface TextMessage {
  /** Digits without "+", as E.164. */
  to: string;
  text: string;
  channel: 'sms' | 'whatsapp';
}

/** A text message was not accepted. The error's message names the cause, never the code. */
export class TextMessageError extends Error {
  override readonly name = 'TextMessageError';
}

/** No sender is configured. */
export class NoSenderError extends Error {
  override readonly name = 'NoSenderError';
}

export interface TextMessages {
  /** False: messages only reach the outbox. */
  readonly delivers: boolean;
  /** What GET /settings calls the sender; '' for none. */
  readonly name: string;
  /** @throws TextMessageError, NoSenderError */
  send(message: TextMessage): Promise<{ messageId: string | null }>;
}

/** For installations where phones are on for test numbers only: asking for a message is an error, instead of an endless wait. */
export const noTextMessages: TextMessages = {
  delivers: false,
  name: '',
  send: () => Promise.reject(new NoSenderError('No sender of text messages is configured (SMS_WEBHOOK_URL).')),
};
