interface TraceEvent {
  name: string;
  /** Microseconds of processor time, which excludes waiting for the processor on a busy machine. */
  tdur?: number;
  ph: string;
  tid: number;
  pid: number;
  args: { name?: string };
}

/** What has to be traced for `mainThreadTasks`. */
export const tracedTasks = { categories: ['disabled-by-default-devtools.timeline', '__metadata'] };

/** Processor milliseconds of every task of the pages' main threads in a trace of Chromium. */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}
