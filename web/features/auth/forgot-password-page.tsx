import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { sendRecovery } from './auth-requests.ts';
import { EmailForm } from './email-form.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import { texts } from './texts.ts';

/** Sends the email to reset a password; shows the same message for every address. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState<string>();
  const navigate = useNavigate();
  const { title, heading, intro, button, sent, other, otherLink } = texts.forgot;
  return (
    <AuthCard title={title} heading={heading} other={{ question: other, link: otherLink, to: paths.login }}>
      {email === undefined ? (
        <EmailForm
          intro={intro}
          button={button}
          onSend={async (address) => {
            await sendRecovery(address);
            setEmail(address);
          }}
        />
      ) : (
        <SentCodeForm
          email={email}
          purpose="recovery"
          message={sent(email)}
          onResend={() => sendRecovery(email)}
          onVerified={() => void navigate(paths.resetPassword)}
          onBack={() => setEmail(undefined)}
        />
      )}
    </AuthCard>
  );
}
