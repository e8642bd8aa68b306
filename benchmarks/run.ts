import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run bench [-- word …]` runs every benchmark whose path contains one of the words (without words, all), one after the
 * other, prints its table and writes it to results/ with its date, so that figures can be compared over time.
 */
interface Benchmark {
  name: string;
  run(): Promise<{ rows: Record<string, string | number>[]; notes?: string[] }>;
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const results = join(folder, 'results');

const words = process.argv.slice(2);
const found = globSync('{accuracy,conformance,documents,faults,load,speed,web}/**/*.ts', {
  cwd: folder,
  exclude: (path) => path.endsWith('.test.ts'),
}).sort();
const chosen = found.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

let failed = 0;
let ran = 0;
for (const path of chosen) {
  const module: Partial<Benchmark> = await import(pathToFileURL(join(folder, path)).href);
  // Helper files next to the benchmarks export nothing to run.
  if (!module.name || !module.run) continue;
  ran += 1;
  console.log(`\n${module.name} (benchmarks/${path})`);
  try {
    const { rows, notes = [] } = await module.run();
    write(module.name, path, rows, notes);
  } catch (error) {
    failed += 1;
    console.error(error);
  }
}
console.log(`\n${ran - failed} of ${ran} benchmarks ran.`);
if (ran === 0) console.log(`No benchmark's path contains ${words.join(' or ')}. There are: ${found.join(', ')}`);
process.exitCode = failed > 0 || ran === 0 ? 1 : 0;

function write(name: string, path: string, rows: Record<string, string | number>[], notes: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const word = path.replace(/\.ts$/, '');
  const table = presentTable(rows);
  const text = [
    `# ${name}, ${day}`,
    '',
    table,
    ...notes.map((note) => `\n${note}`),
    '',
    `Machine: ${describeMachine()}. Made by \`npm run bench -- ${word}\`.`,
    '',
  ].join('\n');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${day}-${word.replaceAll('/', '-')}.md`), text);
  console.log(`\n${table}\n${notes.map((note) => `\n${note}`).join('')}`);
}

/** A markdown table; what a row lacks is an empty cell. */
function presentTable(rows: readonly Record<string, string | number>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

/** What the figures depend on, without naming the machine. */
function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${availableParallelism()} cores (${model}), ${process.platform}, Node ${process.versions.node}`;
}
