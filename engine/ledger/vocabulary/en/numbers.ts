/** Numbers in words: the tens from twenty on, and what multiplies. */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
export const scales = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  dozen: 12,
} as const;
/** Letters after a figure that multiply it. */
export const suffixes = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 } as const;
/** Words that are a share in percent, a multiple, or a count. */
export const shares = {
  percent: { half: 50, halved: 50, halving: 50 },
  times: {
    doubled: 2,
    doubling: 2,
    double: 2,
    twofold: 2,
    twice: 2,
    tripled: 3,
    tripling: 3,
    triple: 3,
    threefold: 3,
    quadrupled: 4,
    tenfold: 10,
  },
  count: { biannual: 2, biannually: 2, thrice: 3 },
} as const;
/** "A third": one divided by it. */
export const fractions = { third: 3, quarter: 4, fifth: 5, tenth: 10 } as const;
/** "Every fourth week": how often, by the words that say it. */
export const ordinals = {
  second: 2,
  other: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
} as const;
/** Words for percent. */
export const percentWords = 'percent pct pc';
/** Words between the two numbers of a range, and after a number that multiplies. */
export const rangeWords = 'to and';
export const timesWords = 'times';
/** Between the two numbers of a move: "from 9 to 4". */
export const moveWords = 'to';
