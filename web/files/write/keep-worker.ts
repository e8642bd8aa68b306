import { DocumentRefusal } from '#documents/document-refusal.ts';
import type { DocumentEdit } from '#documents/edit/document-edit.ts';
import { editDocument } from '#documents/edit/edit-document.ts';
import { editsBetween } from '#documents/edit/edits-between.ts';
import { readDocument } from '#documents/read-document.ts';
import type { ChangedLine, KeepAnswer, KeepRequest } from './keep-request.ts';

/** Below this, the file is not the one that the text came from. */
const leastShared = 0.4;

/** Puts the text's changes into the person's own Word file, off the main thread. */
addEventListener('message', ({ data }: MessageEvent<KeepRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer({ bytes, name, text }: KeepRequest): Promise<KeepAnswer> {
  try {
    const document = await readDocument(bytes, name);
    if (document.kind !== 'docx') return { kind: 'notWord' };
    const changes = editsBetween(
      document.lines.map((line) => line.text),
      text,
    );
    if (!changes || changes.shared < leastShared) return { kind: 'otherText' };
    const edited = editDocument(bytes, changes.edits);
    const isRefused = new Set(edited.refused);
    const homeless = changes.homeless.map((after) => ({ before: undefined, after }));
    return {
      kind: 'edited',
      bytes: edited.bytes,
      made: changes.edits.filter((_, index) => !isRefused.has(index)).map(show),
      refused: [...homeless, ...changes.edits.filter((_, index) => isRefused.has(index)).map(show)],
    };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { kind: 'unreadable' };
    throw error;
  }
}

function show(edit: DocumentEdit): ChangedLine {
  if (edit.op === 'insertAfter') return { before: undefined, after: edit.new };
  return { before: edit.old, after: edit.op === 'replace' ? edit.new : undefined };
}
