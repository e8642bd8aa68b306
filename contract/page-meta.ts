/** What search engines and link previews show about a page. */
export interface PageMeta {
  title: string;
  description: string;
}

/** The public pages; only these are listed in the sitemap and may be indexed. */
export const publicPages: Readonly<Record<string, PageMeta>> = {
  '/': {
    title: 'Get your resume past the ATS · Shortlist',
    description:
      'Paste a job description and your resume: an honest ATS match score with every point explained, the keywords you show and lack, and an optimized resume that says nothing untrue.',
  },
  '/login': {
    title: 'Login · Shortlist',
    description: 'Log in to Shortlist to see your saved analyses and optimize your resume for the next application.',
  },
  '/register': {
    title: 'Register · Shortlist',
    description: 'Create a free Shortlist account: full resume analyses every day, saved to your own dashboard.',
  },
  '/about-data': {
    title: 'About the data · Shortlist',
    description:
      'How Shortlist scores a resume against a posting, what happens to your texts, and its open data sources.',
  },
};

/** Every other page: behind a sign-in, or short-lived. */
export const otherPage: PageMeta = {
  title: 'Shortlist',
  description: 'An honest match score, keyword analysis and an optimized resume for every job application.',
};
