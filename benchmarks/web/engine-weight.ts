import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { conceptLanguageFor } from '../../engine/concepts/concept-language.ts';
import { loadConcepts } from '../../engine/concepts/load-concepts.ts';
import { createModel } from '../../engine/lexicon/create-model.ts';
import { termsAsked } from '../../engine/match/match-requirements.ts';
import { chunksAsked } from '../../engine/match/other-words/show-concepts.ts';
import { readablePosting, understandPosting } from '../../engine/understand-posting.ts';
import { benchFolder } from '../accuracy/bench-folder.ts';
import { readTrades } from '../accuracy/trade-texts.ts';
import { filesOf, nameOf } from '../lexicon/build-concepts.ts';

export const name = "What an English posting downloads of the engine's data";

/** From the issue: kilobytes (1000 bytes) of gzip. */
const GOAL = 900;

const data = fileURLToPath(new URL('../../engine/lexicon/data/', import.meta.url));

function kilobytes(file: string): number {
  return gzipSync(readFileSync(join(data, file)), { level: 9 }).length / 1000;
}

/** What every posting downloads: the names of concepts, and all that is not about concepts. */
function always(): number {
  const files = readdirSync(data).filter((file) => !/^(?:phrasings-|concepts-de)/.test(file));
  return files.reduce((sum, file) => sum + kilobytes(file), 0);
}

/** Our own postings of many trades, and those of real pairs where they are at hand. */
function readPostings(): string[] {
  const folder = fileURLToPath(new URL('../accuracy/data/', import.meta.url));
  const ours = readdirSync(folder)
    .filter((file) => file.endsWith('-trades.jsonl'))
    .flatMap((file) => readTrades(join(folder, file)).map(({ posting }) => posting));
  return [...ours, ...realPostings()].filter((jobDescription) => conceptLanguageFor({ jobDescription }) === 'en');
}

function realPostings(): string[] {
  try {
    const lines = readFileSync(join(benchFolder, 'pairs/dev/texts.jsonl'), 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line)).flatMap(({ kind, text }) => (kind === 'resume' ? [] : [text]));
  } catch {
    return [];
  }
}

/** The names of concepts, the chunks of phrasings that each posting asks for, and everything else that scoring needs. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const concepts = await loadConcepts('en', []);
  const model = createModel();
  const chunks = filesOf('en').map((file) => kilobytes(`${nameOf('en', file)}.generated.ts`));
  const base = always();
  const loads = readPostings().map((jobDescription) => {
    const { requirements, posting } = understandPosting(readablePosting({ jobDescription }).text, model);
    const asked = chunksAsked(concepts, termsAsked(requirements), posting);
    return { count: asked.length, sum: asked.reduce((sum, chunk) => sum + (chunks[chunk] ?? 0), base) };
  });
  const present = (what: string, sum: number, count: number) => ({
    ...{ what, 'gzip kB': Math.round(sum), 'goal kB': GOAL, chunks: count },
  });
  const at = (share: number, values: number[]) =>
    values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
  const level = (what: string, share: number) =>
    present(
      what,
      at(
        share,
        loads.map(({ sum }) => sum),
      ),
      at(
        share,
        loads.map(({ count }) => count),
      ),
    );
  return {
    rows: [
      present('every posting', base, 0),
      level('median', 0.5),
      level('ninth decile', 0.9),
      level('most', 1),
      present(
        'all there is',
        chunks.reduce((sum, size) => sum + size, base),
        chunks.length,
      ),
    ],
    notes: [`${loads.length} postings.`],
  };
}
