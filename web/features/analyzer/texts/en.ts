import type { Format } from '#contract/format.ts';

const fieldNames = {
  jobTitle: 'job title',
  jobDescription: 'job description',
  resumeText: 'resume',
};

/** Every sentence of the analyzer. Titles and toasts are given to the letter (docs/product.md). */
export const texts = (format: Format) => ({
  heading: 'Resume Analyzer',
  intro:
    'Paste the posting and your resume, or drop them as PDF or Word files. You will see how well the resume answers the posting, and why.',
  aiReads: (model: string, host: string) => `Both texts are also read by a language model: ${model} at ${host}.`,
  jobDescription: {
    title: 'Job Description',
    titleLabel: 'Job Title',
    titleHint: 'Optional. Names the analysis on your dashboard.',
    titleRead: 'Read from the job description. Names the analysis on your dashboard; change it as you like.',
    suggestions: 'Titles from the job description',
    use: (title: string) => `Use “${title}”`,
    titlePlaceholder: 'e.g. Software Engineer or Data Analyst',
    placeholder: 'Paste the job description here...',
  },
  example: {
    button: 'Load an example',
    question: 'Replace your texts with the example?',
    explanation: 'The job title, job description and resume you have typed would be lost.',
    keep: 'Keep my texts',
    replace: 'Replace',
  },
  resume: { title: 'Your Resume', placeholder: 'Paste the text of your resume here...' },
  file: { choose: 'Choose a file', chooseFor: (field: string) => `Choose a file for “${field}”` },
  library: 'My resumes',
  counted: (characters: number, limit: number) => `${format.number(characters)} of ${format.number(limit)} characters`,
  analyze: (signedIn: boolean): string => (signedIn ? 'Analyze Resume & Save' : 'Analyze Resume'),
  analyzing: (signedIn: boolean): string => (signedIn ? 'Analyzing & Saving...' : 'Analysis in Progress...'),
  cancel: 'Cancel',
  stages: {
    matching: 'Matching your resume with the posting.',
    waiting: 'Matched. Waiting for the language model.',
    writing: 'The language model is rewriting your resume.',
    checking: 'Checking each change against your resume.',
  },
  written: (words: number) => format.plural(words, { one: '# word so far.', other: '# words so far.' }),
  ready: 'Ready to analyze.',
  problems: {
    bothMissing: 'Add the job description and your resume.',
    postingMissing: 'Add the job description.',
    resumeMissing: 'Add your resume.',
    notText: (field: keyof typeof fieldNames) =>
      `The ${fieldNames[field]} holds data that is not text. Copy the text out of the document and paste it again.`,
    tooLong: (field: keyof typeof fieldNames, over: number, limit: number) =>
      `The ${fieldNames[field]} is ${format.plural(over, { one: '# character', other: '# characters' })} over the limit of ${format.number(limit)}. Shorten it to go on; nothing was cut off.`,
  },
  pasteRefused: (characters: number, limit: number) =>
    `What you pasted has ${format.number(characters)} characters, over the limit of ${format.number(limit)}. It was not added; the text here is unchanged.`,
  scansLeft: (left: number) => format.plural(left, { one: '# scan left today.', other: '# scans left today.' }),
  missingInformation: {
    title: 'Missing information',
    description: 'Please provide both a job description and your resume.',
  },
  /** Why an analysis had to do without the AI; product rule 8.4 has the first two to the letter. */
  notes: {
    start: 'AI analysis unavailable',
    unavailable: (reason: string) => `AI analysis unavailable: ${reason}`,
    invalidFormat: 'AI analysis unavailable due to invalid response format. Using basic keyword matching instead.',
    failed: (reason: string) => `Error analyzing resume: ${reason}`,
    keyCheckFailed: (reason: string) => `Error verifying API key: ${reason}`,
    keyIssue: (reason: string) => `AI provider key issue: ${reason}`,
    keyException: 'Exception during verification',
    unreachable: 'The server could not be reached or took too long.',
    status: (status: number) => `The server answered with status ${status}.`,
  },
  keyIssue: {
    title: 'AI Provider Key Issue',
    withoutAi: 'Analyze without AI',
    first: 'The AI key must be valid first.',
    invalid: 'The AI provider key is not configured or invalid.',
  },
  recheck: { button: 'Recheck API Key', busy: 'Checking...', toastTitle: 'API Key Status Checked' },
  results: {
    versions: 'Versions',
    heading: 'Analysis Results',
    startNew: 'Start New Analysis',
    matchScore: 'ATS Match Score',
    optimizedScore: 'Optimized Match Score',
    notOptimized: 'Not optimized yet',
    scoreMeaning: 'How well this resume answers this posting.',
    keywordAnalysis: 'Keyword Analysis',
    keywordAnalysisHint: 'Choose a keyword to see the lines of your resume that show it.',
    missing: 'Missing Keywords',
    missingHint: 'Add these to your resume to improve your match score',
    noneMissing: 'Your resume shows every keyword of this posting.',
    noKeywords: 'No keyword was recognised in this posting.',
    matched: 'Matched Keywords',
    matchedHint: 'Already present in your resume',
    noneMatched: 'No keyword of this posting was found in your resume.',
    recommendations: 'AI Recommendations',
    noRecommendations: 'Nothing else to recommend.',
    placement: 'Keyword Placement Suggestions',
    originalTab: 'Original Resume',
    optimizedTab: 'Optimized Resume',
    compareTab: 'Compare',
    optimize: 'Optimize Resume',
    scoreChange: (before: number, after: number) =>
      `Match score ${format.percent(before)} before, ${format.percent(after)} now.`,
    changeConfirmed: 'Change confirmed keywords',
    saving: 'Saving...',
    download: 'Download',
    resumeTabs: 'Resume texts',
    save: 'Save to dashboard',
    notSaved: (reason: string) => `Not saved: ${reason}`,
    saved: 'Saved to your dashboard',
  },
  failedToast: { title: 'Analysis Failed', description: 'There was a problem analyzing your resume.' },
  failed: {
    kept: 'Your texts are kept. You can try again, or go back and change them.',
    retry: 'Try again',
  },
  bar: {
    gained: (points: number) => `${format.number(points, { signDisplay: 'exceptZero' })} since you opened it`,
    label: 'Result and next step',
    answers: (changes: number, points: number) =>
      `${format.plural(changes, { one: '# change needs your answer', other: '# changes need your answer' })}${points > 0 ? `, up to +${format.number(points)}` : ''}.`,
    keywords: (keywords: number, points: number) =>
      `${format.plural(keywords, { one: '# keyword is not named', other: '# keywords are not named' })} in your resume${points > 0 ? `: up to +${format.number(points)}` : ''}. Say ${keywords === 1 ? 'whether it is' : 'which are'} true of you.`,
    done: 'Nothing waits for your answer. Your resume is ready to download.',
    showChange: 'Show the first',
    showGaps: 'Show what is missing',
  },
  edit: {
    back: 'Back to the change',
    hint: 'Change the text here: the score follows, and no scan is used.',
    undo: 'Undo',
    redo: 'Redo',
    samePlace: {
      title: 'You wrote in the same place',
      description: 'Your words stay as they are. Change them in the resume if you want this change.',
    },
  },
  conflict: {
    explanation: 'This analysis was changed in another tab or on another device.',
    reload: 'Show what is saved',
    keepMine: 'Keep what is here',
  },
  panes: { label: 'Show', todo: 'What to do', resume: 'Resume' },
  opening: 'Opening the analysis...',
  gone: {
    title: 'This analysis cannot be found',
    description: 'It may have been deleted, or it was saved by another account. Your own are on your dashboard.',
  },
  notLoaded: {
    title: 'This analysis could not be loaded',
    description: 'Check your connection and try again. Nothing is lost.',
  },
  toDashboard: 'Go to Dashboard',
  importance: { must: 'Must have', preferred: 'Preferred', nice: 'Nice to have', unsure: 'Perhaps asked for' },
  found: 'found',
  absent: 'missing',
  foundOf: (found: number, all: number) => `${format.number(found)} of ${format.number(all)} found`,
  alternatives: (names: readonly string[]) => `Any of: ${format.anyOf(names)}`,
  noEvidence: 'No line of your resume shows this.',
  strengths: {
    exact: 'the same words',
    alias: 'another name for it',
    inflected: 'another form of the word',
    meaning: 'said in other words',
    partial: 'in part: some of its words, or words that go with it',
    near: 'a similar spelling',
    related: 'related, so it counts in part',
    none: 'no match',
  },
  placements: {
    shown: 'shown in your work',
    listed: 'listed as a skill',
    passing: 'mentioned in passing',
    none: 'outside any section',
  },
  arithmetic: {
    title: 'How this score is made',
    optimizedTitle: 'How the optimized score is made',
    failed: 'The breakdown cannot be shown in this browser. Load the page again and try once more.',
    caption: 'Points earned, part by part',
    part: 'Part',
    points: 'Points',
    earned: (earned: string, possible: string) => `${earned} of ${possible}`,
    formula: (version: string) => `Formula version ${version}. The same texts always give the same score.`,
  },
  lines: {
    intro:
      'Where a line may show a keyword in other words, the list asks: only you can tell. What you confirm counts, and is remembered for your next analyses.',
    refused: 'You said that this line does not show it.',
    yes: 'Yes, it does',
    no: 'No',
    confirmed: (requirement: string) => `Confirmed by you: ${requirement}`,
    takeBack: 'Take back',
    takeBackOf: (requirement: string) => `Take back the answer about ${requirement}`,
    scores: (read: string, withAnswers: string) => `${read} as read, ${withAnswers} with what you confirmed`,
    total: 'With what you confirmed',
  },
  reading: {
    decisive: (names: readonly string[]) =>
      `The posting requires ${format.allOf(names)}, and your resume does not show ${names.length === 1 ? 'it: add it' : 'them: add them'}, or this application is likely to be refused.`,
    about: (from: number, to: number) =>
      `About this number: between ${format.percent(from)} and ${format.percent(to)}. Only part of what this posting asks for is certain.`,
    aboutWord: (from: number, to: number) => `about ${format.number(from)} to ${format.number(to)}`,
    little:
      'Too little of what this posting asks for is certain to judge by this number. Read what it asks for and what was found instead.',
    littleWord: 'not certain',
    found: (why: string) => `We found little to match in this posting: ${why}.`,
    why: {
      short: 'it has fewer than 80 words',
      language: 'it is in a language that the matching does not cover',
      company: 'it speaks mostly of the company, its offer and the law',
      general: 'it asks mostly in general words',
    },
  },
  knockOuts: { title: 'Can decide regardless of the score', met: 'met', unmet: 'not shown' },
  parseHealth: 'Readable by machines',
  writingQuality: 'Writing quality',
  findings: (findings: number) => format.plural(findings, { one: '# finding', other: '# findings' }),
  notCovered: (code: string) => {
    const language = code === 'und' ? 'a language that was not recognised' : format.languageName(code);
    return `This posting seems to be in ${language}, which the matching does not cover well. Take the score as a rough guide.`;
  },
  issue: {
    title: 'AI Analysis Issue',
    engineScore: "The score shown is the built-in engine's, without the language model.",
    basicScore: 'The score shown is the share of keywords that basic matching found.',
  },
  clear: 'Clear',
  clearField: (title: string) => `Clear: ${title}`,
  reported: {
    title: 'Your texts contain instructions to an AI',
    explanation:
      'They had no effect on this analysis. Remove them from your resume; if they are in the posting, be aware of them.',
    where: (where: 'resume' | 'jobDescription', isHidden: boolean) =>
      `${where === 'resume' ? 'Resume' : 'Job description'}${isHidden ? ', hidden from readers' : ''}:`,
  },
  limited: {
    title: 'AI Analysis Limited',
    description: 'The analysis completed with limited AI features. Some improvements may be available.',
  },
  savedToast: { title: 'Analysis Saved', description: 'You can find it on your dashboard.' },
  saveFailed: {
    title: 'Save Failed',
    description: 'Your analysis was completed but could not be saved. You can try saving it manually.',
  },
  notAuthenticated: 'User is not authenticated',
  optimizedToast: {
    title: 'Resume Optimized',
    description: 'Your resume has been optimized and saved to your dashboard.',
  },
  scanLimit: {
    renews: (when: string) => `They renew ${when}, in your time.`,
    title: 'Daily Scan Limit Reached',
    text: (limit: number) => `You've used all ${limit} of your daily resume scans.`,
    benefitsTitle: 'Premium includes:',
    benefits: (scans: number) => [
      format.plural(scans, { one: '# resume scan per day', other: '# resume scans per day' }),
      'Advanced AI-powered resume optimization',
      'Priority support',
    ],
    later: 'Maybe Later',
    upgrade: 'Upgrade to Premium',
    checkoutLink: 'Open the checkout',
    checkoutFailed: {
      title: 'Subscription Error',
      description: 'Could not initiate the subscription process. Please try again.',
    },
    notConfigured: 'Configuration Error',
    blocked: { title: 'Popup Blocked', description: 'Please allow popups for this website and try again.' },
  },
  scanUsed: {
    title: 'This scan is used',
    description: 'The AI had begun to answer, so the scan counts even though its answer is not shown.',
  },
  scanCheckFailed: {
    title: 'Scan limit check failed',
    description: 'We could not check how many scans you have left today. You can still analyze.',
  },
  sessionEnded: {
    title: 'Please log in again',
    description: 'Your session has ended. Your texts are kept here.',
  },
});

export type Texts = ReturnType<typeof texts>;
