import { useForm } from 'react-hook-form';
import { useAuth } from '#web/lib/auth.ts';
import type { LoginPayload } from '#web/lib/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from './password-field.tsx';
import { texts } from './texts.ts';
import { useSignInClient } from './use-sign-in-client.ts';

/** Email and password. A failure is told in a toast, and what was typed stays. */
export function LoginForm({ onSuccess }: { onSuccess?: () => void }) {
  const { login } = useAuth();
  const { register, handleSubmit, formState } = useForm<LoginPayload>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;
  useSignInClient();

  const submit = handleSubmit(async (payload) => {
    if (await login(payload)) onSuccess?.();
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        {...register('email', { required: texts.emailRequired })}
        label={texts.email}
        data-autofocus
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: texts.passwordRequired })}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="mt-2">
        {isSubmitting ? texts.loggingIn : texts.login}
      </Button>
    </form>
  );
}
