import { AnalysisEvent } from '#contract/analysis-event.ts';

/**
 * The events of a streamed analysis, as they come. An event that is none of the contract's is passed over.
 * Throws when the connection breaks or an event's data is no JSON.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AnalysisEvent> {
  const reader = body.pipeThrough(new TransformStream(decoder())).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = AnalysisEvent.safeParse({ event: field(block, 'event'), data: JSON.parse(field(block, 'data')) });
      if (event.success) yield event.data;
    }
  }
}

/** By hand: TypeScript's TextDecoderStream takes no stream of plain bytes. */
function decoder(): Transformer<Uint8Array, string> {
  const utf8 = new TextDecoder();
  return { transform: (bytes, controller) => controller.enqueue(utf8.decode(bytes, { stream: true })) };
}

function field(block: string, name: string): string {
  const lines = block.split('\n').filter((line) => line.startsWith(`${name}:`));
  return lines.map((line) => line.slice(name.length + 1).trimStart()).join('\n') || 'null';
}
