import { AiError } from './ai-error.ts';

/** Bytes of an answer that are read: the longest resume, as JSON in a stream of single tokens, is a tenth of it. */
const ANSWER_BYTES = 4_000_000;

/** `fetch` that follows no redirect with the key, and gives up on an answer that does not end. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= ANSWER_BYTES) controller.enqueue(chunk);
        else controller.error(new AiError('format', 'It was far longer than a resume.'));
      },
    }),
  );
  return new Response(limited, response);
};
