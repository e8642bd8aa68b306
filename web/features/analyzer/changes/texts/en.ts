import type { Format } from '#contract/format.ts';

/** Every sentence about the changes of a rewriting; downloaded with them. */
export const texts = (format: Format) => ({
  heading: 'Changes to your resume',
  intro:
    'Each change was checked against your resume. What your resume proves is in already; anything it does not prove stays out until you say that it is true.',
  keys: 'Keyboard: j and k move between changes, a accepts, e edits, r rejects.',
  count: (taken: number, all: number) => `Changes in your resume: ${format.number(taken)} of ${format.number(all)}.`,
  acceptAll: 'Accept all supported',
  loading: 'Checking each change...',
  writing:
    'The language model is still writing. Each section is checked as soon as it is complete; your resume changes when all of it is there.',
  failed: 'The changes cannot be shown in this browser. Load the page again and try once more.',
  none: 'The language model proposed no change.',
  kinds: { replaced: 'Reworded', added: 'Added', removed: 'Removed', moved: 'Moved' },
  change: (kind: string, number: number) => `${kind}, change ${format.number(number)}`,
  points: (difference: number) =>
    format.plural(difference, { one: '# point', other: '# points' }, { signDisplay: 'exceptZero' }),
  verdicts: {
    supported: 'Supported',
    question: 'Needs your answer',
    lost: 'Would lose a fact',
    clashing: 'Conflicts with another change',
    edited: 'Your own words',
    confirmed: 'You said it is true',
  },
  state: { in: 'In your resume', out: 'Left out' },
  added: 'added:',
  removed: 'removed:',
  moved: 'Now in another place.',
  evidence: 'Your resume says:',
  noSection: 'Top of the resume',
  showPlace: 'Show in the resume',
  takeBack: 'Take back',
  takeBackOf: (subject: string) => `Take back the answer about ${subject}`,
  accept: 'Accept',
  reject: 'Reject',
  edit: 'Edit',
  editLabel: 'Your own words for this change',
  editHint: 'They go into your resume as you write them. Leave this empty to remove the lines.',
  keep: 'Use my words',
  cancel: 'Cancel',
  yes: 'Yes, it is true',
  no: 'No',
  saidYes: 'You said that this is true.',
  saidNo: 'You said that this is not true, so it stays out.',
  statementLabel: 'Where it was, in your own words (optional)',
  confirm: 'Confirm',
  saving: 'Saving...',
  answerFailed: 'Your answer could not be saved. Try again.',
  compare: { caption: 'Both texts, line by line', original: 'Original', optimized: 'Optimized' },
  questions: {
    also: (keywords: number) => `Also asked for (${format.number(keywords)})`,
    denied: (keywords: number) => `You said no (${format.number(keywords)})`,
    heading: 'Missing from your resume, but perhaps true of you',
    intro:
      'What you confirm goes into your skills section. Your answers are remembered for the next analysis; your account page shows them.',
    before: 'You confirmed this before.',
    add: (keyword: string) => `Add ${keyword} to this resume`,
    added: 'In your skills section now.',
    takeOut: (keyword: string) => `Take ${keyword} out again`,
  },
});

export type Texts = ReturnType<typeof texts>;
