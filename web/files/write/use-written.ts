import { useEffect, useRef, useState } from 'react';
import { logError } from '#web/lib/log-error.ts';
import type { WriteAnswer, WriteRequest } from './write-request.ts';

/** What there is to download: undefined while it is written. */
export type Written = WriteAnswer | undefined;

/** Writes the file anew whenever what is asked for changes, in a worker that ends with the dialog. */
export function useWritten(request: Omit<WriteRequest, 'id'>): Written {
  const [answer, setAnswer] = useState<WriteAnswer>();
  const worker = useRef<Worker>(undefined);
  const last = useRef(0);
  useEffect(() => {
    const own = new Worker(new URL('./write-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.addEventListener('message', ({ data }: MessageEvent<WriteAnswer>) => {
      if (data.id !== last.current) return;
      if (data.kind === 'failed') logError('A file could not be written', new Error(data.message));
      setAnswer(data);
    });
    own.addEventListener('error', (event) => {
      logError('A file could not be written', new Error(event.message));
      setAnswer({ id: last.current, kind: 'failed', message: event.message });
    });
    return () => own.terminate();
  }, []);
  const key = JSON.stringify(request);
  useEffect(() => {
    last.current += 1;
    setAnswer(undefined);
    const asked: Omit<WriteRequest, 'id'> = JSON.parse(key);
    worker.current?.postMessage({ ...asked, id: last.current });
  }, [key]);
  return answer;
}
