export interface TextMessage {
  /** Digits without "+", as E.164. */
  to: string;
  text: string;
  channel: 'sms' | 'whatsapp';
}

/** A message was not taken. The message names the cause, never the code. */
export class TextMessageError extends Error {
  override readonly name = 'TextMessageError';
}

/** Nothing is there that could send one. */
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

/** Where phones are on for test numbers alone: who asks for a message is told, instead of waiting for it. */
export const noTextMessages: TextMessages = {
  delivers: false,
  name: '',
  send: () => Promise.reject(new NoSenderError('No sender of text messages is configured (SMS_WEBHOOK_URL).')),
};
