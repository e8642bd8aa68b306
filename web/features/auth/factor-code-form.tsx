import type { Factor } from '@supabase/auth-js';
import { type FormEvent, useState } from 'react';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { answerChallenge, challengeFactor } from './auth-requests.ts';
import { CodeField, toCode } from './code-field.tsx';
import { texts } from './texts.ts';

/** The code for one second factor. An app shows its code at any time; a phone is sent one first. */
export function FactorCodeForm({ factor, onVerified }: { factor: Factor; onVerified?: () => void }) {
  const isPhone = factor.factor_type === 'phone';
  const [challengeId, setChallengeId] = useState<string>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOnError(error);
  const mustSend = isPhone && challengeId === undefined;

  const attempt = async (fallback: string, act: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (caught) {
      setError(describeAuthError(caught) || fallback);
    }
    setBusy(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (mustSend) {
      return attempt(texts.secondFactor.notSent, async () => setChallengeId(await challengeFactor(factor.id)));
    }
    if (toCode(code).length < 6) return setError(texts.code.tooShort);
    await attempt(texts.code.failed, async () => {
      await answerChallenge(factor.id, challengeId ?? (await challengeFactor(factor.id)), toCode(code));
      onVerified?.();
    });
  };
  const { description, phoneDescription, phoneSent, label, phoneLabel, send, button } = texts.secondFactor;
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p role="status" className="text-muted">
        {isPhone ? (mustSend ? phoneDescription : phoneSent) : description}
      </p>
      {mustSend ? (
        <p role="alert" className="text-danger text-sm empty:hidden">
          {error}
        </p>
      ) : (
        <CodeField
          label={isPhone ? phoneLabel : label}
          autoFocus
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {mustSend ? (isBusy ? texts.sending : send) : isBusy ? texts.code.verifying : button}
      </Button>
      {isPhone && !mustSend && (
        <Button variant="ghost" disabled={isBusy} onClick={() => setChallengeId(undefined)}>
          {texts.code.resend}
        </Button>
      )}
    </form>
  );
}
