/** Units by the quantity they measure, in its smallest one: base form and abbreviations, their plurals are generated. */
export const units = {
  months: { month: 1, year: 12 },
  // Months are not converted into weeks: nobody counts them that exactly.
  time: {
    ms: 1,
    s: 1e3,
    sec: 1e3,
    second: 1e3,
    min: 6e4,
    minute: 6e4,
    hour: 36e5,
    day: 864e5,
    week: 6048e5,
    fortnight: 12096e5,
  },
  weight: { g: 1, kg: 1e3, kilo: 1e3, kilogram: 1e3, t: 1e6, ton: 1e6, tonne: 1e6 },
  length: { m: 1, metre: 1, meter: 1, km: 1e3, kilometre: 1e3, kilometer: 1e3 },
} as const;
/** Units that mean one without a number: "a fortnight". */
export const wholeUnit = 'fortnight';
/** How often, by meaning: a shift and a night's service are a day's work. `rates` need "a" or "per" before them. */
export const periods = {
  hour: { rates: 'hour', adverbs: 'hourly' },
  day: { rates: 'day night shift morning evening', adverbs: 'daily nightly' },
  week: { rates: 'week monday tuesday wednesday thursday friday saturday sunday', adverbs: 'weekly' },
  month: { rates: 'month', adverbs: 'monthly' },
  quarter: { rates: '', adverbs: 'quarterly' },
  year: { rates: '', adverbs: 'yearly annual annually' },
} as const;
/** Before a period they say how often, not how long: "a day", "per shift"; the first five also of a number: "30 cars a month". */
export const rateWords = 'a an per every each all once the on by';
export const countedRateWords = 'a an per every each';
