import { texts } from '#web/ui/texts.ts';

/** A request without an answer, as Chromium, WebKit and Gecko word it; the data client puts the error's name before it. */
const noAnswer = /^(TypeError: )?(Failed to fetch|Load failed|NetworkError when attempting)/;

/** What a failure says: errors, and the data client's plain objects, by their message; the fallback when there is none. */
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
