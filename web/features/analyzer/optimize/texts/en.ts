import type { Format } from '#contract/format.ts';

/** Every sentence of the dialog of 'Optimize Resume'; downloaded with it. */
export const texts = (format: Format) => ({
  title: 'Which of these are true of you?',
  description:
    'The posting asks for these and your resume does not name them. Only what you tick goes into your skills section. Your answers are remembered for the next analysis.',
  none: 'There are no missing keywords to add.',
  proven: 'Your resume shows these in other words',
  questions: 'Only you know: tick what you really have',
  where: (keyword: string) => `Where or how: ${keyword}`,
  wherePlaceholder: 'Where or how? (optional)',
  no: 'No',
  deny: (keyword: string) => `No, I do not have ${keyword}`,
  cancel: 'Cancel',
  close: 'Close',
  saving: 'Saving...',
  apply: (chosen: number) => (chosen === 0 ? 'Add to my resume' : `Add ${format.number(chosen)} to my resume`),
  removeAll: 'Remove what was added',
  failed: 'That could not be saved. Nothing was changed; try again.',
});

export type Texts = ReturnType<typeof texts>;
