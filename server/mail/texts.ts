import { createFormat, type Format } from '#contract/format.ts';
import { type Language, languageNames, languages } from '#contract/languages.ts';
import type { Texts } from './texts/en.ts';

/** What an email is written with. */
export interface EmailWords {
  language: Language;
  texts: Texts;
  format: Format;
}

async function load(language: Language): Promise<EmailWords> {
  const sentences: { texts: (format: Format) => Texts } = await import(`./texts/${language}.ts`);
  const format = createFormat(languages[language].locale);
  return { language, texts: sentences.texts(format), format };
}

const english = await load('en');
const others = new Map(await Promise.all(languageNames.map(async (name) => [name, await load(name)] as const)));

/** @param language the person's; English if it is not known */
export function emailWords(language: Language | null): EmailWords {
  return (language === null ? undefined : others.get(language)) ?? english;
}
