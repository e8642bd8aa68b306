import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from './texts.ts';

interface EditChangeProps {
  words: string;
  onKeep(words: string): void;
  onCancel(): void;
}

/** Lets people write their own words instead of the proposed ones. */
export function EditChange({ words, onKeep, onCancel }: EditChangeProps) {
  const [typed, setTyped] = useState(words);
  const id = useId();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(typed);
      }}
    >
      <label htmlFor={id} className="font-medium text-sm">
        {texts.editLabel}
      </label>
      <Textarea
        id={id}
        rows={Math.min(8, typed.split('\n').length + 1)}
        value={typed}
        autoFocus
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {texts.editHint}
      </p>
      <div className="flex gap-2">
        <Button size="small" type="submit">
          {texts.keep}
        </Button>
        <Button size="small" variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
