// Runs before the first paint. The counterpart of the theme is web/app/theme.ts.
const page = document.documentElement;
try {
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

// Where the page begins with something, its scripts wait until that is painted: before, they would only take the line from it
// (docs/decisions/028). A tab in the background paints nothing.
const scripts = document.querySelector('meta[name="shortlist-scripts"]');
const start = () => {
  const [first, ...others] = scripts.content.split(' ');
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: first });
  document.head.append(script);
};
if (scripts) {
  if (page.dataset.reader !== scripts.dataset.reader || document.hidden) start();
  else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
}
