/** German words that make a thing larger or a person better, by what they claim (judge-praise.ts); with all endings of adjectives. */
export const claims = {
  company: ['unternehmensweit', 'konzernweit'],
  country: ['bundesweit', 'landesweit'],
  world: ['weltweit'],
  sole: ['alleinig'],
  independent: ['eigenständig', 'selbständig', 'selbstständig'],
  awarded: ['preisgekrönt'],
  expert: ['expert', 'experten', 'expertin'],
  certified: ['zertifiziert'],
  promoted: ['befördert'],
  budget: ['im budget'],
  punctual: ['termingerecht', 'fristgerecht'],
} as const;
/** Reservations that a rewrite must keep while it keeps the fact, and exceptions from it. */
export const reservations = ['abgebrochen', 'nicht abgeschlossen', 'laufend'] as const;
export const exceptions = ['ohne'] as const;

/** What came of the work, in the order of judge-outcome.ts: up, down, better, exceeded. Verbs by infinitive, and odd forms. */
export const effects = [
  { verbs: 'steigern erhöhen', forms: '' },
  { verbs: 'reduzieren senken sparen verkürzen verringern mindern halbieren', forms: '' },
  { verbs: 'verbessern optimieren', forms: '' },
  { verbs: '', forms: 'übertreffen übertrifft übertraf übertroffen' },
] as const;
/** What proves an achievement without being one. */
export const reachedBeginnings = 'gewonn erhielt';
/** "Without", "none". */
export const denials = 'ohne kein keine keinen keiner keines keinem';
/** Words before a result. */
export const consequences = ['wodurch', 'was zu'] as const;
/** Begins another part of a sentence. */
export const borders = 'und für mit bei an auf zu von';
/** Splits a sentence into actions. */
export const deedBorders = 'und';

/** Words of any resume that are about wording, not about what was done. */
export const plainWords = `
erfahren zuverlässig engagiert verantwortungsvoll motiviert täglich regelmäßig sowie inklusive pro tag woche monat jahr
arbeitete führte übernahm übernahme verantwortung verantwortlich zuständig dauer rund etwa circa durch beim zusammenarbeit
einsatz gelernte examinierte sicher verschiedene mehrere umfassende langjährige erfahrung bereich aufgaben tätigkeit
durchgeführt erstellt bearbeitet
`;
