import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { format } from '#web/lib/format.ts';
import { withProof } from '#web/lib/proof-request.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

interface Enrolment {
  id: string;
  qrCode: string;
  secret: string;
}

/** The server requires unique names; the time makes the name unique. */
function nameOfNow(): string {
  return `${texts.factors.unnamed} ${format.moment(new Date())}`;
}

async function enrol(): Promise<Enrolment> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: nameOfNow() });
  if (error) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Shows the secret for the person's app, and turns the second step on with its first code. */
export function EnrolFactor({ onClose }: { onClose(): void }) {
  const enrolment = useQuery({
    queryKey: ['enrol-factor'],
    queryFn: () => withProof(enrol, { kind: 'enrol', provider: '' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [code, setCode] = useState('');
  const { isBusy, error, run, refuse } = useAccountAction();
  const form = useFocusOnError(error);

  const turnOn = async (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\D/g, '');
    if (digits.length !== 6 || !enrolment.data) return refuse(texts.factors.short);
    const factorId = enrolment.data.id;
    const isOn = await run(async () => {
      const { auth } = await getSupabase();
      const { error: refused } = await auth.mfa.challengeAndVerify({ factorId, code: digits });
      if (refused) throw refused;
      // The answer contains the user as before; the next token has the factor.
      await auth.refreshSession();
    });
    if (!isOn) return;
    toast(texts.factors.on);
    onClose();
  };
  if (enrolment.isError) return <SectionError>{describeAuthError(enrolment.error) || texts.failed}</SectionError>;
  if (!enrolment.data) return null;
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void turnOn(event)}>
      <p>{texts.factors.scan}</p>
      <img src={enrolment.data.qrCode} alt={texts.factors.picture} className="size-48 rounded-lg bg-white p-2" />
      <p className="text-sm">
        {texts.factors.secret}: <code className="wrap-anywhere">{enrolment.data.secret}</code>
      </p>
      <Field
        label={texts.factors.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.factors.turningOn : texts.factors.turnOn}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.factors.cancel}
        </Button>
      </div>
    </form>
  );
}
