import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import type { AnalysisInput } from '#engine';
import type { AppContext } from '../context.ts';
import { toFunctionError } from '../errors.ts';
import type { Services } from '../services.ts';
import { analyseWithModel } from './analyse-with-model.ts';
import type { Reader } from './language-of.ts';
import { leaseOf, withScan } from './scans.ts';

interface Person extends Reader {
  id: string;
  input: AnalysisInput;
  signal: AbortSignal;
}

/**
 * The same analysis as a stream of events (contract/analysis-event.ts). A refusal before it begins, such as a used-up limit, is an
 * ordinary error answer; a later failure is the last event. It ends when the client leaves.
 */
export async function streamAnalysis(c: Context<AppContext>, services: Services, person: Person): Promise<Response> {
  const left = new AbortController();
  const signal = AbortSignal.any([person.signal, left.signal]);
  const events = createEventQueue();
  const scans = { database: services.database, log: c.var.log, leaseSeconds: leaseOf(services) };
  const begun = Promise.withResolvers<void>();
  const { id, ...asked } = person;
  const done = withScan(scans, id, async (countScan) => {
    begun.resolve();
    return analyseWithModel(services, { ...asked, person: id, signal, emit: events.add, countScan });
  });
  await Promise.race([begun.promise, done]);
  void done.then(
    (result) => events.end({ event: 'result', data: result }),
    (error: unknown) => {
      if (!signal.aborted) c.var.log.warn({ err: error }, 'a streamed analysis failed');
      events.end({ event: 'error', data: toFunctionError(c, error) });
    },
  );
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => left.abort(new Error('The client hung up.')));
    for await (const { event, data } of events) await stream.writeSSE({ event, data: JSON.stringify(data) });
  });
}

interface EventQueue extends AsyncIterable<AnalysisEvent> {
  add(event: AnalysisEvent): void;
  /** Sends the last event. */
  end(event: AnalysisEvent): void;
}

/** Events wait here for a slow client. Of partial texts only the newest is kept: each contains the ones before. */
function createEventQueue(): EventQueue {
  const waiting: AnalysisEvent[] = [];
  let hasEnded = false;
  let wake: () => void = () => {};
  const add = (event: AnalysisEvent): void => {
    if (event.event === 'partial' && waiting.at(-1)?.event === 'partial') waiting.pop();
    waiting.push(event);
    wake();
  };
  return {
    add,
    end(event) {
      hasEnded = true;
      add(event);
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const event = waiting.shift();
        if (event) yield event;
        else if (hasEnded) return;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
  };
}
