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
createRoot(root).render(
  <StrictMode>
    <App firstPage={firstPage} />
  </StrictMode>,
);
