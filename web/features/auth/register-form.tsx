import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuth } from '#web/lib/auth.ts';
import type { RegisterPayload } from '#web/lib/auth-actions.ts';
import { passwordCharacters } from '#web/lib/password-characters.ts';
import { useSignInOptions } from '#web/lib/use-sign-in-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { resendConfirmation } from './auth-requests.ts';
import { PasswordField } from './password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import { texts } from './texts.ts';
import { useOrigin } from './use-origin.ts';
import { useSignInClient } from './use-sign-in-client.ts';

/** An optional name, email and password. The server decides how long a password must be. */
export function RegisterForm({ onSuccess }: { onSuccess?: () => void }) {
  const { register: createAccount } = useAuth();
  const { register, handleSubmit, formState } = useForm<RegisterPayload>({
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { providers } = useSignInOptions();
  const origin = useOrigin();
  useSignInClient();

  const submit = handleSubmit(async (payload) => {
    setProblem(undefined);
    const outcome = await createAccount(payload, { from: origin, onFailure: setProblem });
    if (outcome === 'signedIn') onSuccess?.();
    if (outcome === 'confirm') setUnconfirmed(payload.email.trim());
  });

  if (unconfirmed !== undefined) {
    return (
      <section className="flex flex-col gap-4" aria-label={texts.confirm.heading}>
        <h2 className="text-base">{texts.confirm.heading}</h2>
        <SentCodeForm
          email={unconfirmed}
          purpose="email"
          message={texts.confirm.sent(unconfirmed)}
          onResend={() => resendConfirmation(unconfirmed, origin)}
          {...(onSuccess ? { onVerified: onSuccess } : {})}
          onBack={() => setUnconfirmed(undefined)}
        />
      </section>
    );
  }
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
        placeholder={texts.passwordPlaceholder(passwordCharacters)}
        hint={texts.passwordHint(passwordCharacters)}
        required
        error={errors.password?.message}
      />
      {problem && (
        <p role="alert" className="wrap-anywhere text-danger text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="mt-2">
        {isSubmitting ? texts.registering : texts.register}
      </Button>
      <ProviderButtons providers={providers} />
    </form>
  );
}
