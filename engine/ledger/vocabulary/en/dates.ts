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
/** Words for today; "date" only after the words that make it mean today. */
export const todayWords = 'present current currently now today ongoing';
export const untilWords = 'to till until';
/** Words for a period that began and is ongoing. */
export const sinceWords = 'since from';
/** Other small words of a period. */
export const boundWords = 'until till';
