import { loadFontsHere } from '#documents/testing/load-fonts.ts';
import { createRandom } from '#documents/testing/mutate.ts';
import { randomResume } from '#documents/testing/random-resume.ts';
import type { TemplateName, WriteOptions } from '#documents/write/printed-resume.ts';
import { writeDocument, writeFormats } from '#documents/write/write-document.ts';
import { loadResumeReader } from '#engine';

export const name = 'Written resumes, read back';

const RESUMES = 1000;
const templates = ['plain', 'classic', 'compact', 'accent'] as const satisfies readonly TemplateName[];

/** 1,000 random resumes in every format: each must read back with its words in order, its lines and its headings. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const { readResume } = await loadResumeReader();
  const random = createRandom(4);
  const tallies = writeFormats.map((format) => ({
    format,
    written: 0,
    refused: 0,
    milliseconds: 0,
    bytes: 0,
    pages: 0,
  }));
  const notes: string[] = [];
  for (let index = 0; index < RESUMES; index += 1) {
    const resume = readResume(randomResume(random));
    const options = optionsOf(index);
    for (const tally of tallies) {
      const before = process.cpuUsage();
      try {
        const { bytes, pages } = await writeDocument(resume, tally.format, options, loadFontsHere);
        tally.written += 1;
        tally.bytes += bytes.length;
        tally.pages += pages?.count ?? 0;
      } catch (error) {
        tally.refused += 1;
        if (notes.length < 20) notes.push(`${tally.format} ${index}: ${describe(error)}`);
      }
      const { user, system } = process.cpuUsage(before);
      tally.milliseconds += (user + system) / 1000;
    }
  }
  const rows = tallies.map(({ milliseconds, bytes, pages, ...tally }) => ({
    ...tally,
    'ms each, with reading back': Math.round(milliseconds / RESUMES),
    'kB each': Math.round(bytes / 102.4 / Math.max(1, tally.written)) / 10,
    pages: pages || '',
  }));
  return { rows, notes };
}

/** Every template, paper, size and way of dates in turn. */
export function optionsOf(index: number): WriteOptions {
  return {
    template: templates[index % templates.length] ?? 'plain',
    paper: index % 3 === 0 ? 'letter' : 'a4',
    size: (['small', 'normal', 'large'] as const)[index % 3] ?? 'normal',
    margins: (['large', 'normal', 'small'] as const)[(index >> 2) % 3] ?? 'normal',
    pages: ([undefined, 1, 2] as const)[index % 5 > 2 ? 0 : index % 3],
    dates: index % 4 === 1 ? 'aligned' : 'inline',
    language: 'en',
    title: `Resume ${index}`,
    created: new Date('2026-01-02T12:00:00Z'),
  };
}

const describe = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
    : String(error);
