import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { authTexts } from '#web/lib/auth-texts.ts';
import { passwordCharacters } from '#web/lib/password-characters.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { useCommonPassword } from '#web/lib/use-common-password.ts';
import { Button } from '#web/ui/button.tsx';
import { CommonPasswordNote } from '#web/ui/common-password-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';
import { useCurrentPassword } from './use-current-password.ts';

/** What the server wants besides the new password; its refusal says so. */
type Proof = 'none' | 'nonce' | 'current';

/** Which field a refusal is about. */
type Wrong = 'password' | 'proof' | 'current';

const proofOf: Readonly<Record<string, Proof>> = {
  reauthentication_needed: 'nonce',
  current_password_required: 'current',
};

/** Errors about that proof, not about the new password. */
const proofCodes: ReadonlySet<string> = new Set([
  'reauthentication_needed',
  'reauthentication_not_valid',
  'current_password_required',
  'current_password_invalid',
]);

function findWrong(code: string | undefined, isCurrentAsked: boolean): Wrong {
  if (!proofCodes.has(code ?? '')) return 'password';
  return isCurrentAsked && code?.startsWith('current_password') ? 'current' : 'proof';
}

async function sendNonce(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.reauthenticate();
  if (error) throw error;
}

export function PasswordSection() {
  const { user } = useAuth();
  const isCurrentAsked = useCurrentPassword(user?.id);
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const isCommon = useCommonPassword(password);
  const [proof, setProof] = useState<{ kind: Proof; value: string }>({ kind: 'none', value: '' });
  const [wrong, setWrong] = useState<Wrong>('password');
  const { isBusy, error, run, refuse } = useAccountAction();
  const form = useFocusOnError(error);

  const change = async (): Promise<void> => {
    const { auth } = await getSupabase();
    const { error: refused } = await auth.updateUser({
      password,
      ...(proof.kind === 'nonce' ? { nonce: proof.value.trim() } : {}),
      ...(proof.kind === 'current' ? { current_password: proof.value } : {}),
      ...(isCurrentAsked ? { current_password: current } : {}),
    });
    const asked = proofOf[refused?.code ?? ''];
    if (asked && proof.kind === 'none') {
      if (asked === 'nonce') await sendNonce();
      setProof({ kind: asked, value: '' });
      return;
    }
    setWrong(findWrong(refused?.code, isCurrentAsked));
    if (refused) throw refused;
    setPassword('');
    setCurrent('');
    // A person without a password has one now.
    void queryClient.invalidateQueries({ queryKey: ['current-password'] });
    setProof({ kind: 'none', value: '' });
    toast(texts.password.done);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isCurrentAsked && current === '') {
      setWrong('current');
      return refuse(texts.password.currentRequired);
    }
    if (password === '') {
      setWrong('password');
      return refuse(texts.password.required);
    }
    await run(change);
  };
  return (
    <Section heading={texts.password.heading}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {isCurrentAsked && (
          <Field
            label={texts.password.current}
            type="password"
            autoComplete="current-password"
            value={current}
            error={wrong === 'current' ? error : undefined}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
        <Field
          label={texts.password.label}
          type="password"
          autoComplete="new-password"
          hint={texts.password.hint(passwordCharacters)}
          value={password}
          error={wrong === 'password' ? error : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <CommonPasswordNote>{isCommon ? authTexts.commonPassword : undefined}</CommonPasswordNote>
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
