import { createFormat } from '#contract/format.ts';
import { type Language, languages } from '#contract/languages.ts';

/** The words on the workspace's buttons and headings in one language. */
export async function wordsOf(language: Language) {
  const format = createFormat(languages[language].locale);
  const analyzer = '../../web/features/analyzer';
  const [page, gaps, changes, versions]: [
    typeof import('../../web/features/analyzer/texts/en.ts'),
    typeof import('../../web/features/analyzer/results/texts/en.ts'),
    typeof import('../../web/features/analyzer/changes/texts/en.ts'),
    typeof import('../../web/features/analyzer/versions/texts/en.ts'),
  ] = await Promise.all([
    import(`${analyzer}/texts/${language}.ts`),
    import(`${analyzer}/results/texts/${language}.ts`),
    import(`${analyzer}/changes/texts/${language}.ts`),
    import(`${analyzer}/versions/texts/${language}.ts`),
  ]);
  return {
    page: page.texts(format),
    gaps: gaps.texts(format),
    changes: changes.texts(format),
    versions: versions.texts(format),
  };
}

export type Words = Awaited<ReturnType<typeof wordsOf>>;
