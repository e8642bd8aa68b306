import { useAuth } from '#web/lib/auth.ts';
import { usePart } from './use-part.ts';

const load = () => import('#web/features/auth/auth-dialog.tsx').then((module) => module.AuthDialog);

/** Where the auth dialog opens; it is downloaded when it first does. */
export function AuthDialogHost() {
  const { dialog, closeAuthDialog } = useAuth();
  const AuthDialog = usePart(load, dialog !== null, closeAuthDialog);
  return AuthDialog && dialog && <AuthDialog tab={dialog} />;
}
