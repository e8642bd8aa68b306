import { useLocation } from 'react-router';
import { originOf } from '#web/lib/paths.ts';
import { AddressForm } from './address-form.tsx';
import { signInWithOrganisation } from './auth-requests.ts';
import { texts } from './texts.ts';

/** Finds the organisation by the address's domain and goes to its page. */
export function OrganisationForm() {
  const { state, pathname } = useLocation();
  return (
    <AddressForm
      intro={texts.organisation.intro}
      button={texts.organisation.button}
      onSend={(email) => signInWithOrganisation(email, originOf(state ?? { from: pathname }))}
    />
  );
}
