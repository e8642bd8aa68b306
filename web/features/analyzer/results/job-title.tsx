import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useTry } from '../lib/use-try.ts';
import { texts } from './texts.ts';

interface JobTitleProps {
  title: string | null | undefined;
  onChange(title: string): Promise<void>;
}

/** The job that the analysis is about, and the way to name it anew. */
export function JobTitle({ title, onChange }: JobTitleProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <EditTitle title={title ?? ''} onChange={onChange} onClose={() => setEditing(false)} />;
  return (
    <p className="-my-2 flex min-w-0 items-center gap-1">
      <span className="wrap-anywhere min-w-0 text-muted">{title || texts.title.untitled}</span>
      <IconButton ref={pencil} icon={<Pencil />} label={texts.title.edit} onClick={() => setEditing(true)} />
    </p>
  );
}

interface EditTitleProps {
  title: string;
  onChange(title: string): Promise<void>;
  onClose(): void;
}

function EditTitle({ title, onChange, onClose }: EditTitleProps) {
  const id = useId();
  const [typed, setTyped] = useState(title);
  const { isBusy, hasFailed, run } = useTry();
  return (
    <form
      className="flex w-full flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          if (typed.trim() !== title) await onChange(typed.trim());
          onClose();
        });
      }}
    >
      <label htmlFor={id} className="sr-only">
        {texts.title.label}
      </label>
      <Input
        id={id}
        className="max-w-md flex-1 basis-60"
        value={typed}
        maxLength={limits.titleCharacters}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button type="submit" size="small" aria-busy={isBusy}>
        {texts.title.keep}
      </Button>
      <Button size="small" variant="secondary" onClick={onClose}>
        {texts.title.cancel}
      </Button>
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {hasFailed && texts.failed}
      </p>
    </form>
  );
}
