import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { version } from '../version.ts';
import type { Tracing } from './tracing.ts';

/**
 * Traces as OTEL_… say: endpoint, headers, protocol, sampling, and what the service is called. Metrics have /metrics, and the log has its own
 * place.
 * @param serviceName OTEL_SERVICE_NAME
 */
export function openTracing(serviceName = 'shortlist'): Tracing {
  const sdk = new NodeSDK({ serviceName, instrumentations: [], metricReaders: [], logRecordProcessors: [] });
  sdk.start();
  const tracer = trace.getTracer('shortlist', version);
  return {
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes, kind: SpanKind.INTERNAL }, (span) =>
        ending(span, () => work((facts) => void span.setAttributes(facts))),
      ),
    request: (headers, work) =>
      tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, propagation.extract(ROOT_CONTEXT, headers), (span) =>
        ending(span, () =>
          work((name, facts, isFailed) => {
            span.updateName(name).setAttributes(facts);
            if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          }),
        ),
      ),
    close: async () => {
      await sdk.shutdown();
      context.disable();
      trace.disable();
      propagation.disable();
    },
  };
}

/** The error's kind is told, and not its message, which may quote a text. */
async function ending<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}
