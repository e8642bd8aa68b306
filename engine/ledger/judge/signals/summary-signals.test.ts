import { expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { readRewrite } from '../../compare-resumes.ts';
import { summarySignals } from './summary-signals.ts';

const resume = `Robin Sample
robin@mail.example

Experience
Commis Chef, The Gannet Room, Nelson, 2019 - 2023
- Stepped up to sous chef for the odd Monday
- Prepared stocks and sauces
- Helped train two juniors`;

/** The features of what a summary above the resume recombines. */
function features(summary: string): string[] {
  const rewrite = { originalText: resume, improvedText: `${summary}\n\n${resume}`, now: '2026-11-23' };
  const { improved, caseOf } = readRewrite(rewrite, createModel());
  return improved.lines
    .filter(({ isSummary }) => isSummary)
    .flatMap((line) => summarySignals(caseOf(line)).flatMap((signal) => signal.features));
}

test('a summary may begin with the title of a job, and not with one that only a sentence mentions', () => {
  expect(features('Commis chef with a background in stocks and sauces in busy kitchens.')).not.toContain('title agent');
  expect(features('Sous manager with a background in stocks and sauces in busy kitchens.')).toContain(
    'title agent from nowhere',
  );
});

test('what a summary says was done must be said of the same things, and not as help', () => {
  expect(features('Commis chef who prepares stocks and sauces in a busy kitchen in Nelson.')).not.toContain(
    'summary deed',
  );
  expect(features('Commis chef who sells stocks and sauces in a busy kitchen in Nelson.')).toContain(
    'summary deed, not said',
  );
  expect(features('Commis chef who trains the juniors in a busy kitchen in Nelson.')).toContain('summary deed, held');
});
