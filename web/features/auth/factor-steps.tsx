import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import { texts } from './texts.ts';

/** Asks for the code of the person's second factor; with several, they choose one. */
export function FactorSteps({ onVerified }: { onVerified?: () => void }) {
  const { user } = useAuth();
  const factors = user?.factors?.filter(({ status }) => status === 'verified') ?? [];
  const [chosenId, setChosenId] = useState(factors[0]?.id);
  const chosen = factors.find(({ id }) => id === chosenId) ?? factors[0];
  return (
    <>
      {factors.length > 1 && <Choice factors={factors} chosenId={chosen?.id} onChoose={setChosenId} />}
      {chosen && <FactorCodeForm key={chosen.id} factor={chosen} {...(onVerified ? { onVerified } : {})} />}
    </>
  );
}

interface ChoiceProps {
  factors: readonly Factor[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

function Choice({ factors, chosenId, onChoose }: ChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{texts.secondFactor.which}</legend>
      {factors.map(({ id, friendly_name: name }, index) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="factor" checked={chosenId === id} onChange={() => onChoose(id)} />
          {name || texts.secondFactor.unnamed(index + 1)}
        </label>
      ))}
    </fieldset>
  );
}
