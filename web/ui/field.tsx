import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Beside the label, less prominent: 'optional', a unit. */
  labelNote?: string | undefined;
  /** A button at the end of the field. */
  trailing?: ReactNode;
  hint?: string | undefined;
  /** What is wrong with the value and what to do; read out when it appears. */
  error?: string | undefined;
}

/** A label, its field, a hint, and what is wrong with it. */
export function Field({ label, labelNote, trailing, hint, error, id, className, ...rest }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldId} className="wrap-anywhere font-medium text-sm">
        {label}
        {labelNote && <span className="font-normal text-muted"> {labelNote}</span>}
      </label>
      <div className="relative">
        <Input
          {...rest}
          id={fieldId}
          className={classNames(trailing !== undefined && 'pr-12', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described === '' ? undefined : described}
        />
        {trailing && <div className="absolute top-0 right-0">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${fieldId}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
