import { useAuth } from '#web/lib/auth.ts';
import { usePart } from '#web/lib/use-part.ts';

async function load() {
  // The dialog's machinery in parallel, which it would ask for next.
  const [{ AuthDialog }] = await Promise.all([
    import('#web/features/auth/auth-dialog.tsx'),
    import('#web/ui/dialog-view.tsx'),
  ]);
  return AuthDialog;
}

/** Where the auth dialog opens; it is downloaded when it first does. */
export function AuthDialogHost() {
  const { dialog, closeAuthDialog } = useAuth();
  const AuthDialog = usePart(load, dialog !== null, closeAuthDialog);
  return AuthDialog && dialog && <AuthDialog tab={dialog} />;
}
