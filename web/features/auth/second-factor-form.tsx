import { type FormEvent, useState } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { giveSecondFactor } from './auth-requests.ts';
import { CodeField, toCode } from './code-field.tsx';
import { texts } from './texts.ts';

/** Between the password and the pages of a person who has a second factor. */
export function SecondFactorForm() {
  const { user, logout } = useAuth();
  const factors = user?.factors?.filter(({ status }) => status === 'verified') ?? [];
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (toCode(code).length < 6) return setError(texts.code.tooShort);
    setBusy(true);
    setError(undefined);
    try {
      await giveSecondFactor(chosen, toCode(code));
    } catch (caught) {
      setBusy(false);
      setError(describeAuthError(caught) || texts.code.failed);
    }
  };
  return (
    <div className="mx-auto w-full max-w-100 py-6 sm:py-12">
      <Card className="flex flex-col gap-4">
        <PageHeading size="card">{texts.secondFactor.heading}</PageHeading>
        <p className="text-muted">{texts.secondFactor.description}</p>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          {factors.length > 1 && (
            <fieldset className="flex flex-col gap-1">
              <legend className="mb-1 font-medium text-sm">{texts.secondFactor.which}</legend>
              {factors.map(({ id, friendly_name: name }, index) => (
                <label key={id} className="flex min-h-11 items-center gap-3">
                  <input type="radio" name="factor" checked={chosen === id} onChange={() => setChosen(id)} />
                  {name || texts.secondFactor.unnamed(index + 1)}
                </label>
              ))}
            </fieldset>
          )}
          <CodeField
            label={texts.secondFactor.label}
            autoFocus
            value={code}
            error={error}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? texts.code.verifying : texts.secondFactor.button}
          </Button>
        </form>
        <Button variant="ghost" onClick={() => void logout()}>
          {texts.secondFactor.other}
        </Button>
      </Card>
    </div>
  );
}
