/** The months with their short forms; those that are the same as in English are listed there. */
export const months = [
  'januar jänner',
  'februar feber',
  'märz mär mrz',
  '',
  'mai',
  'juni',
  'juli',
  '',
  '',
  'oktober okt',
  '',
  'dezember dez',
] as const;
export const todayWords = 'heute dato laufend aktuell jetzt';
export const sinceWords = 'seit ab';
export const boundWords = 'bis';
