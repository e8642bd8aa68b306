import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logError } from '#web/lib/log-error.ts';
import { findOwnFile, type OwnFile } from './find-own-file.ts';
import type { KeepAnswer, KeepRequest } from './keep-request.ts';

export type Kept =
  /** The file that the text came from is looked for. */
  | { status: 'looking' }
  /** It is not known; the person can choose it. */
  | { status: 'none' }
  | { status: 'working'; own: OwnFile }
  | { status: 'done'; own: OwnFile; answer: KeepAnswer };

/** Puts a text's changes into the file it came from, or into one that the person gives; the file is sent nowhere. */
export function useKept(text: string): { kept: Kept; take(file: File): void } {
  const [kept, setKept] = useState<Kept>({ status: 'looking' });
  const worker = useRef<Worker>(undefined);
  /** The newest file wins, also over one that is still looked for. */
  const newest = useRef(0);

  async function edit(own: OwnFile): Promise<void> {
    newest.current += 1;
    const number = newest.current;
    worker.current?.terminate();
    setKept({ status: 'working', own });
    const bytes = await readBytes(own);
    if (number !== newest.current) return;
    if (!bytes) return setKept({ status: 'done', own, answer: { kind: 'unreadable' } });
    worker.current = startWorker({ bytes, name: own.name, text }, (answer) => setKept({ status: 'done', own, answer }));
  }

  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    const own = await findOwnFile(text).catch((error: unknown) => {
      logError('The file that a text came from could not be looked for', error);
      return undefined;
    });
    if (!isCurrent() || newest.current > 0) return;
    if (own) await edit(own);
    else setKept({ status: 'none' });
  });
  useEffect(() => {
    let isCurrent = true;
    void look(() => isCurrent);
    return () => {
      isCurrent = false;
      newest.current += 1;
      worker.current?.terminate();
    };
  }, []);

  return { kept, take: (file) => void edit({ name: file.name, origin: 'chosen', open: async () => file }) };
}

/** Undefined when it is gone: moved or changed since it was dropped, or no longer kept. */
async function readBytes(own: OwnFile): Promise<Uint8Array | undefined> {
  try {
    const blob = await own.open();
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    logError('A file could not be opened', error);
    return undefined;
  }
}

function startWorker(request: KeepRequest, settle: (answer: KeepAnswer) => void): Worker {
  const worker = new Worker(new URL('./keep-worker.ts', import.meta.url), { type: 'module' });
  const end = (answer: KeepAnswer) => {
    worker.terminate();
    settle(answer);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<KeepAnswer | { kind?: never }>) => {
    // pdf.js, once it is loaded there, takes the worker for its own and greets the page.
    if (data.kind !== undefined) end(data);
  });
  worker.addEventListener('error', (event) => {
    logError('A file could not be edited', new Error(event.message));
    end({ kind: 'unreadable' });
  });
  worker.postMessage(request);
  return worker;
}
