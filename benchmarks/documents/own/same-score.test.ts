import { expect, test } from 'vitest';
import { readDocument } from '#documents/read-document.ts';
import { buildDocx, item, paragraph } from '#documents/testing/build-office.ts';
import { loadEngine, writeRoles } from '#engine';
import { layOut } from './lay-out.ts';
import { latex, word } from './producers.ts';
import { type OwnResume, surveyor, tailor } from './resumes.ts';

const engine = await loadEngine();
const postings = {
  tailor:
    'Tailor\n\nRequirements\n- Pattern drafting\n- 10 years of experience in tailoring\n- Fitting of suits and coats\n- Supervising a workroom\n- Costume making\n- Embroidery',
  surveyor:
    'Quantity Surveyor\n\nRequirements\n- BSc in Quantity Surveying\n- 5 years of experience\n- Cost planning and final accounts\n- MRICS\n- Bluebeam\n- Contract negotiation\n- Revit',
} as const;

/** The resume as its writer would type it. */
const textOf = ({ blocks }: OwnResume): string =>
  blocks.map(({ heading, lines }) => [heading ?? [], ...lines].flat().join('\n').replaceAll('\t', ' ')).join('\n\n');

const docxOf = ({ blocks }: OwnResume): Uint8Array =>
  buildDocx(
    blocks
      .flatMap(({ heading, lines }) => [
        heading === null ? '' : paragraph(heading, 'berschrift1'),
        ...lines.map((line) => (line.startsWith('• ') ? item(line.slice(2)) : paragraph(line.replace('\t', ' ')))),
      ])
      .join(''),
  );

test.each([
  ['tailor', tailor, postings.tailor],
  ['surveyor', surveyor, postings.surveyor],
] as const)(
  'the resume of the %s scores the same as text, PDF and DOCX, to a point',
  async (_, resume, jobDescription) => {
    const scoreOf = (resumeText: string, resumeRoles = '') =>
      engine.analyse({ resumeText, resumeRoles, jobDescription, now: '2026-11-22' }).matchScore;
    const files = {
      'latex.pdf': latex(layOut(resume, 'single', true)),
      'word.pdf': word(layOut(resume, 'right-dates', false)),
      'resume.docx': docxOf(resume),
    };
    const typed = scoreOf(textOf(resume));
    expect(typed).toBeGreaterThan(20);
    for (const [name, bytes] of Object.entries(files)) {
      const { text, lines } = await readDocument(bytes, name);
      expect(Math.abs(scoreOf(text) - typed), name).toBeLessThanOrEqual(1);
      expect(Math.abs(scoreOf(text, writeRoles(lines)) - typed), name).toBeLessThanOrEqual(1);
    }
  },
);
