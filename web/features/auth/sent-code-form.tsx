import { type FormEvent, useState } from 'react';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { type CodePurpose, verifyCode } from './auth-requests.ts';
import { CodeField, toCode } from './code-field.tsx';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds between two emails to one person; the server enforces the same. */
const RESEND_SECONDS = 60;

interface SentCodeFormProps {
  email: string;
  purpose: CodePurpose;
  /** What was sent, and to whom. */
  message: string;
  onResend(): Promise<void>;
  onVerified?: () => void;
  onBack(): void;
}

/** Shown after an email was sent: type its code here, open its link, or ask for another email. */
export function SentCodeForm({ email, purpose, message, onResend, onVerified, onBack }: SentCodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const form = useFocusOnError(error);
  const [progress, setProgress] = useState<'idle' | 'verifying' | 'sending'>('idle');
  const { seconds, restart } = useCountdown(RESEND_SECONDS);

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (toCode(code).length < 6) return setError(texts.code.tooShort);
    setProgress('verifying');
    setError(undefined);
    try {
      await verifyCode(email, toCode(code), purpose);
      onVerified?.();
    } catch (caught) {
      setProgress('idle');
      setError(describeAuthError(caught) || texts.code.failed);
    }
  };
  const resend = async () => {
    setProgress('sending');
    setError(undefined);
    try {
      await onResend();
      restart();
    } catch (caught) {
      setError(describeAuthError(caught) || texts.code.notSent);
    }
    setProgress('idle');
  };

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void verify(event)}>
      <p role="status" className="wrap-anywhere">
        {message}
      </p>
      <CodeField
        label={texts.code.label}
        data-autofocus
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={progress !== 'idle'} aria-busy={progress === 'verifying'}>
        {progress === 'verifying' ? texts.code.verifying : texts.code.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={onBack}>
          {texts.code.back}
        </Button>
        <Button variant="ghost" disabled={seconds > 0 || progress !== 'idle'} onClick={() => void resend()}>
          {seconds > 0 ? texts.code.resendIn(seconds) : texts.code.resend}
        </Button>
      </div>
    </form>
  );
}
