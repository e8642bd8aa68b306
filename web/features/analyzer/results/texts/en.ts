import type { Format } from '#contract/format.ts';

/** The list of what is missing, and how the score is made. */
export const texts = (format: Format) => ({
  title: {
    untitled: 'Untitled Job',
    edit: 'Change the job title',
    label: 'Job title of this analysis',
    keep: 'Save title',
    cancel: 'Cancel',
  },
  placementHint: 'Under each keyword: where it would fit.',
  byEngine: 'By the built-in engine.',
  underAPoint: (items: number) => `Worth less than a point (${format.number(items)})`,
  also: (keywords: number) => `Also asked for (${format.number(keywords)})`,
  asked: (keywords: number) =>
    format.plural(keywords, {
      one: '# of them is asked about in the changes above.',
      other: '# of them are asked about in the changes above.',
    }),
  aside: (keywords: number) => `Set aside (${format.number(keywords)})`,
  points: (points: number) =>
    format.plural(
      points,
      { one: '# point', other: '# points' },
      { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    ),
  labelled: (action: string, keyword: string) => `${action}: ${keyword}`,
  put: 'I have it, add it',
  deny: 'I do not have it',
  irrelevant: 'Not relevant',
  takeBack: 'Take back',
  denied: 'you said you do not have it',
  notRelevant: 'you said it is not relevant',
  failed: 'That could not be saved. Try again.',
  together:
    'Requirements count together, must-haves most. Nobody shows all of them: most of them earn nearly all points.',
  earlierScore: 'An earlier engine made this score, so its parts cannot be shown.',
  scoreAgain: "Score again with today's engine",
  orEquivalent: (name: string) => `${name} or an equivalent`,
  smallLeft: 'What is still missing is worth less than a point. Your resume is ready to download.',
  onlyKeywords: 'Everything else is about single keywords: they are listed under Missing Keywords.',
});

export type Texts = ReturnType<typeof texts>;
