import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { LoadFonts } from '#documents/write/write-document.ts';
import { writeDocument } from '#documents/write/write-document.ts';
import { WriteRefusal } from '#documents/write/write-refusal.ts';
import { loadResumeReader } from '#engine';
import { type WorkerReply, workerReady } from '../worker-thread.ts';
import type { WriteCall, WriteResult } from './document-writer.ts';

const folder = new URL('../../documents/write/fonts/', import.meta.url);

const loadFonts: LoadFonts = async (font) => {
  const [regular, bold] = await Promise.all([
    readFile(new URL(`${font}-regular.ttf`, folder)),
    readFile(new URL(`${font}-bold.ttf`, folder)),
  ]);
  return { regular: new Uint8Array(regular), bold: new Uint8Array(bold) };
};

async function write({
  resumeText,
  resumeRoles = '',
  format,
  language,
  day,
  ...options
}: WriteCall): Promise<WriteResult> {
  const { readResume, languageOf } = await loadResumeReader();
  const own = languageOf(resumeText);
  const all = {
    ...options,
    pages: options.pages,
    title: 'Resume',
    language: own === 'und' ? language : own,
    created: new Date(day),
  };
  const { bytes } = await writeDocument(readResume(resumeText, resumeRoles), format, all, loadFonts);
  return { bytes };
}

parentPort?.on('message', async (call: WriteCall) => {
  const reply: WorkerReply<WriteResult> = await write(call).then(
    (result) => ({ result }),
    (cause: unknown) =>
      cause instanceof WriteRefusal
        ? { result: { code: cause.code, message: cause.message } }
        : { failure: cause instanceof Error ? cause.message : String(cause) },
  );
  parentPort?.postMessage(reply);
});

parentPort?.postMessage(workerReady);
