import { useState } from 'react';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import type { SignInOptions } from '#web/lib/use-sign-in-options.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { signInWithProvider } from './auth-requests.ts';
import { texts } from './texts.ts';
import { useOrigin } from './use-origin.ts';

/** A button for each configured provider; nothing when there is none. */
export function ProviderButtons({ providers }: Pick<SignInOptions, 'providers'>) {
  const origin = useOrigin();
  const [chosen, setChosen] = useState<string>();
  if (providers.length === 0) return null;

  const choose = async (provider: string) => {
    setChosen(provider);
    try {
      await signInWithProvider(provider, origin);
    } catch (error) {
      setChosen(undefined);
      const description = describeAuthError(error) || texts.providers.failed;
      toast({ title: texts.providers.failedTitle, description, variant: 'destructive' });
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.providers.or}
      </p>
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          variant="secondary"
          disabled={chosen !== undefined}
          aria-busy={chosen === name}
          onClick={() => void choose(name)}
        >
          {texts.providers.continue(label)}
        </Button>
      ))}
    </div>
  );
}
