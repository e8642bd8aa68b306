/** German units, each form with its English unit. */
export const units = {
  month: 'monat monate monaten monats',
  year: 'jahr jahre jahren jahres',
  second: 'sekunde sekunden',
  minute: 'minuten',
  hour: 'stunde stunden',
  day: 'tag tage tagen tages',
  week: 'woche wochen',
} as const;
/** As in English. */
export const periods = {
  hour: { rates: 'stunde stunden', adverbs: 'stündlich' },
  day: { rates: 'tag tage schicht', adverbs: 'täglich' },
  week: { rates: 'woche wochen', adverbs: 'wöchentlich' },
  month: { rates: 'monat monate', adverbs: 'monatlich' },
  quarter: { rates: 'quartal', adverbs: 'quartalsweise quartalweise' },
  year: { rates: 'jahr', adverbs: 'jährlich' },
} as const;
export const rateWords = 'pro je jede jeden jeder jedes am die im';
export const countedRateWords = 'pro';
