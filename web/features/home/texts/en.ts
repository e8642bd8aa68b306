/** Every sentence of the home page. */
export const texts = () => ({
  title: 'Get your resume past the ATS',
  headline: 'Get Your Resume Past the ATS',
  lead: 'Shortlist reads the posting and your resume the way a recruiter’s system does: what matches, what is missing, and what it costs you. AI then works the missing keywords you really have into your resume, in a natural way.',
  start: 'Start Optimizing',
  dashboard: 'View Dashboard',
  tryIt: {
    choose: 'Choose a file',
    chooseFor: (field: string) => `Choose a file for “${field}”`,
    title: 'Try it',
    lead: 'No account needed. Paste texts or drop PDF and Word files; they stay in this browser.',
    jobDescription: 'Job Description',
    jobDescriptionPlaceholder: 'Paste the job description here...',
    resume: 'Your Resume',
    resumePlaceholder: 'Paste the text of your resume here...',
    example: 'Fill in an example',
    submit: 'See my score',
    busy: 'Reading both texts...',
    missing: {
      title: 'Missing information',
      description: 'Please provide both a job description and your resume.',
    },
    tooLong: (characters: string, limit: string) =>
      `This text has ${characters} characters; ${limit} is the most. Shorten it to the part that matters.`,
    pasteRefused: (characters: string, limit: string) =>
      `What you pasted has ${characters} characters, and was left out; ${limit} is the most.`,
    failed: {
      title: 'Analysis Failed',
      description: 'There was a problem analyzing your resume.',
    },
  },
  result: {
    title: 'ATS Match Score',
    meaning: 'How well this resume answers this posting.',
    uncertain: 'not certain',
    uncovered: 'The posting is in a language the engine does not know well, so take the number as a rough guide.',
    authenticationRequired: 'Authentication Required',
    authenticationReason:
      'Log in to see which keywords count, the lines of your resume that prove them, and what to add. Both texts come with you.',
    open: 'Login / Register',
    optimize: 'Optimize Resume',
    download: 'Download',
    back: 'Change the texts',
  },
  signedIn: {
    title: 'Ready for the next application',
    withDraft: 'The texts you typed are waiting in the analyzer.',
    withoutDraft: 'Paste a posting and your resume, or drop them as PDF or Word files, and see how well they match.',
    open: 'Open the analyzer',
  },
  features: {
    title: 'What you get',
    items: [
      {
        title: 'Keyword Analysis',
        text: 'Extracts the keywords of a job description, and checks whether your resume contains them, line by line.',
      },
      {
        title: 'AI Optimization',
        text: 'Puts missing keywords into your resume in a natural way. Only those you say are true: nothing is made up.',
      },
      {
        title: 'Resume Dashboard',
        text: 'Saves every analysis with its optimized resume, one for each job you apply for.',
      },
    ],
  },
  howItWorks: {
    title: 'How it works',
    lead: 'A small example, read by the same engine that reads yours.',
    posting: '1. The posting asks',
    resume: '2. Your resume answers',
    evidence: '3. Every keyword gets its evidence',
    found: 'Found',
    missing: 'Missing',
    notFound: 'No line of the resume shows it.',
  },
});

export type Texts = ReturnType<typeof texts>;
