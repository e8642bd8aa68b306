interface SelectBoxProps {
  /** What ticking it selects, for screen readers. */
  label: string;
  isTicked: boolean;
  /** Some, but not all, of what it covers is ticked. */
  isPartly?: boolean;
  /** `withShift` means that a range is selected. */
  onChange(isTicked: boolean, withShift: boolean): void;
}

/** A checkbox that selects a row, without a visible label; its target is as large as a button. */
export function SelectBox({ label, isTicked, isPartly = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 place-items-center rounded-lg hover:bg-subtle">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        className="size-5 accent-accent"
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
