import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { editResume, type FormEdit, isReadAsMeant, type ResumeForm, readResumeForm } from '#engine';
import type { FieldText } from '#web/files/use-file.ts';
import { texts } from './texts.ts';

/** What is said after a change: that it was made, or what is wrong. */
interface Note {
  words: string;
  isFault: boolean;
}

interface After {
  /** Said when the change was made. */
  told?: string;
  /** The place whose buttons get the focus, because the part under them moved; see `placeOf`. */
  focus?: string;
}

/** Makes a change of the form in the text. @returns whether it was made */
export type EditForm = (change: FormEdit, after?: After) => boolean;

export interface FormEditing {
  form: ResumeForm;
  note: Note | undefined;
  /** What holds the form. */
  container: RefObject<HTMLDivElement | null>;
  edit: EditForm;
}

/** The form of a text, which is read again after each change of it. */
export function useFormEdit({ text, roles }: FieldText, onChange: (text: string) => void): FormEditing {
  const form = useMemo(() => readResumeForm(text, roles), [text, roles]);
  const [note, setNote] = useState<Note>();
  const container = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the parts stand in their new places
  useEffect(() => {
    const place = focus.current;
    focus.current = undefined;
    if (place === undefined) return;
    const buttons = container.current?.querySelectorAll<HTMLElement>(`[data-place="${place}"]:not(:disabled)`);
    (buttons?.[0] ?? container.current)?.focus();
  }, [text]);

  function edit(change: FormEdit, after: After = {}): boolean {
    const next = editResume(form, change);
    const fault =
      next === undefined
        ? texts.notWritten
        : next.length > limits.textCharacters
          ? texts.tooLong(limits.textCharacters)
          : undefined;
    if (next === undefined || fault !== undefined) {
      setNote({ words: fault ?? '', isFault: true });
      return false;
    }
    if (next === text) return true;
    focus.current = after.focus;
    const isAsMeant = isReadAsMeant(form, readResumeForm(next, roles), change);
    setNote(
      isAsMeant
        ? after.told === undefined
          ? undefined
          : { words: after.told, isFault: false }
        : { words: texts.differently, isFault: true },
    );
    onChange(next);
    return true;
  }
  return { form, note, container, edit };
}
