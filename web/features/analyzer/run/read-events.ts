import { createParser } from 'eventsource-parser';
import { AnalysisEvent } from '#contract/analysis-event.ts';

/**
 * The events of a streamed analysis, as they arrive. An event that is not in the contract is skipped.
 * Throws when the connection breaks or an event's data is not JSON.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AnalysisEvent> {
  const came: AnalysisEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const read = AnalysisEvent.safeParse({ event, data: JSON.parse(data) });
      if (read.success) came.push(read.data);
    },
  });
  const utf8 = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(utf8.decode(value, { stream: true }));
    yield* came.splice(0);
  }
}
