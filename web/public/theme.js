// Runs before the first paint. The counterpart of the theme is web/app/theme.ts.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem('shortlist-theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  // The served page begins with what its reader will see (web/app/shells), unless they chose another language or are about to sign in.
  const language = localStorage.getItem('shortlist-language') ?? page.lang;
  const isComingBack = new URLSearchParams(location.search).has('code');
  if (language === page.lang && !isComingBack)
    page.dataset.reader = localStorage.getItem('shortlist-auth') === null ? 'visitor' : 'person';
} catch {
  // Storage is blocked: the system's theme stands, and the page begins when its scripts are there.
}
