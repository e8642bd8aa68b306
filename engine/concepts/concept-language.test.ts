import { expect, test } from 'vitest';
import { readPosting } from '../extract/read-posting.ts';
import { createModel } from '../lexicon/create-model.ts';
import { conceptLanguageFor, conceptLanguageOf } from './concept-language.ts';

const german = 'Wir suchen eine Pflegekraft für die Station und das Haus. Sie arbeiten gern mit Menschen.';

test('a German posting is looked up in German concepts, any other in English ones', () => {
  expect(conceptLanguageOf('de')).toBe('de');
  for (const code of ['en', 'fr', 'und']) expect(conceptLanguageOf(code)).toBe('en');
});

test('the language is that of the posting as it is read, its title and its markup considered', () => {
  const { asks } = createModel();
  for (const jobDescription of [german, `<div>${german}</div>`, 'We are looking for a nurse on our ward.']) {
    const { code } = readPosting(`Nurse\n${jobDescription}`, asks).language;
    expect(conceptLanguageFor({ jobTitle: 'Nurse', jobDescription })).toBe(conceptLanguageOf(code));
  }
  expect(conceptLanguageFor({ jobDescription: german })).toBe('de');
});
