import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { texts } from './texts.ts';

interface SettingFormProps {
  heading: string;
  settingKey: string;
  isUnreadable: boolean;
  isSaving: boolean;
  /** What is wrong with the value; left out by fields that show their own errors. */
  error?: string | undefined;
  onSave(): void;
  children: ReactNode;
}

/** One setting's fields with their Save button. */
export function SettingForm(props: SettingFormProps) {
  const { heading, settingKey, isUnreadable, isSaving, error, onSave, children } = props;
  const headingId = useId();
  const form = useFocusOnError(error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Card>
      <form ref={form} aria-labelledby={headingId} noValidate className="flex flex-col gap-4" onSubmit={save}>
        <h2 id={headingId} className="text-base">
          {heading}
        </h2>
        {isUnreadable && <Alert variant="warning" title={texts.unreadable(settingKey)} />}
        {children}
        {error && (
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
        <Button type="submit" className="self-start" disabled={isSaving} aria-busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </form>
    </Card>
  );
}
