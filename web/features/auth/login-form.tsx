import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import type { LoginPayload } from '#web/lib/auth-actions.ts';
import { paths } from '#web/lib/paths.ts';
import { useSignInOptions } from '#web/lib/use-sign-in-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { texts } from './texts.ts';
import { useSignInClient } from './use-sign-in-client.ts';

type Way = 'password' | 'code' | 'organisation';

/** All ways to sign in, the password first. */
export function LoginForm({ onSuccess }: { onSuccess?: () => void }) {
  const { closeAuthDialog } = useAuth();
  const [way, setWay] = useState<Way>('password');
  const options = useSignInOptions();
  const others: readonly (readonly [Way, string])[] = [
    ...(way === 'password' ? [] : [['password', texts.emailCode.close] as const]),
    ...(way !== 'code' && options.emailCodes ? [['code', texts.emailCode.open] as const] : []),
    ...(way !== 'organisation' && options.organisations ? [['organisation', texts.organisation.open] as const] : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      {way === 'password' && (
        <PasswordForm
          {...(onSuccess ? { onSuccess } : {})}
          {...(options.emailCodes ? { onCodeNeeded: () => setWay('code') } : {})}
        />
      )}
      {way === 'code' && <EmailCodeForm {...(onSuccess ? { onSuccess } : {})} />}
      {way === 'organisation' && <OrganisationForm />}
      <div className="flex flex-col items-center gap-1 text-sm">
        {others.map(([other, label]) => (
          <button key={other} type="button" className="link min-h-8" onClick={() => setWay(other)}>
            {label}
          </button>
        ))}
        {way === 'password' && (
          <Link to={paths.forgotPassword} onClick={closeAuthDialog} className="link inline-flex min-h-8 items-center">
            {texts.forgotLink}
          </Link>
        )}
      </div>
      <ProviderButtons providers={options.providers} />
    </div>
  );
}

/** Email and password. A failure shows a toast and keeps the input. */
function PasswordForm({ onSuccess, onCodeNeeded }: { onSuccess?: () => void; onCodeNeeded?: () => void }) {
  const { login } = useAuth();
  const { register, handleSubmit, formState } = useForm<LoginPayload>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string>();
  useSignInClient();

  const submit = handleSubmit(async (payload) => {
    setProblem(undefined);
    if (await login(payload, { onCodeNeeded, onFailure: setProblem })) onSuccess?.();
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
      {problem && (
        <p role="alert" className="wrap-anywhere text-danger text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="mt-2">
        {isSubmitting ? texts.loggingIn : texts.login}
      </Button>
    </form>
  );
}
