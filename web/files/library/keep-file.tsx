import { useId } from 'react';
import { limits } from '#contract/limits.ts';
import type { FileState } from '#web/files/use-file.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { texts } from './texts.ts';

interface KeepFileProps {
  file: FileState;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Asks whether the original file is to be kept; nothing where the text came from none. Never ticked beforehand. */
export function KeepFile({ file, checked, onChange }: KeepFileProps) {
  const hint = useId();
  if (file.status !== 'read') return null;
  return (
    <div>
      <Checkbox
        className="-mx-2 wrap-anywhere"
        label={texts.keep(file.name)}
        checked={checked}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={hint} className="text-muted text-sm">
        {texts.keepHint(limits.keptFiles)}
      </p>
    </div>
  );
}
