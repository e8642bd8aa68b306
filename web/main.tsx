import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { startAuth } from '#web/lib/auth-session.ts';
import '#web/ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

startAuth();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
