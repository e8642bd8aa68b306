/** The months with their short forms. */
export const months = [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
] as const;
/** What goes on today; "date" only behind the words that make it today. */
export const todayWords = 'present current currently now today ongoing';
export const untilWords = 'to till until';
/** What began and has no end goes on. */
export const sinceWords = 'since from';
/** Other small words of a period. */
export const boundWords = 'until till';
