import { describe, expect, test } from 'vitest';
import { type AnalysisInput, loadEngine, loadEngineFor } from '#engine';
import { type ConceptLanguage, conceptLanguages } from '../../engine/concepts/concept-language.ts';
import { filesOf } from './build-concepts.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

const sources = conceptLanguages
  .flatMap(readConceptSources)
  .filter(({ proof, line }) => proof && readConcept(line).phrasings.length > 0);
const perList = 8;
/** An engine for each of some seventy lists takes five seconds, and half a minute on a busy machine. */
const patience = 120_000;

const textsOf = {
  en: { requirements: 'Requirements', asks: 'Experience of', experience: 'Experience' },
  de: { requirements: 'Ihr Profil', asks: 'Erfahrung in', experience: 'Berufserfahrung' },
} as const satisfies Record<ConceptLanguage, object>;

/** A posting that asks for a few concepts of a list, and a resume with the sentences that show them. */
function pairOf(of: string, texts: (typeof textsOf)[ConceptLanguage]): AnalysisInput | undefined {
  const own = sources.filter(({ file }) => file === of).slice(0, perList);
  if (own.length === 0) return undefined;
  const asked = own.map(({ line }) => `- ${texts.asks} ${readConcept(line).names[0]}`);
  const told = own.map(({ proof }) => `- ${proof}`);
  return {
    jobDescription: `${own[0]?.occupation}\n\n${texts.requirements}\n${asked.join('\n')}`,
    resumeText: `${texts.experience}\n${own[0]?.occupation}, Northgate, 2019 - 2024\n${told.join('\n')}`,
    now: '2026-11-01',
  };
}

const pairs = conceptLanguages.flatMap((language) =>
  filesOf(language).flatMap((file) => {
    const input = pairOf(file, textsOf[language]);
    return input === undefined ? [] : [{ file: `${language}/${file}`, input }];
  }),
);

describe('the engine for one posting', () => {
  test('says what the engine with everything says, whatever was loaded before', { timeout: patience }, async () => {
    const all = await loadEngine();
    const own = await Promise.all(pairs.map(({ input }) => loadEngineFor(input)));
    for (const [at, { file, input }] of pairs.entries()) {
      const first = own[at]?.analyse(input);
      expect(all.analyse(input), file).toEqual(first);
      expect((await loadEngineFor(input)).analyse(input), file).toEqual(first);
    }
  });

  test.each(pairs.filter(({ file }) => file.startsWith('en/')))(
    'finds what people of $file say among themselves',
    async ({ input }) => {
      const { requirements } = (await loadEngineFor(input)).analyse(input);
      const ways = requirements.flatMap(({ evidence }) => evidence.map(({ strength }) => strength));
      expect(ways).toContain('meaning');
    },
  );
});
