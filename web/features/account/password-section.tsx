import { type FormEvent, useState } from 'react';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useAction } from './use-action.ts';

/** What the server wants beside the new password; it says so when it refuses without. */
type Proof = 'none' | 'nonce' | 'current';

const proofOf: Readonly<Record<string, Proof>> = {
  reauthentication_needed: 'nonce',
  current_password_required: 'current',
};

/** Refusals of that proof, not of the new password. */
const proofCodes: ReadonlySet<string> = new Set([
  'reauthentication_needed',
  'reauthentication_not_valid',
  'current_password_required',
  'current_password_invalid',
]);

async function sendNonce(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.reauthenticate();
  if (error) throw error;
}

export function PasswordSection() {
  const [password, setPassword] = useState('');
  const [proof, setProof] = useState<{ kind: Proof; value: string }>({ kind: 'none', value: '' });
  const [wrong, setWrong] = useState<'password' | 'proof'>('password');
  const { isBusy, error, run, refuse } = useAction();
  const form = useFocusOnError(error);

  const change = async (): Promise<void> => {
    const { auth } = await getSupabase();
    const { error: refused } = await auth.updateUser({
      password,
      ...(proof.kind === 'nonce' ? { nonce: proof.value.trim() } : {}),
      ...(proof.kind === 'current' ? { current_password: proof.value } : {}),
    });
    const asked = proofOf[refused?.code ?? ''];
    if (asked && proof.kind === 'none') {
      if (asked === 'nonce') await sendNonce();
      setProof({ kind: asked, value: '' });
      return;
    }
    setWrong(proofCodes.has(refused?.code ?? '') ? 'proof' : 'password');
    if (refused) throw refused;
    setPassword('');
    setProof({ kind: 'none', value: '' });
    toast(texts.password.done);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') {
      setWrong('password');
      return refuse(texts.password.required);
    }
    await run(change);
  };
  return (
    <Section heading={texts.password.heading}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.password.label}
          type="password"
          autoComplete="new-password"
          hint={texts.password.hint}
          value={password}
          error={wrong === 'password' ? error : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {proof.kind !== 'none' && (
          <Field
            label={proof.kind === 'nonce' ? texts.password.nonce : texts.password.current}
            type={proof.kind === 'nonce' ? 'text' : 'password'}
            autoComplete={proof.kind === 'nonce' ? 'one-time-code' : 'current-password'}
            autoFocus
            value={proof.value}
            error={wrong === 'proof' ? error : undefined}
            onChange={(event) => setProof({ ...proof, value: event.target.value })}
          />
        )}
        <Button type="submit" className="self-start" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.saving : texts.password.change}
        </Button>
      </form>
    </Section>
  );
}
