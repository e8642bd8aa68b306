/** The sentences that every page shares. */
export const texts = () => ({
  product: 'Shortlist',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  nav: { home: 'Home', dashboard: 'Dashboard', analyzer: 'Resume Analyzer', pricing: 'Pricing' },
  login: 'Login',
  account: 'Account',
  admin: 'Admin',
  adminInMenu: 'Admin Dashboard',
  logout: 'Logout',
  openMenu: 'Open menu',
  menu: 'Menu',
  theme: (theme: string) => `Theme: ${theme}`,
  themes: { system: 'like the system', light: 'light', dark: 'dark' },
  copyright: (year: number) => `© ${year} Shortlist. All rights reserved.`,
  aboutData: 'About the data',
  language: 'Language',
  operatorLinks: { privacy: 'Privacy', terms: 'Terms', imprint: 'Imprint' },
  aboutDataPage: {
    aiReads: (model: string, host: string) =>
      `What you analyze while you are signed in is also read by a language model: ${model} at ${host}. What it writes is checked against your resume before you see it.`,
    heading: 'About the data',
    how: [
      'Shortlist compares a posting with a resume by rules that anyone can look up: which skills, tools, licences and years a posting asks for, and which lines of the resume show them. The same texts always give the same score, and every score comes with its arithmetic.',
      'The score says how well a resume answers a posting. It says nothing about the person, and nothing about the chance of being hired.',
      'On the home page both texts are compared in your browser and sent nowhere. In the analyzer they are sent to this server, which saves them with the analysis on your dashboard until you delete it.',
    ],
    sources: 'Sources',
  },
  firstOfTwo: { title: 'Link accepted', description: 'Now open the link in the other email too.' },
  linkIgnored: {
    title: 'This link was not used',
    description: 'It belongs to a sign-in that did not begin in this browser. Nothing has changed here.',
  },
  linkFailed: {
    title: 'This link did not work',
    expired: 'It has been used or has expired. Ask for another one.',
    fallback: 'Please try again, or ask for another link.',
  },
  offline: 'You are offline. What is loaded stays here; saving and analyzing need a connection.',
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
    description: 'There is no page at this address. It may have moved, or the link may have a typo.',
    link: 'Return to Home',
  },
});

export type Texts = ReturnType<typeof texts>;
