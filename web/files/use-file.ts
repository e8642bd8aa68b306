import { useEffect, useRef, useState } from 'react';
import type { RefusalCode } from '#documents/document-refusal.ts';
import type { DocumentText } from '#documents/types.ts';
import { rememberFile } from '#web/lib/dropped-files.ts';
import { logError } from '#web/lib/log-error.ts';

/** What became of the file that a person gave. */
export type FileState =
  | { status: 'none' }
  | { status: 'reading'; name: string }
  /** `before` is what the field held. */
  | { status: 'read'; name: string; file: File; document: DocumentText; before: FieldText }
  | { status: 'refused'; name: string; code: RefusedCode };

/** Besides what a document is refused for: the file cannot be opened, came with others, or the reader could not be loaded. */
type RefusedCode = RefusalCode | 'unopened' | 'several' | 'failed';

/** A text, and what a document says of its lines (`AnalyzeRequest.resumeRoles`). */
export interface FieldText {
  text: string;
  roles: string;
}

export interface FileReading {
  state: FileState;
  /** Refused when more files came with it: which of them is meant would be a guess. */
  take(file: File, more?: number): void;
  cancel(): void;
  /** Takes the note away, and nothing else. */
  dismiss(): void;
  /** Brings back the text that was there before. */
  undo(): void;
}

/** Reads a file into a field, one at a time: the newest wins. */
export function useFile(value: FieldText, onChange: (value: FieldText) => void): FileReading {
  const [state, setState] = useState<FileState>({ status: 'none' });
  const running = useRef<AbortController>(undefined);
  // The person may type, here or in the other field, while the file is read.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  // Leaving the page ends the reading.
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { name } = file;
    setState({ status: 'reading', name });
    const next = await readFile(file, controller.signal);
    if (controller.signal.aborted) return;
    if (next.kind === 'refused') {
      setState({ status: 'refused', name, code: next.code });
      return;
    }
    setState({ status: 'read', name, file, document: next.document, before: latest.current.value });
    // Its owner may want changes put into it later.
    if (next.document.kind === 'docx') rememberFile({ file, text: next.document.text });
    latest.current.onChange({ text: next.document.text, roles: next.roles });
  }

  const dismiss = () => setState({ status: 'none' });
  return {
    state,
    take(file, more = 0) {
      if (more === 0) void read(file);
      else {
        running.current?.abort();
        setState({ status: 'refused', name: file.name, code: 'several' });
      }
    },
    cancel() {
      running.current?.abort();
      dismiss();
    },
    dismiss,
    undo() {
      if (state.status === 'read') onChange(state.before);
      dismiss();
    },
  };
}

type Outcome = { kind: 'read'; document: DocumentText; roles: string } | { kind: 'refused'; code: RefusedCode };

async function readFile(file: File, signal: AbortSignal): Promise<Outcome> {
  try {
    const { readInBrowser } = await import('#web/lib/read-in-browser.ts');
    const answer = await readInBrowser(file, signal);
    if (answer.kind !== 'failed') return answer;
    if (!signal.aborted) logError('A file could not be read', new Error(answer.message));
  } catch (error) {
    logError('A file could not be read', error);
  }
  return { kind: 'refused', code: 'failed' };
}
