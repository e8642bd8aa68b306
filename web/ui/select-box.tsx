interface SelectBoxProps {
  /** What is ticked, for screen readers. */
  label: string;
  isTicked: boolean;
  /** Some of what it stands for is ticked. */
  isPartly?: boolean;
  /** `withShift` tells of a range. */
  onChange(isTicked: boolean, withShift: boolean): void;
}

/** A box to tick a row by, without words of its own; its target is as large as a button. */
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
