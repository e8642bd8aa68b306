/** The sentences that every page shares. */
export const texts = {
  product: 'Shortlist',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  nav: { home: 'Home', dashboard: 'Dashboard', analyzer: 'Resume Analyzer' },
  login: 'Login',
  logout: 'Logout',
  openMenu: 'Open menu',
  menu: 'Menu',
  theme: (theme: string) => `Theme: ${theme}`,
  themes: { system: 'like the system', light: 'light', dark: 'dark' },
  copyright: (year: number) => `© ${year} Shortlist. All rights reserved.`,
  aboutData: 'About the data',
  loading: 'Loading...',
  tryAgain: 'Try again',
  failed: {
    title: 'This page ran into a problem',
    description:
      'Nothing you saved is lost, and what you typed is kept. Try again; if it happens again, reload the page.',
  },
  notFound: {
    heading: 'Oops! Page not found',
    title: 'Page not found',
    description: 'There is no page at this address. It may have moved, or the link has a mistake.',
    link: 'Return to Home',
  },
} as const;
