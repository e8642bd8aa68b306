import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { loadPage } from '#web/app/pages.tsx';
import { startAuth } from '#web/lib/auth-session.ts';
import { language } from '#web/lib/language.ts';
import '#web/ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

document.documentElement.lang = language;
startAuth();
const firstPage = loadPage(location.pathname);
const app = createRoot(root);
const show = (page: Promise<void> | undefined) =>
  app.render(
    <StrictMode>
      <App firstPage={page} />
    </StrictMode>,
  );
// What the served page begins with stays until React has the same and more (web/app/shells, public/theme.js).
const shell = root.querySelector<HTMLElement>('[data-shell]');
if (shell && shell.dataset.shell === document.documentElement.dataset.reader)
  void firstPage.then(() => show(undefined));
else show(firstPage);
