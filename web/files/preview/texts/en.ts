import type { Format } from '#contract/format.ts';

/** Every sentence of the preview of how a file is read. */
export const texts = (format: Format) => ({
  open: 'See how it was read',
  title: (name: string) => `How machines read ${name}`,
  description:
    'The pages, the text as it was read here, and what a simple reader gets. Point at a line to see it on all sides.',
  health: 'Readable by machines',
  good: 'Nothing in this file makes machines stumble.',
  pages: 'Pages',
  text: 'As read',
  simple: 'A simple reader',
  simpleHint:
    'Many systems take the words in the order in which the file holds them, not in the order in which people read.',
  wrong: (percent: number) =>
    percent < 1
      ? 'It gets all words in order.'
      : `${format.percent(percent)} of the words come out of order or are missing.`,
  page: (number: number) => `Page ${format.number(number)}`,
  block: (number: number) => `Block ${format.number(number)}`,
  line: (number: number) => `line ${format.number(number)}`,
  /** What became of a line in a simple reader. */
  fates: { moved: 'out of order', lost: 'not read', extra: 'not for people', twice: 'twice', garbled: 'garbled' },
  show: 'Show',
  showNamed: (what: string) => `Show: ${what}`,
  costs: (points: number) => format.plural(points, { one: '−# point', other: '−# points' }),
  instructions: 'Your texts contain instructions to an AI',
  instructionsText:
    'They had no effect on this analysis. Remove them from your resume; if they are in the posting, be aware of them.',
  hidden: 'hidden from readers',
});

export type Texts = ReturnType<typeof texts>;
