import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** What the file dialog offers; any file may be dropped, and its content says what it is. */
const accepted = '.pdf,.docx,.odt,.rtf,.txt,.md,.html,.htm,.json';

interface FileDropProps {
  /** The first of the files that were dropped together, and how many more there were. */
  onFile(file: File, more: number): void;
  className?: string;
  children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** The file that was pasted; none where there is a text, because spreadsheets put a picture beside theirs. */
export function pastedFile({ files, types }: DataTransfer): File | undefined {
  return types.includes('text/plain') ? undefined : files[0];
}

/** Whether it is over this place: React hands on the events of a dialog that was opened from it, too. */
const isHere = ({ currentTarget, target }: DragEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** A file that misses the place: the browser would leave the page for it. */
function refuseFile(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** A place on which a file can be dropped. While it is there, a file that is dropped beside it does nothing. */
export function FileDrop({ onFile, className, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const names = ['dragover', 'drop'] as const;
    for (const name of names) addEventListener(name, refuseFile);
    return () => {
      for (const name of names) removeEventListener(name, refuseFile);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button beside it does the same
    <div
      className={classNames(className, isOver && 'rounded-lg outline-2 outline-accent outline-dashed outline-offset-4')}
      onDragOver={(event) => {
        if (!(hasFiles(event) && isHere(event))) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [file, ...more] = event.dataTransfer.files;
        if (!(file && isHere(event))) return;
        event.preventDefault();
        onFile(file, more.length);
      }}
    >
      {children}
    </div>
  );
}

interface ChooseFileProps {
  label: string;
  /** The label with what the file is for, for screen readers. */
  name: string;
  onFile(file: File): void;
}

/** Opens the file dialog. */
export function ChooseFile({ label, name, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="small" aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
