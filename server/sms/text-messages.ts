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

export interface TextMessages {
  /** False: messages only reach the outbox. */
  readonly delivers: boolean;
  /** What GET /settings calls the sender; '' for none. */
  readonly name: string;
  /** @throws TextMessageError */
  send(message: TextMessage): Promise<{ messageId: string | null }>;
}
