import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { authTexts } from '#web/lib/auth-texts.ts';
import { useCommonPassword } from '#web/lib/use-common-password.ts';
import { CommonPasswordNote } from '#web/ui/common-password-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { texts } from './texts.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'label' | 'trailing' | 'onInput'>;

/** A password, hidden until its owner wants to see it. Warns when a new password is among the most common. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const isNew = props.autoComplete === 'new-password';
  const isCommon = useCommonPassword(isNew ? typed : '');
  const field = (
    <Field
      {...props}
      label={texts.password}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => setTyped(event.currentTarget.value)}
      trailing={
        <IconButton
          label={isShown ? texts.hideCharacters : texts.showCharacters}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
  if (!isNew) return field;
  return (
    <div className="flex flex-col gap-1.5">
      {field}
      <CommonPasswordNote>{isCommon ? authTexts.commonPassword : undefined}</CommonPasswordNote>
    </div>
  );
}
