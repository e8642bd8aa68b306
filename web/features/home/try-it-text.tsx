import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { format } from '#web/lib/format.ts';
import { takePaste } from '#web/lib/paste/take-paste.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from './texts.ts';
import { isTooLong } from './use-try-it.ts';

interface TryItTextProps {
  label: string;
  placeholder: string;
  value: string;
  onChange(value: string): void;
}

/** One of the two texts, with what is wrong with it. */
export function TryItText({ label, placeholder, value, onChange }: TryItTextProps) {
  const id = useId();
  const [refused, setRefused] = useState(0);
  const most = format.number(limits.textCharacters);
  const tooLong = isTooLong(value) ? texts.tryIt.tooLong(format.number(value.length), most) : '';
  const problem = refused > 0 ? texts.tryIt.pasteRefused(format.number(refused), most) : tooLong;

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <Textarea
        id={id}
        rows={5}
        className="resize-y max-sm:h-18"
        placeholder={placeholder}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        value={value}
        onPaste={(event) => takePaste(event, setRefused)}
        onChange={(event) => {
          setRefused(0);
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-problem`} role="status" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
