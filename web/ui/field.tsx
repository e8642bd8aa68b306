import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from './input.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: string | undefined;
  /** What is wrong with the value and what to do; read out when it appears. */
  error?: string | undefined;
}

/** A label, its field, a hint, and what is wrong with it. */
export function Field({ label, hint, error, id, ...rest }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldId} className="font-medium text-sm">
        {label}
      </label>
      <Input
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described === '' ? undefined : described}
      />
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
