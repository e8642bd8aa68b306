/** As in English. */
export const ranks = 'leiter leiterin';
export const grades = 'meister geselle';
/** Adjectives whose forms are all generated are in `adjectives`. */
export const levels = {
  1: {
    words:
      'grundkenntnisse grundlagen grundwissen basiskenntnisse basiswissen anfänger anfängerkenntnisse anfängerstufe grundzüge grundzügen',
    adjectives: '',
  },
  3: { words: 'solide', adjectives: 'gut sicher' },
  4: { words: 'sehr', adjectives: 'fließend verhandlungssicher fortgeschritten stilsicher' },
  5: { words: 'muttersprache muttersprachen muttersprachler', adjectives: '' },
} as const;
