/** German words for how many and how often, on scales from little to all; inflected by their endings. Phrases are joined by "_". */
export const many = [
  'einige einigen einiger einzelne einzelnen einzelner manche manchen mehrere mehreren mehrerer ein_paar wenige wenigen verschiedene verschiedenen teil_der',
  'viele vielen vieler zahlreiche zahlreichen zahlreicher etliche etlichen dutzende',
  'meisten großteil mehrheit mehrzahl fast_alle fast_allen überwiegend',
  'alle allen aller sämtliche sämtlichen sämtlicher jede jeden jeder jedem jedes gesamte gesamten ganze ganzen',
] as const;
export const often = [
  'gelegentlich gelegentliche gelegentlichen ab_und_zu manchmal zeitweise vereinzelt hin_und_wieder bei_bedarf aushilfsweise selten sporadisch mitunter',
  'oft häufig häufige häufigen',
  'regelmäßig regelmäßige regelmäßigen täglich tägliche wöchentlich monatlich meist meistens üblicherweise',
  'immer stets ständig ständige dauerhaft durchgehend',
] as const;
export const atMost = 'bis_zu höchstens maximal max knapp fast unter weniger_als beinahe';
export const about = 'etwa rund ca circa ungefähr zirka';
export const atLeast = 'mehr_als über mindestens wenigstens mind';
