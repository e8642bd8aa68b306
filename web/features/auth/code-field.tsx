import type { ComponentProps } from 'react';
import { Field } from '#web/ui/field.tsx';

/** A code of digits. Phones suggest a code from a text message; pasting one with spaces works. */
export function CodeField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <Field
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      className="tracking-widest tabular-nums"
    />
  );
}

/** The digits of what was typed or pasted. */
export function toCode(text: string): string {
  return text.replace(/\D/g, '');
}
