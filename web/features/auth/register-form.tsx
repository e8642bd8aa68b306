import { useForm } from 'react-hook-form';
import { useAuth } from '#web/lib/auth.ts';
import type { RegisterPayload } from '#web/lib/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from './password-field.tsx';
import { texts } from './texts.ts';
import { useSignInClient } from './use-sign-in-client.ts';

/** A name if one likes, email and password. How long a password must be is the server's to say. */
export function RegisterForm({ onSuccess }: { onSuccess?: () => void }) {
  const { register: createAccount } = useAuth();
  const { register, handleSubmit, formState } = useForm<RegisterPayload>({
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useSignInClient();

  const submit = handleSubmit(async (payload) => {
    if (await createAccount(payload)) onSuccess?.();
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field {...register('name')} label={texts.name} labelNote={texts.optional} data-autofocus autoComplete="name" />
      <Field
        {...register('email', { required: texts.emailRequired })}
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: texts.passwordChosen })}
        autoComplete="new-password"
        placeholder={texts.passwordPlaceholder}
        hint={texts.passwordHint}
        required
        error={errors.password?.message}
      />
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="mt-2">
        {isSubmitting ? texts.registering : texts.register}
      </Button>
    </form>
  );
}
