/**
 * German verbs and nouns of the ladders of scope (judge-scope.ts): the ladder, what a word claims at least and proves at most,
 * weak verbs by their infinitive, and further words as they are.
 */
export const steps = [
  {
    ladder: 'lead',
    claims: 3,
    proves: 3,
    verbs: 'leiten verantworten steuern',
    words: 'leitet verantwortet steuert leitung leiter leiterin teamleiter teamleiterin führungskraft',
  },
  { ladder: 'lead', claims: 2, proves: 3, verbs: 'führen', words: 'führung' },
  { ladder: 'lead', claims: 2, proves: 2, verbs: 'koordinieren organisieren', words: 'koordination' },
  { ladder: 'lead', claims: 1, proves: 3, verbs: '', words: 'verantwortlich verantwortung zuständig' },
  {
    ladder: 'author',
    claims: 2,
    proves: 2,
    verbs: 'entwickeln konzipieren gestalten gründen etablieren initiieren',
    words: 'entwarf entwarfen',
  },
  {
    ladder: 'author',
    claims: 1,
    proves: 2,
    verbs: 'erstellen programmieren',
    words: 'entwicklung einführung konzeption gestaltung aufbau erstellung schrieb schrieben programmierung',
  },
  {
    ladder: 'teach',
    claims: 2,
    proves: 2,
    verbs: 'schulen',
    words: 'anleitung schulung ausbildung unterwies unterwiesen unterweisung einarbeitung angeleitet',
  },
  { ladder: 'decide', claims: 2, proves: 2, verbs: 'verhandeln genehmigen', words: '' },
  { ladder: 'decide', claims: 1, proves: 2, verbs: '', words: 'verhandlung verhandlungen' },
] as const;

/** Words that say the person only took part. */
export const partVerbs = 'unterstützen beteiligen assistieren begleiten';
export const partWords = `
unterstützung unterstützt half mitarbeit mitwirkung mitgewirkt mitgearbeitet beteiligung beteiligt assistenz hilfe begleitung
teil mitglied
`;
/** Parts of words that still say "helped", and what people are members of. */
export const helpParts =
  'hilf unterstütz geholf mitgewirk mitgearbeit zugearbeit beteilig zuarbeit begleit mitgemacht mitgeholf';
export const circleParts = 'ausschuss gruppe köpfig';
export const memberWords = 'teil mitglied';
/** People whose care is the whole job, and people who are led. */
export const served = 'kunden patienten bewohner';
export const people = 'mitarbeiter team';

/**
 * Separable verbs by their full infinitive: forms of the verb, the prefix at the end of its clause, and the word
 * of the ladders that it matches; none for a verb that says nothing.
 */
export const partedVerbs = [
  { forms: 'leite leiten leitet leitete leiteten', prefix: 'an', means: 'schulte' },
  { forms: 'führe führt führte führten', prefix: 'ein', means: 'entwickelte' },
  { forms: 'leite leiten leitet leitete leiteten', prefix: 'weiter', means: '' },
  { forms: 'führe führt führte führten', prefix: 'durch', means: '' },
  { forms: 'führt führte führten', prefix: 'an', means: 'leitete' },
  {
    forms:
      'wirke wirkt wirken wirkte wirkten arbeite arbeitet arbeiten arbeitete arbeiteten helfe hilft half machte mache',
    prefix: 'mit',
    means: 'mitwirkung',
  },
  { forms: 'arbeite arbeitet arbeitete', prefix: 'zu', means: 'mitwirkung' },
  { forms: 'trage trägt trug', prefix: 'bei', means: 'mitwirkung' },
  { forms: 'bringe bringt brachte', prefix: 'ein', means: 'mitwirkung' },
  { forms: 'arbeite arbeitet arbeiten arbeitete', prefix: 'ein', means: 'schulte' },
  { forms: 'bilde bildet bildete', prefix: 'aus', means: 'schulte' },
  { forms: 'baue baut baute', prefix: 'auf', means: 'entwickelte' },
  { forms: 'stelle stellt stellte', prefix: 'ein', means: 'hired' },
] as const;
