import { useState } from 'react';
import { sendSignInCode } from './auth-requests.ts';
import { EmailForm } from './email-form.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import { texts } from './texts.ts';
import { useOrigin } from './use-origin.ts';

/** Signing in without a password: with the code or the link from an email. */
export function EmailCodeForm({ onSuccess }: { onSuccess?: () => void }) {
  const [email, setEmail] = useState<string>();
  const origin = useOrigin();
  if (email === undefined) {
    return (
      <EmailForm
        intro={texts.emailCode.intro}
        button={texts.emailCode.button}
        onSend={async (address) => {
          await sendSignInCode(address, origin);
          setEmail(address);
        }}
      />
    );
  }
  return (
    <SentCodeForm
      email={email}
      purpose="email"
      message={texts.emailCode.sent(email)}
      onResend={() => sendSignInCode(email, origin)}
      {...(onSuccess ? { onVerified: onSuccess } : {})}
      onBack={() => setEmail(undefined)}
    />
  );
}
