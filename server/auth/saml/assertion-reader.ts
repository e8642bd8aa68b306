import { createFairQueue } from '#server/budget/fair-queue.ts';
import { createWorkerThread } from '#server/worker-thread.ts';
import type { ExternalPerson } from '../providers/provider.ts';
import type { ExpectedAssertion } from './read-assertion.ts';
import type { SamlProvider } from './saml-providers.ts';

export interface AssertionCall {
  provider: SamlProvider;
  /** The form's SAMLResponse, base64. */
  response: string;
  expected: ExpectedAssertion;
}

export type AssertionAnswer = { person: ExternalPerson } | { refusal: string };

export const assertionNumbers = {
  /** Bytes of an answer. Those of large organisations, with a hundred groups and two certificates, are under 20 kB. */
  bytes: 64 * 1024,
  /** Milliseconds for one; an honest one takes some ten. The library also walks unsigned elements, once for each reference. */
  timeoutMs: 2_000,
  /** Answers of one organisation that may wait; each takes milliseconds. */
  waiting: 50,
} as const;

const { bytes, timeoutMs, waiting } = assertionNumbers;
const tooLong = 'Reading the answer took too long.';
const thread = createWorkerThread<AssertionCall>(new URL('./assertion-worker.ts', import.meta.url), {
  timeoutMs,
  tooLong,
});
const queue = createFairQueue({ atOnce: 1, waiting });

/**
 * The person named in an organisation's answer, read in a separate thread: until its signature is checked, anybody may have
 * written it. Organisations are served in turn.
 * @throws Error saying what is wrong, for the log
 */
export async function readAssertionApart(call: AssertionCall): Promise<ExternalPerson> {
  // Four characters of base64 are three bytes; white space among them counts too.
  if (call.response.length > (bytes * 4) / 3) throw new Error(`The answer is longer than ${bytes} bytes.`);
  const answer = await queue.run(call.provider.id, null, () => thread.run<AssertionAnswer>(call));
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.person;
}
