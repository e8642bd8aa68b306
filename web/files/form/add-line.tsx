import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from './texts.ts';

interface AddLineProps {
  label: string;
  /** The entry or section that gets the line. */
  owner: string;
  onAdd(words: string): void;
}

/** A button that opens a field for a new line. Enter adds it and leaves the field open for the next; leaving the field adds it, too. */
export function AddLine({ label, owner, onAdd }: AddLineProps) {
  const [words, setWords] = useState<string>();
  const add = () => {
    if (words !== undefined && words.trim() !== '') onAdd(words);
  };
  if (words === undefined) {
    return (
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        aria-label={texts.addNamed(label, owner)}
        onClick={() => setWords('')}
      >
        <Plus aria-hidden />
        {label}
      </Button>
    );
  }
  return (
    <Textarea
      // It replaces the button that was pressed.
      autoFocus
      aria-label={texts.addNamed(texts.newLine, owner)}
      placeholder={texts.newLine}
      rows={1}
      className="field-sizing-content min-h-11 resize-none"
      value={words}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => {
        add();
        setWords(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add();
        setWords('');
      }}
    />
  );
}
