import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FunctionError } from '#contract/function-error.ts';
import { useAuth } from '#web/lib/auth.ts';
import { authState } from '#web/lib/auth-state.ts';
import { clearDraft } from '#web/lib/draft.ts';
import { paths } from '#web/lib/paths.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

/** What to type to confirm deleting an account without an email address; the server expects the same. */
const NO_EMAIL_WORD = 'DELETE';

export function DeleteSection() {
  const { user } = useAuth();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section heading={texts.remove.heading}>
      <p className="text-muted">{texts.remove.description}</p>
      <Button variant="destructive" className="self-start" onClick={() => setOpen(true)}>
        {texts.remove.open}
      </Button>
      {isOpen && <DeleteDialog word={user?.email || NO_EMAIL_WORD} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function DeleteDialog({ word, onClose }: { word: string; onClose(): void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { isBusy, error, run } = useAccountAction();
  const form = useFocusOnError(error);
  const isConfirmed = typed.trim().toLowerCase() === word.toLowerCase();

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed) return;
    const isGone = await run(() => deleteAccount(typed.trim()));
    if (!isGone) return;
    // First, so that this page does not ask the person to sign in on the way out.
    authState.change({ isLoggingOut: true });
    await navigate(paths.home);
    const { auth } = await getSupabase();
    await auth.signOut({ scope: 'local' });
    clearDraft();
    authState.change({ isLoggingOut: false });
    toast(texts.remove.done);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.remove.title}
      description={texts.remove.description}
    >
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void remove(event)}>
        <Field
          label={texts.remove.label(word)}
          data-autofocus
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogFooter>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {texts.remove.cancel}
          </Button>
          <Button type="submit" variant="destructive" disabled={!isConfirmed || isBusy} aria-busy={isBusy}>
            {isBusy ? texts.remove.busy : texts.remove.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

async function deleteAccount(confirmation: string): Promise<void> {
  const client = await getSupabase();
  const { error, response } = await client.functions.invoke('delete-account', { body: { confirmation } });
  if (!error) return;
  const told = FunctionError.safeParse(await response?.json().catch(() => undefined));
  throw new Error(told.success ? told.data.error : texts.failed);
}
