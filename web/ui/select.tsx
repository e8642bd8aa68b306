import { classNames } from './class-names.ts';
import { fieldClass } from './field-class.ts';

interface SelectProps<Value extends string> {
  /** The name of the field, for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  /** The id of what explains it. */
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** A choice of one of a few: the browser's own list, which works with every keyboard, screen reader and phone. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  describedBy,
  className,
}: SelectProps<Value>) {
  return (
    <select
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={classNames(fieldClass, 'h-11 w-auto! min-w-0 px-3 text-base sm:text-sm', className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
