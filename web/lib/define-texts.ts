import type { Format } from '#contract/format.ts';
import { format } from './format.ts';
import { language } from './language.ts';

/** What a file of texts exports: the sentences of a feature in one language. */
type Sentences<Texts> = (format: Format) => Texts;

/**
 * A feature's texts in the language of the page. English comes with the feature; of the other languages only the page's is
 * downloaded. It is awaited while the feature is still loading, so a texts file must import nothing but types: the modules
 * it would ask for are waiting for it.
 * @param others the files beside en.ts, by path
 */
export async function defineTexts<Texts>(
  english: Sentences<Texts>,
  others: Readonly<Record<string, () => Promise<Sentences<Texts>>>>,
): Promise<Texts> {
  const load = others[`./texts/${language}.ts`];
  const sentences = load === undefined ? english : await load();
  return sentences(format);
}
