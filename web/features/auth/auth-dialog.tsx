import { useAuth } from '#web/lib/auth.ts';
import type { AuthTab } from '#web/lib/auth-state.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { texts } from './texts.ts';

/** Signing in without leaving the page. Opened anywhere with `openAuthDialog`; closes once someone is signed in. */
export function AuthDialog({ tab }: { tab: AuthTab }) {
  const { openAuthDialog, closeAuthDialog, dialogNext } = useAuth();
  return (
    <Dialog open onOpenChange={(open) => !open && closeAuthDialog()} title={texts.dialogTitles[tab]}>
      <Tabs
        value={tab}
        onValueChange={(value) => openAuthDialog(value === 'register' ? 'register' : 'login', dialogNext)}
      >
        <TabList label={texts.tabs.label} className="*:flex-1">
          <Tab value="login">{texts.tabs.login}</Tab>
          <Tab value="register">{texts.tabs.register}</Tab>
        </TabList>
        <TabPanel value="login">
          <LoginForm onSuccess={closeAuthDialog} />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm onSuccess={closeAuthDialog} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
