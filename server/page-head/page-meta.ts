import { type Language, languageNames } from '#contract/languages.ts';
import type { Texts } from './texts/en.ts';

/** What search engines and link previews show about a page. */
export interface PageMeta {
  /** Where the build says none: the pages know their own, in each language. */
  title: string;
  description: string;
}

const publicPages = {
  '/': { title: 'Get your resume past the ATS · Shortlist', text: 'home' },
  '/login': { title: 'Login · Shortlist', text: 'login' },
  '/register': { title: 'Register · Shortlist', text: 'register' },
  '/about-data': { title: 'About the data · Shortlist', text: 'aboutData' },
} as const;

/** The public pages; only these are listed in the sitemap and may be indexed. */
export const publicPaths: readonly string[] = Object.keys(publicPages);

async function load(language: Language): Promise<Texts> {
  const sentences: { texts: () => Texts } = await import(`./texts/${language}.ts`);
  return sentences.texts();
}

const english = await load('en');
const descriptions = new Map(await Promise.all(languageNames.map(async (name) => [name, await load(name)] as const)));

/** @param path in lower case, without a trailing slash */
export function metaOf(path: string, language: Language): PageMeta {
  const texts = descriptions.get(language) ?? english;
  if (!isPublic(path)) return { title: 'Shortlist', description: texts.other };
  const { title, text } = publicPages[path];
  return { title, description: texts[text] };
}

/** Whether everybody may open it and search engines may keep it. */
export function isPublic(path: string): path is keyof typeof publicPages {
  return Object.hasOwn(publicPages, path);
}
