import { writeDocument } from '#documents/write/write-document.ts';
import { WriteRefusal } from '#documents/write/write-refusal.ts';
import { loadResumeReader } from '#engine';
import { loadFonts } from './load-fonts.ts';
import type { WriteAnswer, WriteRequest } from './write-request.ts';

/** Writes files off the main thread, and reads each back before it is handed over. */
addEventListener('message', ({ data }: MessageEvent<WriteRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer({ id, text, roles, format, options, title, language, day }: WriteRequest): Promise<WriteAnswer> {
  try {
    const { readResume, languageOf } = await loadResumeReader();
    const own = languageOf(text);
    const all = { ...options, title, language: own === 'und' ? language : own, created: new Date(day) };
    return { id, kind: 'written', ...(await writeDocument(readResume(text, roles), format, all, loadFonts)) };
  } catch (error) {
    if (error instanceof WriteRefusal) return { id, kind: 'refused', code: error.code, missing: [...error.missing] };
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
