import { describe, expect, test } from 'vitest';
import { type AnalysisInput, loadEngine, loadEngineFor } from '#engine';
import { conceptFields } from '../../engine/concepts/concept-fields.ts';
import { type ConceptLanguage, conceptLanguages } from '../../engine/concepts/concept-language.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

const sources = conceptLanguages
  .flatMap(readConceptSources)
  .filter(({ proof, line }) => proof && readConcept(line).phrasings.length > 0);
const perField = 5;

const textsOf = {
  en: { requirements: 'Requirements', asks: 'Experience of', experience: 'Experience' },
  de: { requirements: 'Ihr Profil', asks: 'Erfahrung in', experience: 'Berufserfahrung' },
} as const satisfies Record<ConceptLanguage, object>;

/** A posting that asks for a few concepts of a field, and a resume with the sentences that show them. */
function pairOf(field: string, texts: (typeof textsOf)[ConceptLanguage]): AnalysisInput | undefined {
  const own = sources.filter((source) => source.field === field).slice(0, perField);
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
  conceptFields[language].flatMap((field) => {
    const input = pairOf(field, textsOf[language]);
    return input === undefined ? [] : [{ field, input }];
  }),
);

describe('the engine for one posting', () => {
  test.each(pairs)(
    'says what the engine with everything says of $field, whatever was loaded before',
    async ({ input }) => {
      const own = await loadEngineFor(input);
      const first = own.analyse(input);
      for (const other of pairs) (await loadEngineFor(other.input)).analyse(other.input);
      expect(own.analyse(input)).toEqual(first);
      expect((await loadEngineFor(input)).analyse(input)).toEqual(first);
      expect((await loadEngine()).analyse(input)).toEqual(first);
    },
  );

  test.each(pairs)('finds what people of $field say among themselves', async ({ input }) => {
    const { requirements } = (await loadEngineFor(input)).analyse(input);
    const ways = requirements.flatMap(({ evidence }) => evidence.map(({ strength }) => strength));
    expect(ways).toContain('meaning');
  });
});
