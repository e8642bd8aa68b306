import { type FormEvent, useEffect, useState } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

/** The email address, a form to change it, and what a pending change waits for. */
export function EmailSection() {
  const { user } = useAuth();
  const [email, setEmail] = useState('');
  const { isBusy, error, run, refuse } = useAccountAction();
  const form = useFocusOnError(error);

  const isPending = Boolean(user?.new_email);
  useEffect(() => {
    if (isPending) void refreshUser();
  }, [isPending]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    if (wanted === '') return refuse(texts.email.required);
    await run(async () => {
      const { auth } = await getSupabase();
      const redirect = { emailRedirectTo: `${location.origin}${paths.account}` };
      const { data, error: refused } = await auth.updateUser({ email: wanted }, redirect);
      if (refused) throw refused;
      setEmail('');
      toast(data.user.new_email ? texts.email.asked : texts.email.done);
    });
  };
  return (
    <Section heading={texts.email.heading}>
      <p className="wrap-anywhere text-muted">{user?.email ? texts.email.current(user.email) : texts.email.none}</p>
      {user?.new_email && <Alert title={texts.email.asked.title}>{texts.email.pending(user.new_email)}</Alert>}
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.email.label}
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" className="self-start" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.saving : texts.email.change}
        </Button>
      </form>
    </Section>
  );
}

/** The emails' links may have been opened elsewhere since this session last loaded its user. */
async function refreshUser(): Promise<void> {
  const { auth } = await getSupabase();
  await auth.refreshSession();
}
