import { Select } from './select.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

/** A select with its label above it. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div className="flex flex-col gap-1.5">
      {/* The field itself gives screen readers its name. */}
      <span aria-hidden className="font-medium text-sm">
        {props.label}
      </span>
      <Select {...props} className="w-full! sm:max-w-110" />
    </div>
  );
}
