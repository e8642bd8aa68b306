import { useForm } from 'react-hook-form';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { texts } from './texts.ts';
import { useSignInClient } from './use-sign-in-client.ts';

interface EmailFormProps {
  /** What the email address is for. */
  intro: string;
  button: string;
  onSend(email: string): Promise<void>;
}

/** Asks for an email address and runs the button's action with it. */
export function EmailForm({ intro, button, onSend }: EmailFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  useSignInClient();

  const submit = handleSubmit(async ({ email }) => {
    try {
      await onSend(email.trim());
    } catch (error) {
      setError('email', { message: describeAuthError(error) || texts.code.notSent }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{intro}</p>
      <Field
        {...register('email', { required: texts.emailRequired })}
        label={texts.email}
        data-autofocus
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
        {isSubmitting ? texts.sending : button}
      </Button>
    </form>
  );
}
