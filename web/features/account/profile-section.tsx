import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useAuth } from '#web/lib/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

/** The name. The update itself shows the toasts. */
export function ProfileSection() {
  const { profile, updateProfile } = useAuth();
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stored = profile?.name ?? '';
  const name = typed ?? stored;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // A failure shows a toast and keeps the input.
    await updateProfile({ name: name.trim() || null }).then(
      () => setTyped(undefined),
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <Section heading={texts.profile.heading}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.profile.name}
          autoComplete="name"
          maxLength={limits.nameCharacters}
          value={name}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="self-start" disabled={isBusy || name.trim() === stored} aria-busy={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </form>
    </Section>
  );
}
