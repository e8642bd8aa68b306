/** Values that are told of a span: routes, kinds and counts, never a path, a person or a text. */
export type SpanFacts = Record<string, string | number>;

/** Tells an OpenTelemetry collector how long each part of a request took. */
export interface Tracing {
  /**
   * Runs the work as a span within the one that is running.
   * @param work gets a function that says more of the span, such as what became of it
   */
  span<T>(name: string, facts: SpanFacts, work: (tell: (facts: SpanFacts) => void) => Promise<T>): Promise<T>;
  /** The same for a request, which may belong to a trace that its sender began. The name is known at its end. */
  request(
    headers: Readonly<Record<string, string>>,
    work: (tell: (name: string, facts: SpanFacts, isFailed: boolean) => void) => Promise<void>,
  ): Promise<void>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

const tellNobody = (): void => {};

/** Where nothing is traced, work is just run. */
export const noTracing: Tracing = {
  span: (_name, _facts, work) => work(tellNobody),
  request: (_headers, work) => work(tellNobody),
  close: async () => {},
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Tracing by OpenTelemetry's own variables: on once an endpoint is set. Only then is anything of it loaded, which takes half a second.
 */
export async function startTracing(environment: Environment): Promise<Tracing> {
  const endpoint = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || environment.OTEL_SDK_DISABLED === 'true') return noTracing;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(environment.OTEL_SERVICE_NAME || undefined);
}
