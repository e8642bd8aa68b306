/**
 * Every language of the pages and emails. Adding one takes a line here and a file in each folder of texts; a test compares the two
 * (CONTRIBUTING.md). The engine's matching reads postings in English and German only.
 */
export const languages = {
  en: { name: 'English', locale: 'en-US', weekStartsOn: 0 },
  de: { name: 'Deutsch', locale: 'de-DE', weekStartsOn: 1 },
  fr: { name: 'Français', locale: 'fr-FR', weekStartsOn: 1 },
  es: { name: 'Español', locale: 'es-ES', weekStartsOn: 1 },
  nl: { name: 'Nederlands', locale: 'nl-NL', weekStartsOn: 1 },
} as const satisfies Record<string, { name: string; locale: string; weekStartsOn: 0 | 1 }>;

export type Language = keyof typeof languages;

export function isLanguage(name: unknown): name is Language {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}

export const languageNames: readonly Language[] = Object.keys(languages).filter(isLanguage);

/** The first of a person's languages, such as `de-AT` and most preferred first, that the product has. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.trim().toLowerCase().split('-', 1)[0]).find(isLanguage);
}
