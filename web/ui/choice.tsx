import { useId } from 'react';
import { Select } from './select.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  /** What the chosen option means, below the field: a field is too narrow for it on phones. */
  hint?: string | undefined;
}

/** A select with its label above it. */
export function Choice<Value extends string>({ hint, ...props }: ChoiceProps<Value>) {
  const hintId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      {/* The field itself gives screen readers its name. */}
      <span aria-hidden className="font-medium text-sm">
        {props.label}
      </span>
      <Select {...props} describedBy={hint && hintId} className="w-full! sm:max-w-110" />
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
