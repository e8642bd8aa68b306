import { useAuth } from '#web/lib/auth.ts';
import { usePart } from '#web/lib/use-part.ts';

async function load() {
  // Load the dialog's own code in parallel: it would ask for it next.
  const [{ AuthDialog }] = await Promise.all([
    import('#web/features/auth/auth-dialog.tsx'),
    import('#web/ui/dialog-view.tsx'),
  ]);
  return AuthDialog;
}

/** The place of the auth dialog, which is downloaded when it first opens. */
export function AuthDialogHost() {
  const { dialog, closeAuthDialog } = useAuth();
  const AuthDialog = usePart(load, dialog !== null, closeAuthDialog);
  return AuthDialog && dialog && <AuthDialog tab={dialog} />;
}
