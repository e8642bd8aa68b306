import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { texts } from './texts.ts';

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'label' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label={texts.password}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? texts.hideCharacters : texts.showCharacters}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
