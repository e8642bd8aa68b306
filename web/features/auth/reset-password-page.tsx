import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { authState } from '#web/lib/auth-state.ts';
import { passwordCharacters } from '#web/lib/password-characters.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast.ts';
import { setPassword } from './auth-requests.ts';
import { PasswordField } from './password-field.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { texts } from './texts.ts';

/** Where the email's link leads, to set a new password. */
export function ResetPasswordPage() {
  const { isLoading, isAuthenticated, needsSecondFactor, passwordReason } = useAuth();
  const { title, heading, expired, again, loading, reasons } = texts.reset;
  // For a person with a second step, the email alone is not enough to change the password.
  if (needsSecondFactor) return <SecondFactorForm />;
  return (
    <div className="mx-auto flex w-full max-w-100 flex-col gap-6 py-6 sm:py-12">
      <Card className="flex flex-col gap-6">
        <PageHeading title={title} size="card">
          {heading}
        </PageHeading>
        {isLoading && <p role="status">{loading}</p>}
        {!(isLoading || isAuthenticated) && (
          <>
            <p>{expired}</p>
            <Button asChild>
              <Link to={paths.forgotPassword}>{again}</Link>
            </Button>
          </>
        )}
        {passwordReason && <p>{reasons[passwordReason]}</p>}
        {isAuthenticated && <NewPasswordForm />}
      </Card>
    </div>
  );
}

function NewPasswordForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await setPassword(password);
      toast(authState.get().passwordReason ? texts.reset.saved : texts.reset.done);
      authState.change({ isRecovering: false, passwordReason: null });
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      setError('password', { message: describeAuthError(error) || texts.reset.failed }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...register('password', { required: texts.passwordChosen })}
        autoComplete="new-password"
        placeholder={texts.passwordPlaceholder(passwordCharacters)}
        hint={texts.passwordHint(passwordCharacters)}
        required
        error={errors.password?.message}
      />
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
        {isSubmitting ? texts.reset.saving : texts.reset.save}
      </Button>
    </form>
  );
}
