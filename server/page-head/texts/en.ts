/** What search engines and link previews say about a page: `other` is every page behind a sign-in, and the short-lived ones. */
export const texts = () => ({
  other: 'An honest match score, keyword analysis and an optimized resume for every job application.',
  home: 'Paste a job description and your resume: an honest ATS match score with every point explained, the keywords you show and lack, and an optimized resume that says nothing untrue.',
  login: 'Log in to Shortlist to see your saved analyses and optimize your resume for the next application.',
  register: 'Create a free Shortlist account: full resume analyses every day, saved to your own dashboard.',
  aboutData: 'How Shortlist scores a resume against a posting, what happens to your texts, and its open data sources.',
});

export type Texts = ReturnType<typeof texts>;
