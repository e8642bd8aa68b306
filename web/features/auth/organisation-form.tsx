import { signInWithOrganisation } from './auth-requests.ts';
import { EmailForm } from './email-form.tsx';
import { texts } from './texts.ts';
import { useOrigin } from './use-origin.ts';

/** Finds the organisation by the email address's domain and opens its sign-in page. */
export function OrganisationForm() {
  const origin = useOrigin();
  return (
    <EmailForm
      intro={texts.organisation.intro}
      button={texts.organisation.button}
      onSend={(email) => signInWithOrganisation(email, origin)}
    />
  );
}
