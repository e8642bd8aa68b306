import { type KeyboardEvent, useState } from 'react';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface WordsFieldProps {
  /** What is edited, for screen readers. */
  label: string;
  words: string;
  /** Whether it may take several rows. */
  isLong?: boolean;
  className?: string;
  onCommit(words: string): void;
}

/** How many characters a row of the field holds in browsers that do not fit a field to its content. */
const rowCharacters = 70;

/**
 * Words of the resume. They go into the text when the person leaves the field or presses Enter: half a word may be read as something
 * else. An emptied field shows its words again, because removing is a button of its own.
 */
export function WordsField({ label, words, isLong = false, className, onCommit }: WordsFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== '' && typed !== words) onCommit(typed);
  };
  const shared = {
    'aria-label': label,
    value: typed ?? words,
    className,
    spellCheck: false,
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // Enter would send the form around it.
      event.preventDefault();
      commit();
    },
  };
  return isLong ? (
    <Textarea
      {...shared}
      rows={Math.ceil((words.length + 1) / rowCharacters)}
      className={`field-sizing-content min-h-11 resize-none ${className ?? ''}`}
      onChange={(event) => setTyped(event.target.value)}
    />
  ) : (
    <Input {...shared} onChange={(event) => setTyped(event.target.value)} />
  );
}
