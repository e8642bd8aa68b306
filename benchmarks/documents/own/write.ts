import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';

/** `node benchmarks/documents/own/write.ts FOLDER` writes the files with their truth, as the scorer of resume files reads them. */
const [folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('Say which folder the files go to.');
mkdirSync(folder, { recursive: true });
for (const { bytes, truth } of ownFiles()) {
  writeFileSync(join(folder, truth.file), bytes);
  writeFileSync(join(folder, `${truth.id}.truth.json`), JSON.stringify(truth, null, 1));
}
