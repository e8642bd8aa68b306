// Runs before the first paint, so that a chosen theme never flashes. Its counterpart is web/app/theme.ts.
try {
  const theme = localStorage.getItem('shortlist-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stands.
}
