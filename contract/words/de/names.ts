/** Fields of work as the engine names them (engine/score/field-titles.ts); those that are the same in German are left out. */
export const fieldNames: Readonly<Record<string, string>> = {
  accounting: 'Buchhaltung',
  banking: 'Bankwesen',
  finance: 'Finanzen',
  insurance: 'Versicherung',
  sales: 'Vertrieb',
  retail: 'Einzelhandel',
  'customer service': 'Kundendienst',
  'office administration': 'Büroverwaltung',
  'human resources': 'Personalwesen',
  'graphic design': 'Grafikdesign',
  nursing: 'Pflege',
  medicine: 'Medizin',
  'social work': 'soziale Arbeit',
  teaching: 'Unterricht',
  cooking: 'Küche',
  hospitality: 'Gastgewerbe',
  construction: 'Bau',
  'electrical installation': 'Elektroinstallation',
  'civil engineering': 'Bauingenieurwesen',
  'mechanical engineering': 'Maschinenbau',
  'electrical engineering': 'Elektrotechnik',
  engineering: 'Ingenieurwesen',
  manufacturing: 'Fertigung',
  logistics: 'Logistik',
  driving: 'Fahrdienst',
  'vehicle repair': 'Fahrzeugreparatur',
  'IT support': 'IT-Support',
  'software development': 'Softwareentwicklung',
  'web development': 'Webentwicklung',
  'mobile development': 'Entwicklung für Mobilgeräte',
  databases: 'Datenbanken',
  'network security': 'Netzwerksicherheit',
  'software testing': 'Softwaretest',
  embedded: 'eingebettete Systeme',
  'business analysis': 'Geschäftsanalyse',
  'project management': 'Projektmanagement',
  operations: 'Betriebsablauf',
  'IT consulting': 'IT-Beratung',
  law: 'Recht',
  'security services': 'Sicherheitsdienst',
  science: 'Wissenschaft',
  arts: 'Kunst',
  'real estate': 'Immobilien',
  cleaning: 'Reinigung',
  agriculture: 'Landwirtschaft',
  beauty: 'Kosmetik',
  maintenance: 'Instandhaltung',
};

const languageCodes =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh';

/** German names of languages by their English ones in small letters. */
export const languageNames: ReadonlyMap<string, string> = namesOf(languageCodes.split(' '));

function namesOf(codes: readonly string[]): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const german = new Intl.DisplayNames('de', { type: 'language' });
  return new Map(codes.map((code) => [english.of(code)?.toLowerCase() ?? code, german.of(code) ?? code]));
}
