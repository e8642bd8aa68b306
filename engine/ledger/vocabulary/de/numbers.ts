/** German numbers in words: the tens from twenty on, and what multiplies. */
export const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';
export const scales = {
  hundert: 100,
  tausend: 1e3,
  tsd: 1e3,
  teur: 1e3,
  tchf: 1e3,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
  mrd: 1e9,
} as const;
export const suffixes = { mio: 1e6 } as const;
export const shares = { percent: { halbierte: 50 }, times: { verdoppelte: 2 } } as const;
/** Second to tenth, without their endings. */
export const ordinals = 'zweit dritt viert fünft sechst siebt acht neunt zehnt';
/** What a number is joined with in one word: "siebenköpfig", "dreijährig". */
export const counted = 'köpfig stellig jährig monatig wöchig tägig stündig malig mal';
export const percentWords = 'prozent';
export const rangeWords = 'bis auf und statt';
export const timesWords = 'mal';
export const moveWords = 'auf';
