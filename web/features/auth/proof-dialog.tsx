import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { paths } from '#web/lib/paths.ts';
import { keepPending, proofRequest } from '#web/lib/proof-request.ts';
import { useSignInOptions } from '#web/lib/use-sign-in-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { proveByOrganisation, proveByPassword, sendSignInCode, signInWithProvider } from './auth-requests.ts';
import { FactorSteps } from './factor-steps.tsx';
import { PasswordField } from './password-field.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import { texts } from './texts.ts';

/** Asks people who signed in a while ago to confirm who they are: with the second step, else the way they signed in. */
export function ProofDialog() {
  const question = useSyncExternalStore(proofRequest.subscribe, proofRequest.get);
  const { user } = useAuth();
  if (question === null || !user) return null;
  const hasFactor = user.factors?.some(({ status }) => status === 'verified');
  const prove = () => question.answer(true);
  return (
    <Dialog open onOpenChange={(open) => !open && question.answer(false)} title={texts.proof.title}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{texts.proof.description}</p>
        {hasFactor ? <FactorSteps onVerified={prove} /> : <SignInAgain email={user.email ?? ''} onProved={prove} />}
      </div>
    </Dialog>
  );
}

interface ProveProps {
  email: string;
  onProved(): void;
}

function SignInAgain({ email, onProved }: ProveProps) {
  const [isCodeSent, setCodeSent] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async (act: () => Promise<void>) => {
    setError(undefined);
    try {
      await act();
    } catch (caught) {
      setError(describeAuthError(caught) || texts.proof.failed);
    }
  };
  if (isCodeSent) {
    return (
      <SentCodeForm
        email={email}
        purpose="email"
        message={texts.emailCode.sent(email)}
        onResend={() => sendSignInCode(email, paths.account)}
        onVerified={onProved}
        onBack={() => setCodeSent(false)}
      />
    );
  }
  const sendCode = async () => {
    await sendSignInCode(email, paths.account);
    setCodeSent(true);
  };
  return (
    <>
      {email !== '' && <PasswordAgain email={email} onProved={onProved} />}
      {email !== '' && (
        <Button variant="secondary" onClick={() => void attempt(sendCode)}>
          {texts.emailCode.open}
        </Button>
      )}
      <OtherPages onChoose={(leave) => void attempt(leave)} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </>
  );
}

function PasswordAgain({ email, onProved }: ProveProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOnError(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError(texts.passwordRequired);
    setBusy(true);
    setError(undefined);
    try {
      await proveByPassword(email, password);
      onProved();
    } catch (caught) {
      setBusy(false);
      setError(describeAuthError(caught) || texts.proof.failed);
    }
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        data-autofocus
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.code.verifying : texts.proof.button}
      </Button>
    </form>
  );
}

/** The providers and the organisation this account signs in through. The pending action resumes when the person returns. */
function OtherPages({ onChoose }: { onChoose(leave: () => Promise<void>): void }) {
  const { user } = useAuth();
  const { providers } = useSignInOptions();
  const names = user?.identities?.map(({ provider }) => provider) ?? [];
  const organisation = names.find((name) => name.startsWith('sso:'));
  const leaveBy = (go: () => Promise<void>) =>
    onChoose(() => {
      const pending = proofRequest.get()?.pending;
      if (pending) keepPending(pending);
      return go();
    });
  return (
    <>
      {providers
        .filter(({ name }) => names.includes(name))
        .map(({ name, label }) => (
          <Button key={name} variant="secondary" onClick={() => leaveBy(() => signInWithProvider(name, paths.account))}>
            {texts.providers.continue(label)}
          </Button>
        ))}
      {organisation && (
        <Button variant="secondary" onClick={() => leaveBy(() => proveByOrganisation(organisation.slice(4)))}>
          {texts.organisation.open}
        </Button>
      )}
    </>
  );
}
