import { texts } from '#web/ui/texts.ts';

/** How Chromium, WebKit and Gecko word a request without an answer; the data client puts the error's name first. */
const noAnswer = /^(TypeError: )?(Failed to fetch|Load failed|NetworkError when attempting)/;

/** The message of a failure, an error or one of the data client's plain objects; the fallback if it has none. */
export function messageOf(failure: unknown, fallback: string): string {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return fallback;
  const { message } = failure;
  if (typeof message !== 'string' || message === '') return fallback;
  return noAnswer.test(message) ? texts.unreachable : message;
}

/** Whether the data client's plain object says that no answer came. */
export function isUnanswered(failure: unknown): boolean {
  return messageOf(failure, '') === texts.unreachable;
}
