import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, linesAt } from '../testing/build-pdf.ts';
import { linesOf } from '../testing/read.ts';
import { listMarks } from './marked-texts.ts';

const span = (text: string, shown: string) => `/Span << /ActualText ${text} >> BDC ${shown} EMC`;
const hexOf = (text: string) =>
  `<FEFF${Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;
const read = async (drawing: string) =>
  linesOf(
    await readDocument(
      buildPdf([linesAt(40, 600, ['Cook, Fern Inn'])], { drawing: `BT /F1 12 Tf 1 0 0 1 40 700 Tm ${drawing} ET` }),
      'resume.pdf',
    ),
  );

/** A stroke, and a dot drawn above it: codes of a font that has no characters for either. */
const parts = (code: string) => `3 4 Td <01> Tj -3 -4 Td <${code}> Tj 4 0 Td`;

test('letters that a font draws in parts are those that the file says, from right to left', async () => {
  const drawn = ['ن', 'ب', 'خ'].map((letter, index) => span(hexOf(letter), parts(`0${index + 2}`)));
  expect(await read(`/ReversedChars BMC ${drawn.join(' ')} EMC`)).toEqual(['خبن', 'Cook, Fern Inn']);
});

test('what is seen as words stays those words, whatever the file says they are', async () => {
  expect(await read(span('(Kubernetes)', '(Baker) Tj'))).toEqual(['Baker', 'Cook, Fern Inn']);
  expect(await read(`${span('(Kubernetes, Terraform, Go)', '<01> Tj')} (Baker) Tj`)).not.toContain('Kubernetes');
});

test('marks are listed with their numbers and texts, past dictionaries, texts and pictures', () => {
  const drawing = [
    '/P << /MCID 3 /Lang (en (US)) >> BDC (a BDC in a text \\) ) Tj EMC',
    '/Artifact BMC EMC /Span /MC0 BDC EMC',
    'BI /W 1 /H 1 ID /X BMC \u00FF EI',
    `/Span << /MCID 4 /ActualText ${hexOf('ff')} >> BDC EMC /Span << /ActualText (fi) >> BDC EMC`,
  ].join('\n');
  expect(listMarks(drawing)).toEqual([
    { tag: 'P', id: 3, text: undefined },
    { tag: 'Artifact', id: null, text: undefined },
    { tag: 'Span', id: undefined, text: undefined },
    { tag: 'Span', id: 4, text: 'ff' },
    { tag: 'Span', id: null, text: 'fi' },
  ]);
});
