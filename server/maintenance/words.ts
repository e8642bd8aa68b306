import { createFormat, type Format } from '#contract/format.ts';
import { type Language, languages } from '#contract/languages.ts';
import { texts as de } from './texts/de.ts';
import { texts as en, type Texts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fr } from './texts/fr.ts';
import { texts as nl } from './texts/nl.ts';

const sentences: Readonly<Record<Language, (format: Format) => Texts>> = { de, en, es, fr, nl };

/** @param language English if it is not known */
export function maintenanceWords(language: Language | null): { texts: Texts } {
  const name = language ?? 'en';
  return { texts: sentences[name](createFormat(languages[name].locale)) };
}
