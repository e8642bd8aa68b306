import { useEffect, useRef, useState } from 'react';
import { logError } from '#web/lib/log-error.ts';
import type { KeepAnswer, KeepRequest } from './keep-request.ts';

export type Kept = { status: 'none' } | { status: 'working' } | { status: 'done'; name: string; answer: KeepAnswer };

/** Puts a text's changes into a file that the person gives; the file is sent nowhere. */
export function useKept(text: string): { kept: Kept; take(file: File): void } {
  const [kept, setKept] = useState<Kept>({ status: 'none' });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  async function edit(file: File): Promise<void> {
    worker.current?.terminate();
    setKept({ status: 'working' });
    const request: KeepRequest = { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, text };
    const own = new Worker(new URL('./keep-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    const settle = (answer: KeepAnswer) => {
      own.terminate();
      setKept({ status: 'done', name: file.name, answer });
    };
    own.addEventListener('message', ({ data }: MessageEvent<KeepAnswer | { kind?: never }>) => {
      // pdf.js, once it is loaded there, takes the worker for its own and greets the page.
      if (data.kind !== undefined) settle(data);
    });
    own.addEventListener('error', (event) => {
      logError('A file could not be edited', new Error(event.message));
      settle({ kind: 'unreadable' });
    });
    own.postMessage(request);
  }

  return { kept, take: (file) => void edit(file) };
}
